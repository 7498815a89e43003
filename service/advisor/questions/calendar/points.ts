/** Points in time in a message: the longest at each place. */
import type { NamedPeriod } from '#schema/advisor/period'
import type { Moment } from '../../periods/resolve-period.ts'
import { remember } from '../../remember.ts'
import type { At, Word } from './calendar-words.ts'
import { countedPeriodAt } from './counted-periods.ts'
import { dateAt, unitOfDateAt } from './dates.ts'
import { namedAt } from './named-periods.ts'
import { ordinalPeriodAt } from './ordinal-periods.ts'
import { relativeAt } from './relative-periods.ts'

const longest = <A extends { readonly after: number }>(...found: readonly (A | undefined)[]): A | undefined =>
  found.reduce<A | undefined>(
    (best, one) => (one && (!best || one.after > best.after) ? one : best),
    undefined,
  )

type Points = Map<number, At<NamedPeriod> | undefined>

// A moment is made for each reading. A place is looked at as a point, as each end of a range and as what follows "since".
const pointsOf = remember((_: Moment): Points => new Map())

/** The point in time that begins at a place; a moment is that of one reading of one message. */
export const pointAt = (words: readonly Word[], at: number, moment: Moment): At<NamedPeriod> | undefined => {
  const points = pointsOf(moment)
  if (!points.has(at))
    points.set(
      at,
      longest(
        ordinalPeriodAt(words, at, moment),
        countedPeriodAt(words, at, moment),
        unitOfDateAt(words, at, moment.today),
        dateAt(words, at, moment.today),
        relativeAt(words, at, moment),
        namedAt(words, at, moment),
      ),
    )
  return points.get(at)
}
