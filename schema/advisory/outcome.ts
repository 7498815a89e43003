/** What an advisory promises, what is expected once it is accepted, and how it turned out. */
import * as t from 'io-ts'
import { RecordedMeasure } from '../advisor/measure.ts'
import { Change } from '../core/change.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, integer, oneOf, text } from '../core/scalars.ts'

/** A change of a weekly measure, in its unit, over the first whole weeks after acceptance. */
export const Promised = record(
  { measure: RecordedMeasure, change: Change, weeks: integer(1, 26) },
  undefined,
  'Promised',
)
export type Promised = t.TypeOf<typeof Promised>

/** A value, and bounds that hold eight times out of ten. */
const band = { value: Decimal, low: Decimal, high: Decimal }

/** Chance that a value is within its band, and that it is not beyond one particular end of it. */
export const [bandChance, endChance] = [0.8, 0.9]

/**
 * The expected weekly mean of a measure over the weeks `from` to `to`; `nothing` is the same without the change, and
 * `before` the mean of the four weeks before. `style` is the executive style at the time.
 */
export const Expectation = record(
  {
    measure: RecordedMeasure,
    change: Decimal,
    from: IsoDate,
    to: IsoDate,
    before: Decimal,
    ...band,
    nothing: record(band),
  },
  { style: text(80, 1) },
  'Expectation',
)
export type Expectation = t.TypeOf<typeof Expectation>

/** `hit`: the promise was kept. `cannot-tell`: the measure was not recorded, or the change is no larger than chance. */
export const Verdict = oneOf('hit', 'missed', 'cannot-tell')
export type Verdict = t.TypeOf<typeof Verdict>

/** Reason why an outcome cannot be told; `taken-back`: the figures it is measured against were taken back with their file. */
export const CannotTell = oneOf('not-on-record', 'usual-swing', 'taken-back')
export type CannotTell = t.TypeOf<typeof CannotTell>

/**
 * How an advisory turned out. `found` is the weekly mean; `reached` says whether it is within the band or beyond its good
 * end; `nothingHeld` says whether it is within the band for doing nothing. `facts` are what else happened in those weeks.
 */
export const AdvisoryOutcome = record(
  { verdict: Verdict, facts: t.array(text(300, 1)) },
  { found: Decimal, reached: t.boolean, nothingHeld: t.boolean, because: CannotTell },
  'AdvisoryOutcome',
)
export type AdvisoryOutcome = t.TypeOf<typeof AdvisoryOutcome>
