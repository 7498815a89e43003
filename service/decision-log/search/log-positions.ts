/** Positions to check for a query, in parts, nearest first. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { type Candidates, candidatesIn, chunksOfPeriod, positionsOf, termListsOf } from './log-candidates.ts'
import { chunkOf } from './log-index.ts'
import type { LogCriteria } from './log-match.ts'

/**
 * A range to search: `low` to `high`, inclusive, towards older (`down`) or newer (`up`) events. `first` is the size of the
 * first part, by default a page.
 */
export type LogScan = {
  readonly low: number
  readonly high: number
  readonly direction: 'down' | 'up'
  readonly first?: number
}

/** Chunks searched first and second, which is enough for common words; then all others. */
const nearChunks = [4, 64]

/** Maximum chunks per query. */
const maxChunks = 512

/** Size of the first part, and maximum size of a part. */
const firstRows = 26
const maxRows = 256

const turned = <A>(items: readonly A[], direction: LogScan['direction']): readonly A[] =>
  direction === 'up' ? items : [...items].reverse()

const span = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, n) => low + n)

/** All positions of a range. */
export function* allPositions({
  low,
  high,
  direction,
  first = firstRows,
}: LogScan): Generator<readonly number[]> {
  let size = first
  for (let done = 0; low + done <= high; size = maxRows) {
    const count = Math.min(size, high - low - done + 1)
    yield turned(
      direction === 'up'
        ? span(low + done, low + done + count - 1)
        : span(high - done - count + 1, high - done),
      direction,
    )
    done += count
  }
}

// Expands a chunk's positions only when it is reached.
function* inParts(chunks: readonly Candidates[], scan: LogScan): Generator<readonly number[]> {
  const { low, high, direction, first = firstRows } = scan
  let [part, size]: [number[], number] = [[], first]
  for (const chunk of chunks)
    for (const position of turned(positionsOf(chunk), direction)) {
      if (position < low || position > high) continue
      part.push(position)
      if (part.length < size) continue
      yield part
      part = []
      size = maxRows
    }
  if (part.length > 0) yield part
}

/** Candidate positions in a range, from the index. `db` must already be bound to the workspace. */
export async function* indexedPositions(
  db: Kysely<Tables>,
  criteria: LogCriteria,
  scan: LogScan,
): AsyncGenerator<readonly number[]> {
  const { low, high, direction } = scan
  if (high < low) return
  const range = await chunksOfPeriod(db, criteria, { first: chunkOf(low), last: chunkOf(high) })
  if (range === undefined) return
  const lists = await termListsOf(db, criteria)
  if (lists === undefined) return
  let { first, last } = range
  // An id occurs in few chunks, so search all at once; anything else is often found in the nearest ones.
  const widths = criteria.ids.length > 0 ? [] : [...nearChunks]
  while (first <= last) {
    const width = (widths.shift() ?? Number.MAX_SAFE_INTEGER) - 1
    const asked =
      direction === 'up'
        ? { first, last: Math.min(last, first + width) }
        : { first: Math.max(first, last - width), last }
    const found = await candidatesIn(db, criteria, lists, asked, { direction, most: maxChunks })
    yield* inParts(found, scan)
    const end = found.length < maxChunks ? undefined : found.at(-1)?.chunk
    if (direction === 'up') first = (end ?? asked.last) + 1
    else last = (end ?? asked.first) - 1
  }
}
