/** Ladle's own build; apart from the product's, because Ladle brings its own Vite and its own React plugin. */
import { resolve } from 'node:path'

export default {
  publicDir: resolve('web/public'),
  cacheDir: 'node_modules/.cache/ladle',
  server: { open: false },
  // Ladle hides MSW unless its service worker is wanted. Stories use MSW's handlers without one.
  resolve: { alias: [{ find: /^msw$/, replacement: 'msw' }] },
}
