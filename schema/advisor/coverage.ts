/** How much of a period is on record, and by which rule its days or weeks were chosen. */
import * as t from 'io-ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoDate, integer, oneOf, text } from '../core/scalars.ts'

/**
 * Which records stand for a period. `days`: its own days. `whole-weeks`: it consists of whole weeks. `by-thursday`: the
 * weeks whose Thursday is in it, so that each week belongs to one month. `touching`: all weeks that overlap it, which is
 * more than was asked for.
 */
export const CountingRule = oneOf('days', 'whole-weeks', 'by-thursday', 'touching')
export type CountingRule = t.TypeOf<typeof CountingRule>

/** The days asked for, how many days or weeks they contain (`of`), and how many of these are on record (`onRecord`). */
export const Coverage = record(
  {
    from: IsoDate,
    to: IsoDate,
    grain: oneOf('day', 'week'),
    rule: CountingRule,
    onRecord: integer(0),
    of: integer(0),
  },
  {
    /** Mondays of the weeks in the period that lack something the measure needs. */
    missing: t.array(IsoDate),
  },
  'Coverage',
)
export type Coverage = t.TypeOf<typeof Coverage>

/** One group or one rank: `key` is a date, a weekday (0 is Monday), an hour or an expense line. */
export const Cell = record(
  { key: text(40, 1), figure: Figure, isComplete: t.boolean },
  { from: IsoDate, to: IsoDate },
  'Cell',
)
export type Cell = t.TypeOf<typeof Cell>
