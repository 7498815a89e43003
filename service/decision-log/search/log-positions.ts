/** Positions that have to be looked at for a query, in parts that are read one after the other, the nearest first. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { type Candidates, candidatesIn, chunksOfPeriod, positionsOf, termListsOf } from './log-candidates.ts'
import { chunkOf } from './log-index.ts'
import type { LogDemand } from './log-match.ts'

/**
 * Where to look: from `low` to `high`, both included, towards older events (`down`) or newer ones (`up`); `first` rows at
 * first, a page unless fewer are wanted.
 */
export type LogWalk = {
  readonly low: number
  readonly high: number
  readonly direction: 'down' | 'up'
  readonly first?: number
}

/** Chunks that are asked at first, then next: what is common is found in them; then all that are left. */
const nearChunks = [4, 64]

/** Chunks that are taken at a time. */
const maxChunks = 512

/** Rows that are fetched at first, and at most at a time. */
const firstRows = 26
const maxRows = 256

const turned = <A>(items: readonly A[], direction: LogWalk['direction']): readonly A[] =>
  direction === 'up' ? items : [...items].reverse()

const span = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, n) => low + n)

/** All positions of a stretch. */
export function* stretch({ low, high, direction, first = firstRows }: LogWalk): Generator<readonly number[]> {
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

// A chunk's positions are taken out of it only when its turn comes.
function* inParts(chunks: readonly Candidates[], walk: LogWalk): Generator<readonly number[]> {
  const { low, high, direction, first = firstRows } = walk
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

/** Those positions of a stretch that the index holds for the query; `db` is bound to the workspace. */
export async function* indexedPositions(
  db: Kysely<Tables>,
  demand: LogDemand,
  walk: LogWalk,
): AsyncGenerator<readonly number[]> {
  const { low, high, direction } = walk
  if (high < low) return
  const range = await chunksOfPeriod(db, demand, { first: chunkOf(low), last: chunkOf(high) })
  if (range === undefined) return
  const lists = await termListsOf(db, demand)
  if (lists === undefined) return
  let { first, last } = range
  // An id stands in few chunks, so all of them are asked at once; anything else is often found in the nearest.
  const widths = demand.ids.length > 0 ? [] : [...nearChunks]
  while (first <= last) {
    const width = (widths.shift() ?? Number.MAX_SAFE_INTEGER) - 1
    const asked =
      direction === 'up'
        ? { first, last: Math.min(last, first + width) }
        : { first: Math.max(first, last - width), last }
    const found = await candidatesIn(db, demand, lists, asked, { direction, most: maxChunks })
    yield* inParts(found, walk)
    const end = found.length < maxChunks ? undefined : found.at(-1)?.chunk
    if (direction === 'up') first = (end ?? asked.last) + 1
    else last = (end ?? asked.first) - 1
  }
}
