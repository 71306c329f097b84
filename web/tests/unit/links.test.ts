import { describe, expect, it } from "vitest";
import { isNear } from "../../src/lib/here";
import { linkTo } from "../../src/lib/links";
import { qr } from "../../src/lib/qr";

/** What another encoder (Python's qrcode, level M) draws of the same link. */
const DRAWN = [
  "11111110011111001001001111111",
  "10000010010001010010001000001",
  "10111010100110100010001011101",
  "10111010110111100111101011101",
  "10111010100001001111001011101",
  "10000010110100111100001000001",
  "11111110101010101010101111111",
  "00000000110110010000000000000",
  "10111110000100000100101111100",
  "00101101111111001001001010001",
  "10110111101001110000000110000",
  "10011100101101010010011010010",
  "10101110000100100111110101100",
  "10100101110010001111001010101",
  "11101011111010011100011000100",
  "01110000000110101001010100010",
  "01111110010010010101110000100",
  "11100100000111101011011011101",
  "10111010001001110010101001100",
  "10011001000011001000111010010",
  "10100011010010110100111110111",
  "00000000110100001011100011111",
  "11111110000000011111101011100",
  "10000010101010111010100010011",
  "10111010110110010100111111100",
  "10111010111010101010110100011",
  "10111010100011110111101011010",
  "10000010010100111000110110010",
  "11111110111101010100000001100",
];

describe("links", () => {
  const table = { id: "abcdefghijkl", status: "open", public: false };
  const home = "http://192.168.1.5:8080";

  it("carry the invitation of a private table until its game is over, and the moment", () => {
    expect(linkTo(table, "x", undefined, home)).toBe(`${home}/t/abcdefghijkl?invite=x`);
    expect(linkTo({ ...table, public: true }, "x", undefined, home)).toBe(`${home}/t/abcdefghijkl`);
    expect(linkTo({ ...table, status: "finished" }, "x", 7, home)).toBe(`${home}/t/abcdefghijkl?ply=7`);
  });

  it("know which addresses only this computer reaches", () => {
    expect(["localhost", "127.0.0.1", "127.0.0.2", "[::1]"].every(isNear)).toBe(true);
    expect(["192.168.1.5", "rossio.example", "1270.example"].some(isNear)).toBe(false);
  });

  it("are drawn as another encoder draws them", () => {
    const rows = qr(`${home}/t/abcdefghijkl`)?.map((row) => row.map(Number).join(""));
    expect(rows).toEqual(DRAWN);
  });

  it("are not drawn where they are too long to be read off", () => {
    expect(qr("x".repeat(300))).toBeNull();
  });
});
