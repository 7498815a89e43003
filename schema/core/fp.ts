/** The only import of fp-ts: its directory imports fail in plain Node, its `lib` files work everywhere. */
// Not `export * as`: for a CommonJS file, Vite's development server then exports only a default.
import * as E from 'fp-ts/lib/Either.js'

export { pipe } from 'fp-ts/lib/function.js'
export { E }
