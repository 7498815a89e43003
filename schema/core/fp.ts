/** The only importer of fp-ts: its directory imports fail in plain Node, the `lib` files work everywhere. */
// Not `export * as`: Vite's development server gives that form of a CommonJS file nothing but a default.
import * as E from 'fp-ts/lib/Either.js'

export { pipe } from 'fp-ts/lib/function.js'
export { E }
