### Notices: "your turn", and where people want to be told.

## What a notice says

notice-your-turn = Your turn

# $number (number) - of tables
notice-your-turns = { $number ->
        [one] { $number } table waits for you
       *[other] { $number } tables wait for you
    }

# $name (text) - whose turn it is
notice-turn-of = { $name } to move

# $game (text) - its title
# $names (text) - the others at the table
notice-where = { $game } with { $names }

notice-trial = Notices arrive here
notice-trial-text = This is how you will be told that it is your turn.

## The page's paper about them

notice-title = Notices
notice-lead = Be told that it is your turn while you are not looking: only the game, who plays, and the link, never anything hidden.
notice-push = In this browser
notice-push-on = Turn on
notice-push-is-on = Notices are on in this browser.
notice-push-blocked = The browser blocks notices of this site. Allow them in its settings for this page, then turn them on here.
notice-push-insecure = Browsers show notices of pages with https only. Use a webhook, or open the page at a safe address.
notice-push-unable = This browser shows no notices. On an iPhone or iPad, add the page to the Home Screen and open it there.
notice-webhook = By webhook
notice-webhook-address = Address
notice-webhook-help = A Discord channel’s webhook, or any https address that takes JSON.
notice-add = Add
notice-ways = Where you are told
notice-try = Try
notice-tried = Sent. It should be there now.
notice-drop = Remove

# $host (text) - where it goes
notice-drop-name = Remove { $host }
notice-try-name = Try { $host }
notice-kind-push = Browser
notice-kind-discord = Discord
notice-kind-webhook = Webhook

# $number (number) - in a row
notice-failed = { $number ->
        [one] The last notice did not arrive.
       *[other] The last { $number } notices did not arrive.
    }
notice-quiet = Quiet hours
notice-quiet-wanted = Do not disturb me
notice-quiet-since = from
notice-quiet-until = until
notice-quiet-help = What comes up meanwhile is told when they end.
notice-table = This table
notice-table-off = No notices of this table
notice-table-channel = Tell a channel whose turn it is
notice-table-channel-help = Everybody who reads that channel is told, as late as spectators are.
notice-next = Next table that waits for me

## Without a connection

notice-offline = No connection. The page comes back when the network does.
