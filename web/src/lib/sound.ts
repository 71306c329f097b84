/** Small cues, off until asked for; each has a visible twin on the page. */
import { settings } from "./settings.svelte";

const CUES = {
  turn: [523, 659],
  move: [392],
  refused: [220, 196],
  end: [523, 659, 784],
} as const;

let context: AudioContext | null = null;

export function cue(name: keyof typeof CUES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const pitch of CUES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    tone.type = "sine";
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.24);
    at += 0.12;
  }
}
