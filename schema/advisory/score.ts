/** How often accepted advice came true, by executive style and by measure. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf, text } from '../core/scalars.ts'
import { Advisory } from './advisory.ts'

/** `brier` is the mean squared error of the stated chance: 0 is best, 0.25 is tossing a coin. Absent without outcomes. */
const counted = { hits: integer(0), misses: integer(0) }

/**
 * Outcomes of a group: all, those of one executive style, or those of one measure (`key`). `promised` and `found` are mean
 * improvements a week, in the unit of the measure; where a group has several measures, only those in dollars count.
 * `nothing` is how well the forecast of doing nothing did.
 */
export const ScoreGroup = record(
  {
    by: oneOf('all', 'style', 'measure'),
    key: text(80),
    ...counted,
    cannotTell: integer(0),
    nothing: record(counted, { brier: Decimal }),
  },
  { brier: Decimal, promised: Decimal, found: Decimal },
  'ScoreGroup',
)
export type ScoreGroup = t.TypeOf<typeof ScoreGroup>

/**
 * The groups, and the newest outcomes with their advisories; `open` counts accepted advisories that still wait for records.
 */
export const AdvisoryScore = record(
  { groups: t.array(ScoreGroup), settled: t.array(Advisory), open: integer(0) },
  undefined,
  'AdvisoryScore',
)
export type AdvisoryScore = t.TypeOf<typeof AdvisoryScore>
