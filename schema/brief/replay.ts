/** A brief answered again: as written, by today's advisor on the same records, and on today's records. Nothing is stored. */
import * as t from 'io-ts'
import { Advisor } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, integer, oneOf, text } from '../core/scalars.ts'

/** One version of the brief; `asOf` is the moment of its records. */
export const ReplayVersion = record(
  {
    asOf: IsoTime,
    personaKey: text(80, 1),
    title: text(200, 1),
    what: text(4000, 1),
    why: text(4000, 1),
    soWhat: text(4000, 1),
    confidence: integer(0, 100),
    advisor: Advisor,
  },
  undefined,
  'ReplayVersion',
)
export type ReplayVersion = t.TypeOf<typeof ReplayVersion>

/** Records added since: weeks and days of figures, memos, advisories, decisions on advisories. */
export const AddedKind = oneOf('weeks', 'days', 'memos', 'advisories', 'decisions')
export type AddedKind = t.TypeOf<typeof AddedKind>

/**
 * Why the versions may differ. `version`: another advisor, or another version of it. `style`: another executive style.
 * `added`: new records. `corrected`: figures of these weeks or days had other values. `changed`: the focus or the profile.
 */
export const ReplayDifference = t.union([
  record({ kind: oneOf('version'), from: text(200, 1), to: text(200, 1) }),
  record({ kind: oneOf('style'), from: text(80, 1), to: text(80, 1) }),
  record({ kind: oneOf('added'), what: AddedKind, count: integer(1) }),
  record({ kind: oneOf('corrected'), what: oneOf('weeks', 'days'), dates: t.array(IsoDate) }),
  record({ kind: oneOf('changed'), what: oneOf('focus', 'profile') }),
])
export type ReplayDifference = t.TypeOf<typeof ReplayDifference>

/**
 * `written`: as recorded. `sameRecords`: today's advisor on the original records. `today`: today's advisor, records and
 * style.
 */
export const Replay = record(
  {
    written: ReplayVersion,
    sameRecords: ReplayVersion,
    today: ReplayVersion,
    differences: t.array(ReplayDifference),
  },
  undefined,
  'Replay',
)
export type Replay = t.TypeOf<typeof Replay>
