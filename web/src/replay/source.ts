/** Where a game that is looked at again comes from: a table here, or a record that somebody has as a file. */
import { api, type Api } from "../api/client";
import type { Replay } from "../api/types";
import type { Played } from "../forks/api";

export interface Source {
  /** The table's name; null: it is a file. */
  readonly id: string | null;
  /** What another game goes on from. */
  readonly game: Played;
  /** The whole game as a seat saw it, or as everybody could. */
  replay(seat: number | null): Promise<Replay>;
  /** What a session asks of its past. */
  server(seat: number | null): Api;
}

export function ofTable(id: string): Source {
  return { id, game: { table: id }, replay: (seat) => api.replay(id, seat), server: () => api };
}

export function ofRecord(record: object): Source {
  return {
    id: null,
    game: { record },
    replay: (seat) => api.replayRecord(record, seat),
    server: (seat) => ({
      ...api,
      positions: (_, seqs) => api.recordPositions(record, seqs, seat),
      worths: (_, seqs) => api.recordWorths(record, seqs),
    }),
  };
}
