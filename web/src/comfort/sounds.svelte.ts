/** Soft sounds, made by the browser itself and off until somebody wants them. */
import { remember, remembered } from "../settings";

export type Sound = "turn" | "move" | "end";

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the first. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** A bell for one's own turn, a knock for a move, and a chord for the end. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: 660, at: 0, lasts: 0.5, loud: 0.1 },
    { pitch: 880, at: 0.14, lasts: 0.7, loud: 0.08 },
  ],
  move: [{ pitch: 220, at: 0, lasts: 0.12, loud: 0.05 }],
  end: [
    { pitch: 523, at: 0, lasts: 1.4, loud: 0.07 },
    { pitch: 659, at: 0.1, lasts: 1.3, loud: 0.06 },
    { pitch: 784, at: 0.2, lasts: 1.2, loud: 0.06 },
  ],
};
const SILENT = 0.0001;
const ATTACK = 0.015;

export class Sounds {
  on = $state(remembered("sound") === "on");
  #context: AudioContext | null = null;

  turn(on: boolean): void {
    this.on = on;
    remember("sound", on ? "on" : "off");
    if (on) this.play("turn");
  }

  /** Nothing, unless sounds are wanted. A browser may keep quiet until the page was touched. */
  play(sound: Sound): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    for (const note of NOTES[sound]) ring(context, note);
  }
}

/** A tone that comes softly and dies away. */
function ring(context: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const begins = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}

export const sounds = new Sounds();
