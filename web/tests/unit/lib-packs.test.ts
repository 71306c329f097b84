/** A page holds one content pack for each game. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { openPack, packOf } from "../../src/lib/packs";

afterEach(() => vi.unstubAllGlobals());

function serving(status: number, body: unknown) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("a pack", () => {
  it("is fetched once by its digest, and read file by file", async () => {
    const fetched = serving(200, { files: { dice: { sides: 6 } } });
    expect(openPack("toy", "abc")).toBe(true);
    expect(openPack("toy", "abc")).toBe(true);
    const file = await packOf("toy");
    expect(file("dice")).toEqual({ sides: 6 });
    expect(() => file("cards")).toThrow("toy: no content file cards");
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]).toEqual(expect.arrayContaining(["/api/games/toy/content?digest=abc"]));
  });

  it("stays: a table with another one wants a page of its own", () => {
    expect(openPack("toy", "def")).toBe(false);
  });

  it("that did not come can be asked for again", async () => {
    serving(503, { error: "cut", message: "later" });
    openPack("other", "abc");
    await expect(packOf("other")).rejects.toThrow("later");
    serving(200, { files: {} });
    expect(openPack("other", "def")).toBe(true);
  });

  it("is there before its table is drawn", async () => {
    await expect(packOf("nothing")).rejects.toThrow("before its content");
  });
});
