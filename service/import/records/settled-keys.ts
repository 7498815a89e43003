import { type Entry, keyOf } from './blocks.ts'
import type { MatchedDay } from './match-day.ts'

/** Keys of the records that a file's rows settle: those that they equal or replace, and those that moved to another day. */
export const settledKeys = (
  { entries, outcomes }: MatchedDay,
  moved: readonly Entry[],
): ReadonlySet<string> =>
  new Set([
    ...entries.flatMap((entry, at) => (outcomes[at] === 'new' ? [] : [keyOf(entry)])),
    ...moved.map(keyOf),
  ])
