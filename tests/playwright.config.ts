/** Journeys (`*.e2e.ts`) through the really started service, in a real browser. */
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser, visitorContext } from './core/browser.ts'

const executablePath = findBrowser()
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // One service, one database: journeys follow each other.
  workers: 1,
  fullyParallel: false,
  // On a busy machine a click may come before what it is for; twice is a fault. Those that needed it are listed at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // Other tests run beside the journeys, and a machine has few cores.
  expect: { timeout: 12_000 },
  outputDir: '../build/e2e',
  globalSetup: './core/started-service.ts',
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    // Set by the global setup, once the service has said where it listens.
    ...(process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL }),
    ...visitorContext,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs },
  },
})
