import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import LiveRegions from "$kit/aloud/LiveRegions.svelte";
import { around, FakeSocket, serve, settle, stateAt, tableAt } from "./kit-table-fixture";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("speaks of what is shown, not of what waits behind it", async () => {
  serve(() => ({ body: [] }));
  const table = tableAt({ ply: 1, turn: 1 });
  table.connect();
  FakeSocket.last.open();
  render(LiveRegions, { context: around(table) });
  for (const ply of [2, 3]) {
    const events = [{ ply, seat: 1, event: "put", on: `p${ply}` }];
    FakeSocket.last.hear({ type: "state", ...stateAt({ ply, turn: 1, since: ply - 1, events }) });
  }
  await settle();
  await tick();
  expect(screen.getByRole("status").textContent).toContain("p2");
  expect(screen.getByRole("status").textContent).not.toContain("p3");
  table.scene.finish();
  await settle();
  await tick();
  expect(screen.getByRole("status").textContent).toContain("p3");
  table.close();
});
