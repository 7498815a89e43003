/** Hours and wages of a whole roster, beside the staff costs of the latest week on record. */
import type { RosterDay } from '#schema/brief/brief'
import { nameOf, weeksInput } from '../../analysis/weeks.ts'
import { dayText } from '../../calendar.ts'
import { measure, stated } from '../../figure.ts'
import { capital, eachOnce, type Line, paragraph, say } from '../../line.ts'
import type { Records } from '../../records.ts'

/** The most characters that the note of a day holds. */
export const longestNote = 400

const daysOfWeek = 7

/** Hours or wages of all rostered days. */
export const totalOf = (records: Records, items: readonly RosterDay[], what: 'hours' | 'aud') =>
  measure(records)({
    label: what === 'hours' ? 'hours of all rostered days' : 'labour cost of all rostered days',
    unit: what,
    formula: 'sum-of-products',
    inputs: items.flatMap(({ day, staffHours, labourCost }) => [
      stated(
        'assumption',
        `${day}, ${what === 'hours' ? 'hours' : 'labour cost'}`,
        what === 'hours' ? staffHours : labourCost,
      ),
      stated('assumption', 'that day', 1),
    ]),
  })

/** Staff costs of the latest week, to compare seven days with; undefined if none are on record. */
const onRecord = (
  records: Records,
): { readonly line: Line | undefined; readonly value: number } | undefined => {
  const week = records.kpis.findLast(({ expenses }) => (expenses?.staff ?? 0) > 0)
  const input = week && weeksInput([week], 'staff')
  const costs =
    input &&
    measure(records)({
      label: `staff costs, week of ${dayText(week.weekStart)}`,
      unit: 'aud',
      formula: 'value',
      inputs: [input],
    })
  return (
    costs && {
      line: say`${capital(nameOf(records, 'staff'))} on record for the week of ${dayText(week.weekStart)} came to ${costs}.`,
      value: costs.value,
    }
  )
}

/** Notes of a roster with its totals, which the first open day carries. */
export const withTotals = (records: Records, items: readonly RosterDay[]): readonly RosterDay[] => {
  const open = items.filter(({ shifts }) => shifts.length > 0)
  const [first] = open
  if (!first || open.length < 2) return items
  const [hours, cost] = [totalOf(records, open, 'hours'), totalOf(records, open, 'aud')]
  const before = items.length === daysOfWeek ? onRecord(records) : undefined
  const isMore = before !== undefined && cost !== undefined && cost.value > before.value
  const line = paragraph([
    hours && cost && say`All days together: ${hours} and ${cost} of wages.`,
    before?.line,
    isMore ? say`The plan pays for every hour, so take off those that you work yourself.` : undefined,
  ])
  return items.map((item) =>
    item === first
      ? {
          ...item,
          note: line.text.length + item.note.length < longestNote ? `${line.text} ${item.note}` : line.text,
          figures: [...eachOnce([...item.figures, ...line.figures])],
        }
      : item,
  )
}
