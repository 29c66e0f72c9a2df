import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, pauseBefore, type Connection } from "../src/api/live";
import { Line } from "./line";

describe("a live table", () => {
  let lines: Line[];
  let connections: Connection[];
  let seq: number;
  const position = { type: "position", seq: 5, since: 0, view: null, legal: [], events: [] };

  function connect(): Live {
    const hooks = {
      lastSeq: () => seq,
      onMessage: () => undefined,
      onConnection: (connection: Connection) => connections.push(connection),
    };
    return new Live("ws://table", hooks, () => {
      const line = new Line();
      lines.push(line);
      return line;
    });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    connections = [];
    seq = 0;
  });
  afterEach(() => vi.useRealTimers());

  it("says hello with the last number it has, again after each loss", () => {
    connect();
    lines[0]?.onopen?.();
    lines[0]?.say(position);
    seq = 5;
    lines[0]?.onclose?.();
    vi.runOnlyPendingTimers();
    lines[1]?.onopen?.();
    expect(lines.map((line) => line.sent)).toEqual([[{ type: "hello", seq: 0 }], [{ type: "hello", seq: 5 }]]);
    expect(connections).toEqual(["open", "lost"]);
  });

  it("waits longer each time, and starts over once somebody answers", () => {
    expect([0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, () => 0.5))).toEqual([400, 800, 1600, 3200, 8000]);
    connect();
    for (let time = 0; time < 6; time += 1) {
      lines.at(-1)?.onclose?.();
      vi.runOnlyPendingTimers();
    }
    expect(lines).toHaveLength(7);
    lines.at(-1)?.say(position);
    lines.at(-1)?.onclose?.();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(8);
  });

  it("tries at once when asked to, and never twice at the same time", () => {
    const live = connect();
    live.retry();
    expect(lines).toHaveLength(1);
    lines[0]?.onclose?.();
    live.retry();
    vi.runOnlyPendingTimers();
    expect(lines).toHaveLength(2);
  });

  it("asks when it hears nothing, and gives up a line on which nobody answers", () => {
    connect();
    lines[0]?.onopen?.();
    lines[0]?.say(position);
    vi.advanceTimersByTime(2600);
    expect(lines[0]?.sent.at(-1)).toEqual({ type: "ping" });
    lines[0]?.say({ type: "pong" });
    vi.advanceTimersByTime(8900);
    expect(lines[0]?.closed).toBe(false);
    vi.advanceTimersByTime(200);
    expect(lines[0]?.closed).toBe(true);
    expect(connections).toEqual(["open", "open", "lost"]);
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
  });

  it("gives up a line that never opens", () => {
    connect();
    vi.advanceTimersByTime(9100);
    expect(lines[0]?.closed).toBe(true);
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
  });

  it("comes back at once to a server that hands its tables over, and once only", () => {
    connect();
    lines[0]?.onopen?.();
    lines[0]?.say(position);
    lines[0]?.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(2);
    lines[1]?.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(2);
  });

  it("hears nothing more from a line it has given up", () => {
    const live = connect();
    live.restart();
    expect(lines[0]?.closed).toBe(true);
    lines[0]?.say(position);
    expect(connections).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(lines).toHaveLength(2);
  });

  it("does not come back when it was refused or closed", () => {
    connect();
    lines[0]?.say({ type: "refused", error: "table", sentence: "no" });
    lines[0]?.onclose?.();
    const closed = connect();
    closed.close();
    vi.runOnlyPendingTimers();
    expect(lines).toHaveLength(2);
    expect(connections).toEqual(["refused"]);
  });
});
