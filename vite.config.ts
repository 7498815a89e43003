/** The web build, the development proxy, and the kinds of tests that Vitest runs. */
/// <reference types="vitest/config" />
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'
import { webChunks } from './service/site/build/web-chunks.ts'

const root = import.meta.dirname

// Blueprint can draw an icon by its name, and brings the names of all 600 for that; ours are components.
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

const ground =
  /node_modules\/(react|react-dom|scheduler)\/|web\/(kit\/(Logo|Wordmark|theme\/(AppProviders|theme)|feedback\/(PlainToast|ToastBody|Toasts|toast-stage|use-toast))|core\/language|messages\/en\/kit)\./

const chunks = webChunks(resolve(root, 'web'))

const web: UserConfig = {
  root: resolve(root, 'web'),
  plugins: [react(), noIconsByName, chunks.plugin],
  // io-ts brings the ES modules of fp-ts; Node reads the other form, and a browser must not fetch both.
  resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }] },
  build: {
    outDir: resolve(root, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy loads from our own files only, so nothing is written into the style sheets.
    assetsInlineLimit: 0,
    // What a chunk may weigh is a test's to say (tests/core/budget.test.ts).
    chunkSizeWarningLimit: 1000,
    // What everything shown stands on is one file: compressed together, it is smaller, and is waited for once.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'ground', test: ground, priority: 1 }, chunks.group] } },
    },
    modulePreload: {
      polyfill: false,
      // A public page names its scripts in its HTML, so the table of the pages need not name those of all twelve.
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.startsWith('assets/pages-') ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
}

// By far the longest file, so it is a project of its own.
const everyStory = 'tests/core/stories.view.test.tsx'

// Loaded for tests only: the build must not need a browser, nor anything else that only developers install.
const tests = async (): Promise<UserConfig> => {
  const { playwright } = await import('@vitest/browser-playwright')
  const { visitorContext, browserArgs, findBrowser } = await import('./tests/core/browser.ts')
  const executablePath = findBrowser()
  /** Tests in a browser, apart by name: each project has its own cache and its own browser, so two can run side by side. */
  const inBrowser = (
    name: string,
    files: { include: string[]; exclude?: string[] },
  ): TestProjectConfiguration => ({
    extends: true,
    // Every dependency is known before the first test; one found later would reload the page under it.
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
      // What files share is loaded once, into one page; the set-up leaves nothing of one test to the next.
      isolate: false,
      restoreMocks: true,
      testTimeout: 30_000,
      // A busy machine takes the pointer or the focus off a page now and then; twice is a fault.
      retry: 1,
      expect: { poll: { timeout: 10_000 } },
      // Focus and the steadiness of what is clicked are lost on a page that stands behind another one.
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
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // What files share is loaded once; none of them changes it.
            isolate: false,
            restoreMocks: true,
            // A busy machine makes a test late now and then; twice is a fault.
            retry: 1,
            testTimeout: 30_000,
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/**/*.store.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'store',
            environment: 'node',
            isolate: false,
            restoreMocks: true,
            // A busy machine makes a test late now and then; twice is a fault.
            retry: 1,
            include: ['tests/**/*.store.test.ts'],
            globalSetup: 'tests/core/cluster.ts',
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        inBrowser('stories', { include: [everyStory] }),
        inBrowser('view', { include: ['tests/**/*.view.test.tsx'], exclude: [everyStory] }),
      ],
    },
  }
}

export default defineConfig(() => (process.env.VITEST ? tests() : web))
