/** Paged lists: page size and cursors. */
import type * as t from 'io-ts'
import { integerFromText, pattern } from './scalars.ts'

/** Maximum rows per page. */
export const maxPageSize = 200

/** A position in a list; opaque to callers, who take it from a `Link` header. */
export const Cursor = pattern<string>('must be a cursor from a Link header', /^[A-Za-z0-9_-]{1,400}$/)
export type Cursor = t.TypeOf<typeof Cursor>

/** Optional input fields of a paged call. */
export const pageFields = { limit: integerFromText(1, maxPageSize), after: Cursor }

/**
 * Names by which other services choose a page. No paged call has them, and each refuses them: ignored, they would give the
 * first page over and over.
 */
export const foreignPageFields = ['cursor', 'page', 'offset'] as const

/** Response headers of a paged call. */
export const pageHeaders = { Link: 'The next page, as `next`, if there is one.' }

/** Header with the counts of the whole list, sent if there are more pages. */
export const countsHeader = 'x-counts'
