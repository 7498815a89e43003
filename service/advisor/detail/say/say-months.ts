/** The sums of a part month by month. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { monthText, plusDays } from '../../calendar.ts'
import { type Line, rows, say } from '../../line.ts'
import { plusMonths } from '../../periods/dates.ts'
import { moneyFigure } from '../say-part.ts'
import { type Days, sumOf } from '../sums.ts'
import type { RowsContext } from './rows-context.ts'

/** Most months that an answer lists, the latest ones. */
const mostMonths = 24

/** Calendar months of some days; the first and the last may be cut. */
const monthsOf = ({ from, to, weekdays }: Days): readonly Days[] => {
  const months: Days[] = []
  for (let start = from; start <= to; ) {
    const next = plusMonths(plusDays(start, 1 - Number(start.slice(8))), 1)
    const last = plusDays(next, -1)
    months.push({ from: start, to: last < to ? last : to, weekdays })
    start = next
  }
  return months
}

/** "- October 2026: $19,100"; undefined for days of one month. */
export const monthsLine = (
  { records, detail }: RowsContext,
  part: RowsPart,
  days: Days,
): Line | undefined => {
  const months = monthsOf(days).slice(-mostMonths)
  return months.length < 2
    ? undefined
    : rows(
        months.map(
          (month) =>
            say`- ${monthText(month.from)}: ${moneyFigure(records, part, month, sumOf(detail, part, month))}`,
        ),
      )
}
