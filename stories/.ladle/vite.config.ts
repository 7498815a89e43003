/** Ladle's own build, separate from the product's because Ladle has its own versions of Vite and the React plugin. */
import { resolve } from 'node:path'

export default {
  publicDir: resolve('web/public'),
  cacheDir: 'node_modules/.cache/ladle',
  server: { open: false },
  // Ladle hides MSW unless its service worker is enabled. Stories use MSW's handlers without the worker.
  resolve: { alias: [{ find: /^msw$/, replacement: 'msw' }] },
}
