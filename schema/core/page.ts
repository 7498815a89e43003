/** Lists that come by pages: how many rows a page holds, and where the next one starts. */
import type * as t from 'io-ts'
import { integerFromText, pattern } from './scalars.ts'

/** The most rows of one page. */
export const longestPage = 200

/** Names a place in a list. Opaque: it is taken from a `Link` header, never made by a caller. */
export const Cursor = pattern<string>('must be a cursor from a Link header', /^[A-Za-z0-9_-]{1,400}$/)
export type Cursor = t.TypeOf<typeof Cursor>

/** The optional fields of a call that lists by pages. */
export const pageFields = { limit: integerFromText(1, longestPage), after: Cursor }

/** How the answer of such a call leads on. */
export const pageHeaders = { Link: 'The next page, as `next`, if there is one.' }

/** The header that counts a whole list, sent as long as there is more to come. */
export const countsHeader = 'x-counts'
