### Players and what came of games: leaderboards, players' pages, statistics.

players-title = Players
players-leaderboard = Leaderboard
players-statistics = Statistics
players-your-page = Your results
players-game = Game
players-games = Games
players-numbers = Number of players

# $number (number) - how many play
players-number =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }

# $games (number) - that were rated
players-rated-games =
    { $games ->
        [0] No rated games yet
        [one] { $games } rated game
       *[other] { $games } rated games
    }

players-rank = Place
players-player = Player
players-rating = Rating
players-played = Games
players-won = Won
players-place = Mean place
players-bot = bot
players-you = you
players-guest = a guest

# $sigma (text) - a number
players-spread = ± { $sigma }

# $least (number) - games
players-about = A rating is what somebody is worth almost surely: it starts at 0 and rises with games and with wins. Listed are bots and people with accounts who have played { $least } rated games or more.
players-nobody = Nobody is listed here yet.

## A player's page

players-only-you = Only you see this page. With an account others see it too, and you can be listed.
players-results = Results by game
players-no-results = No rated game yet.
players-over-time = Rating over time
players-met = Met most
players-ahead = Ahead
players-behind = Behind
players-history = Games played
players-no-history = No finished game yet.
players-more = Earlier games

# $rank (number) - the place somebody took
# $seats (number) - of how many
players-took = Place { $rank } of { $seats }

# $names (text) - of the others, joined
players-against = with { $names }
players-gone = left early
players-open = Look at the game

## Why a game was not rated

players-unrated-ended = not rated: ended by all
players-unrated-taken-back = not rated: moves were taken back
players-unrated-components = not rated: the table had its own components
players-unrated-hints = not rated: hints were allowed

players-unrated-origin = not rated: it went on from another game, or was a deal
players-unrated-shared = not rated: several seats at one device
players-unrated-bots = not rated: only bots played
players-unrated-unknown = not rated: it is not known who left
