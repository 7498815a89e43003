/** Matches an export that is imported back: its rows are on record under their own sources, and stay there. */

import { FileRefused } from '../reading/refused.ts'
import type { LiveRecord } from '../records/blocks.ts'
import type { MatchedDay } from '../records/match-day.ts'
import { ownNumber, ownSource } from './own-columns.ts'

const original = 'original '

/** A record in the form of its row in an export. */
export const asExported = (record: LiveRecord): LiveRecord =>
  record.source === ownSource
    ? record
    : {
        ...record,
        source: ownSource,
        id: record.id === null ? null : ownNumber(record.source, record.id),
        mark: `${original}${record.mark}`,
      }

/**
 * The match without rows of other sources, which must not be recorded twice. Refuses changed ones, because
 * their own source would change them back.
 */
export const withoutOriginals = ({ entries, outcomes, unclear }: MatchedDay): MatchedDay => {
  for (const [at, { mark, row }] of entries.entries())
    if (mark.startsWith(original) && outcomes[at] === 'corrected')
      throw new FileRefused(
        'is an export from Jarvin with a changed row. Correct the row where it was first recorded, and import that file',
        { row },
      )
  return { entries: entries.filter(({ mark }) => !mark.startsWith(original)), outcomes, unclear }
}
