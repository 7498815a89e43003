/** Ladle's own build, separate from the product's because Ladle has its own React plugin. */
import { resolve } from 'node:path'
import { fixtureNames } from './fixture-names.ts'

export default {
  publicDir: resolve('web/public'),
  cacheDir: 'node_modules/.cache/ladle',
  server: { open: false },
  plugins: [fixtureNames],
  build: {
    // A fixture has an address of its own, however short it is.
    assetsInlineLimit: 0,
    // The build is opened on this machine only: smaller files would cost more time than they save.
    minify: false,
    reportCompressedSize: false,
  },
  // Ladle hides MSW unless its service worker is enabled. Stories use MSW's handlers without the worker.
  resolve: { alias: [{ find: /^msw$/, replacement: 'msw' }] },
}
