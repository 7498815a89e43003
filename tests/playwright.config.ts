/** End-to-end tests (`*.e2e.ts`) against a started service in a real browser. */
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser, visitorContext } from './core/browser.ts'

const executablePath = findBrowser()
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // The tests share one service and one database.
  workers: 1,
  fullyParallel: false,
  // On a busy machine a click can come too early. `npm test` lists retried tests and bears few of them.
  retries: 2,
  forbidOnly: true,
  // These end what hangs, and say nothing of speed: other tests run at the same time, and cores differ by several times.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../build/e2e',
  globalSetup: './core/started-service.ts',
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    // The global setup sets this once the service is listening.
    ...(process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL }),
    ...visitorContext,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs },
  },
})
