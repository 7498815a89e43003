/** The web build, the development proxy, and the kinds of tests that Vitest runs. */
/// <reference types="vitest/config" />
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'
import { preloadedBy, webChunks } from './service/site/build/web-chunks.ts'

const root = import.meta.dirname

// Blueprint bundles the names of all 600 icons, to load them by name. Our icons are components (decision 177).
const noIconsByName: Plugin = {
  name: 'no-icons-by-name',
  apply: 'build',
  load: (id) =>
    id.endsWith('/@blueprintjs/icons/lib/esm/iconLoader.js')
      ? `export class Icons {
          static setLoaderOptions() {}
          static getPaths() {}
          static load(icon) { return Promise.reject(new Error(icon + ' is no component')) }
        }`
      : undefined,
}

// What a call does is described for the API reference alone; browsers would load every description.
const noSummaries: Plugin = {
  name: 'no-summaries',
  // Before TypeScript is compiled, which writes the code anew.
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/schema\/[^?]*\.ts$/ },
    handler: (code) => ({ code: code.replace(/^ {4}summary:\s+(['`"]).*\1,$/gm, ''), map: null }),
  },
}

const ground =
  /node_modules\/(react|react-dom|scheduler)\/|web\/(kit\/(Logo|Wordmark|theme\/(AppProviders|theme)|feedback\/(PlainToast|ToastBody|Toasts|toast-stage|use-toast))|core\/language)\./

const chunks = webChunks(resolve(root, 'web'))

const web: UserConfig = {
  root: resolve(root, 'web'),
  plugins: [react(), noIconsByName, noSummaries, chunks.plugin],
  // io-ts imports fp-ts/es6, our code fp-ts/lib for Node; without the alias browsers would load both.
  resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }] },
  build: {
    outDir: resolve(root, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // No inlined assets: the content security policy blocks fonts in data URLs.
    assetsInlineLimit: 0,
    // tests/core/budget.test.ts limits chunk sizes instead.
    chunkSizeWarningLimit: 1000,
    // One file for the code that every page uses: it compresses better, and takes one request.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'ground', test: ground, priority: 1 }, chunks.group] } },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloadedBy,
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
}

// By far the slowest file, so it is its own project.
const everyStory = 'tests/core/stories.view.test.tsx'

// Tests over thousands of inputs, and of started processes: most of the time of the unit tests. `npm run check` leaves them out.
const longTests = [
  'tests/**/*.property.test.ts',
  'tests/seed/*.test.ts',
  'tests/core/{budget,seed}.test.ts',
  'tests/import/{corpus,bench-corpus,formats,recall}.test.ts',
  'tests/advisor/{answers*,any-records,asked-*,brief-answers,chat-bounded,injections,mechanical-faults,options*}.test.ts',
  'tests/advisor/{brief-ahead,brief-form,model-{brief,faults,tools},plans-levers,plurals,read-*,requested-*}.test.ts',
  'tests/advisor/{answered-from-texts,claims-against-us,found-on-record,hard-floor,message-signs}.test.ts',
  'tests/advisor/{model-planted,model-prompt,questions-floor,warm-up,who-asks}.test.ts',
  'tests/advisor/{answered-plainly,model-reply,money-decisions,near-but-other,signs,threads-go-on}.test.ts',
  'tests/{alert/{detect,watched},brief/brief-styles,digest/{compose-digest,digest-mail}}.test.ts',
  'tests/{http/closing,witness/witness-command}.test.ts',
  'tests/commands/leads.test.ts',
  'tests/decision-log/{*-python,checkpoint-tiles,proof,verify-bundle}.test.ts',
  'tests/{event-store/chain,session/{next-path,oidc-attacks}}.test.ts',
  'tests/runtime/{main,start-address}.test.ts',
  'tests/site/press-files.test.ts',
]

// These end what hangs, and say nothing of speed: other tests run at the same time, and cores differ by several times.
const poll = { timeout: 30_000 }
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }

// A test sometimes times out there. Every retry is counted as flaky (`tests/run.ts`).
const onBusyMachine = { ...limits, retry: 2, expect: { poll } }

// They start their own servers and wait for them, so they are their own project.
const embeddedTests = 'tests/database/embedded-*.store.test.ts'

// Imported for tests only: a build must not need a browser or any development dependency.
const tests = async (): Promise<UserConfig> => {
  const { playwright } = await import('@vitest/browser-playwright')
  const { visitorContext, browserArgs, findBrowser } = await import('./tests/core/browser.ts')
  const executablePath = findBrowser()
  /** Browser tests. Each project has its own cache and browser, so that two can run in parallel. */
  const inBrowser = (
    name: string,
    files: { include: string[]; exclude?: string[] },
  ): TestProjectConfiguration => ({
    extends: true,
    // Vite must know all dependencies before the first test; finding one later would reload the page.
    optimizeDeps: {
      entries: [
        'web/**/*.{ts,tsx}',
        'stories/**/*.{ts,tsx}',
        'tests/**/*.view.test.tsx',
        'tests/core/view-setup.ts',
      ],
    },
    test: {
      name,
      ...files,
      setupFiles: ['tests/core/view-setup.ts'],
      // All files share one page, so common modules load once; the set-up cleans up after each test.
      isolate: false,
      restoreMocks: true,
      ...limits,
      // On a busy machine a page sometimes loses pointer or focus. Every retry is counted as flaky (`tests/run.ts`).
      retry: 2,
      expect: { poll },
      // A page behind another one has no focus, and clicks on it are unreliable.
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: {
            ...(executablePath === undefined ? {} : { executablePath }),
            args: browserArgs,
          },
          contextOptions: { ...visitorContext, reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  })
  return {
    root,
    plugins: [react()],
    test: {
      // What was compiled is kept by the content of its file, so a run compiles no file that another run or project has.
      experimental: { fsModuleCache: true },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // Common modules load once; no test changes them.
            isolate: false,
            restoreMocks: true,
            ...onBusyMachine,
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/**/*.store.test.ts', ...(process.env.QUICK === 'true' ? longTests : [])],
          },
        },
        {
          extends: true,
          test: {
            name: 'store',
            environment: 'node',
            isolate: false,
            restoreMocks: true,
            ...onBusyMachine,
            include: ['tests/**/*.store.test.ts'],
            exclude: [embeddedTests],
            globalSetup: 'tests/core/cluster.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'embedded',
            environment: 'node',
            isolate: false,
            restoreMocks: true,
            ...onBusyMachine,
            include: [embeddedTests],
          },
        },
        inBrowser('stories', { include: [everyStory] }),
        inBrowser('view', { include: ['tests/**/*.view.test.tsx'], exclude: [everyStory] }),
      ],
    },
  }
}

export default defineConfig(() => (process.env.VITEST ? tests() : web))
