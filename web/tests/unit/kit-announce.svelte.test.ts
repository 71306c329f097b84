import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { announce, voice } from "$ui/announce.svelte";

describe("the voice", () => {
  it("says the same sentence twice as two texts", () => {
    announce("It holds.");
    const first = voice.polite;
    announce("It holds.");
    expect(voice.polite).not.toBe(first);
    expect(voice.polite.trim()).toBe("It holds.");
  });

  it("does not make an effect that speaks listen to itself", () => {
    let runs = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        runs += 1;
        announce("The move is not possible.", true);
      });
    });
    flushSync();
    stop();
    expect(runs).toBe(1);
    expect(voice.assertive).toBe("The move is not possible.");
  });
});
