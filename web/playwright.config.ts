import { tmpdir } from "node:os";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env["ROSSIO_TEST_PORT"] ?? 8790);
const data = process.env["ROSSIO_TEST_DATA"] ?? mkdtempSync(join(tmpdir(), "rossio-"));
process.env["ROSSIO_TEST_DATA"] = data;

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 2,
  // Whole games against the clock of a shared machine: what passes only at a later try is told as flaky.
  retries: process.env["CI"] ? 2 : 1,
  timeout: 420_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: process.env["CI"] ? "dot" : "list",
  use: {
    actionTimeout: 10_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
    reducedMotion: "reduce",
    // Every visit here is a first one, which would keep the whole client for later; where that is tested it may.
    serviceWorkers: "block",
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // Letters as the whole browser draws them, also by the one without windows.
        "--font-render-hinting=slight",
        "--enable-font-subpixel-positioning",
      ],
    },
  },
  webServer: {
    // Deals and bots are the same in every run; another title of a table is another deal.
    command: `.venv/bin/python -m tests.server.dealer serve --port ${port} --data ${data}`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/health`,
    reuseExistingServer: !process.env["CI"],
    env: {
      ...(process.env as Record<string, string>),
      PYTHONPATH: "build/compiled",
      ROSSIO_BOT_PAUSE: "0",
      ROSSIO_LIMITS: "0",
    },
    timeout: 120_000,
  },
});
