/** What the server tells of players and of finished games. */
import { ask } from "../api/client";
import type { Leaderboard, Player, PlayedGames, PlayerCard, Statistics } from "../api/types";
import type { Pool } from "./pools";

const player = (id: string) => `/players/${encodeURIComponent(id)}`;

export const leaderboard = ({ game, seats }: Pool) => ask<Leaderboard>("GET", `/leaderboards/${game}/${seats}`);
export const statistics = ({ game, seats }: Pool) => ask<Statistics>("GET", `/statistics/${game}/${seats}`);
export const playerPage = (id: string) => ask<Player>("GET", player(id));
export const moreGames = (id: string, after: string) =>
  ask<PlayedGames>("GET", `${player(id)}/games?after=${encodeURIComponent(after)}`);
export const cardsAt = async (table: string) =>
  (await ask<{ players: PlayerCard[] }>("GET", `/tables/${table}/players`)).players;
