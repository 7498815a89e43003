/** Finds or installs the browser for story and end-to-end tests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'

// A browser uses only the last list, so it begins with Playwright's own (chromiumSwitches.ts there).
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window would prepare two pages for its address bar, which nobody sees: half the cost of opening a window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Arguments for Chromium: no sandbox, because root cannot use one, and no network calls of its own. */
export const browserArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Locale and time zone of the browser, as in the recorded answers. */
export const visitorContext = { locale: 'en-AU', timezoneId: 'Australia/Brisbane' }

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

// Playwright's own download may lack system libraries, so try to start it.
const starts = (path: string): boolean =>
  existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0)

/** Path of a browser that starts, or undefined. Order: `CHROMIUM`, Playwright's own, the system's. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM ?? '', chromium.executablePath(), ...usualPaths].find(
    (path) => path !== '' && starts(path),
  )

const run = (command: string, args: readonly string[]): void => {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installers: readonly (() => void)[] = [
  () => {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
    run(process.execPath, [
      join(playwright, 'cli.js'),
      'install',
      ...(isRootOnDebian() ? ['--with-deps'] : []),
      'chromium',
    ])
  },
  () => {
    if (!isRootOnDebian()) return
    run('apt-get', ['update'])
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  },
]

/** Path of a browser that starts. Installs one if necessary; if that fails, the error says what to do. */
export const ensureBrowser = (): string => {
  const present = findBrowser()
  if (present !== undefined) return present
  for (const install of installers) {
    install()
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No browser was found and none could be installed. Install Chromium or Chrome (for instance with ' +
      '"npx playwright install --with-deps chromium"), or name one in the environment variable CHROMIUM.',
  )
}
