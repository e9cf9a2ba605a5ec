import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/shared/chromium.ts'
import { compileCache } from './scripts/shared/compile-cache.ts'
import { workers } from './scripts/test/machine.ts'
import { scaleTimeout } from './scripts/test/timeout.ts'
import { isWholeRun } from './scripts/test/whole.ts'

// Set for the tests too: the command-line tool adds staff accounts to the tested portal's data.
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))

const port = Number(process.env.BROWSER_TEST_PORT ?? 4310)

const isWhole = isWholeRun()
const onPhone = process.env.SITE === 'phone'
const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
const phone = { ...iPhone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** Files with tests of half a minute, or with a portal of their own: begun first, they are not what a run waits for at its end. */
const longest = /\/(xss|pages|pressing|journeys|console-screens)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  outputDir: 'test-results/browser',
  workers,
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: [
    // Tests of what only computers show: the desktop's header, footer and floating buttons, maps beside lists.
    ...(onPhone ? [/@desktop/] : []),
    // Tests of a change of language in place: where a translator works, the page is loaded again.
    ...(process.env.TRANSLATED ? [/@untranslated/] : []),
    // Tests whose representative is in the gate, as `npm test` runs it.
    ...(isWhole ? [] : [/@whole/]),
  ],
  // How long a busy machine may take; a test that passes never waits for them. `npm run mutants` waits for failures, and less long.
  timeout: scaleTimeout(120_000),
  expect: { timeout: scaleTimeout(Number(process.env.EXPECT_TIMEOUT ?? 20_000)) },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tests that intercept requests would miss those that a worker makes; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      // A shifted clock (`npm run test:days`) is not for Chromium, which does not start with it.
      env: { ...process.env, LD_PRELOAD: '' },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // Without a graphics card, Chromium's own emulation of one takes a tenth of the time of all tests.
        '--disable-gpu',
        // No spare process in case of a next page, which takes a tenth of opening one.
        '--renderer-process-limit=1',
      ],
    },
    // `SITE=phone` runs everything by touch on the phone site, where the portal sends this device.
    ...(onPhone && phone),
    // Traces make every test a third slower; request them with `--trace on`.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), RATE_LIMIT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...compileCache },
    timeout: scaleTimeout(300_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
