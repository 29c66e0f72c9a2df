/** How the page reads a view of Syndicate. */
import type { Move, SyndicateView } from "../../api/types";

export type PlayerView = SyndicateView["players"][number];
export type FirmView = SyndicateView["firms"][string];
export type CellView = SyndicateView["cells"][number];

/** What a throw of two dice can be. */
const FARTHEST = 12;

/** A football team is a group by itself: all of them look alike. */
const GROUPS: readonly string[] = ["military", "mineral_super", "entertainment", "illegal", "motor", "building"];

export function toneOf(group: string): string {
  return GROUPS.includes(group) ? group : "football";
}

export function isTeam(group: string): boolean {
  return toneOf(group) === "football";
}

/** The firms of a group, in the order of the edition. */
export function firmsOf(view: Pick<SyndicateView, "firms">, group: string): string[] {
  return Object.keys(view.firms).filter((name) => view.firms[name]?.group === group);
}

/** Which of these monopolies a seat has whole. */
export function monopoliesOf(view: Pick<SyndicateView, "firms">, seat: number): string[] {
  const firms = Object.values(view.firms);
  const names = new Set(firms.flatMap(({ monopoly }) => (monopoly === null ? [] : [monopoly])));
  return [...names].filter((name) => {
    const members = firms.filter(({ monopoly }) => monopoly === name);
    return members.length > 1 && members.every(({ owner, mortgaged }) => owner === seat && mortgaged === null);
  });
}

/** The monopoly that a seat would have whole with this firm, which is not its own yet. */
export function completedBy(view: Pick<SyndicateView, "firms">, firm: string, seat: number | null): string | null {
  const monopoly = view.firms[firm]?.monopoly ?? null;
  const others = Object.entries(view.firms).filter(([name, one]) => one.monopoly === monopoly && name !== firm);
  if (monopoly === null || seat === null || others.length === 0) return null;
  return others.every(([, { owner }]) => owner === seat) ? monopoly : null;
}

/** What a seat has to throw to get to a cell; null if one throw does not lead there. */
export function throwTo(view: Pick<SyndicateView, "players" | "cells">, seat: number, cell: number): number | null {
  const player = view.players[seat];
  if (player === undefined || player.cell === null || player.prison !== null || player.ruined) return null;
  const distance = (cell - player.cell + view.cells.length) % view.cells.length;
  return distance >= 2 && distance <= FARTHEST ? distance : null;
}

/** The moves that are about this firm or, of the rock band, this cell. */
export function movesAt(moves: readonly Move[], cell: number, firm: string | null): Move[] {
  return moves.filter(({ form }) => (firm !== null && form["firm"] === firm) || form["cell"] === cell);
}

/** The drawing for a cell: what its firm makes, or what the cell is for. */
export function emblemOf(view: Pick<SyndicateView, "firms">, cell: Pick<CellView, "kind" | "firm">): string {
  return cell.firm === null ? cell.kind : emblemOfFirm(view, cell.firm);
}

export function emblemOfFirm(view: Pick<SyndicateView, "firms">, name: string): string {
  const firm = view.firms[name];
  if (firm === undefined || name === "ROCK BAND") return "music";
  return firm.monopoly ?? (isTeam(firm.group) ? "football" : name);
}
