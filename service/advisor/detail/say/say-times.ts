/** Best or worst time of a part, its typical week or month, and its last row. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { weekdayNames } from '../../calendar.ts'
import { capital, rows, say } from '../../line.ts'
import {
  daysWords,
  dayWords,
  dollarsOf,
  moneyFigure,
  partName,
  rowsFigure,
  sourceWords,
  unitsFigure,
} from '../say-part.ts'
import { paidIn, soldIn, sumOf, wholeParts } from '../sums.ts'
import { isAccount, type Lines, meantDays, partsOfPlan, plain, type RowsContext } from './rows-context.ts'
import { cutPeriods, outside } from './say-value.ts'

const isByNumber = ({ plan }: RowsContext, part: RowsPart): boolean =>
  plan.counted === 'number' && !isAccount(part)

const bestOf = (context: RowsContext, part: RowsPart): Lines => {
  const { records, detail, plan } = context
  const meant = meantDays(context, part)
  if (!meant) return outside(context, part)
  const isLow = plan.order === 'lowest'
  const each = plan.each ?? 'month'
  const cells =
    each === 'weekday'
      ? weekdayNames.map((name, weekday) => ({
          name: `on ${name}s`,
          days: { ...meant.days, weekdays: [weekday] },
        }))
      : wholeParts(meant.days, each).map((days) => ({ name: daysWords(records, days), days }))
  const sized = cells
    .map(({ name, days }) => ({ name, days, sum: sumOf(detail, part, days) }))
    .filter(({ sum }) => sum.rows > 0 || each !== 'weekday')
    .toSorted((one, other) => {
      const by = isByNumber(context, part)
        ? other.sum.units - one.sum.units
        : Number(other.sum.money - one.sum.money)
      return isLow ? -by : by
    })
  const [best] = sized
  if (!best) return [plain(`No whole ${each} of ${partName(part)} is on record for that time.`)]
  const of = each === 'weekday' ? 'weekdays' : `whole ${each}s`
  const money = moneyFigure(records, part, best.days, best.sum)
  const head = isAccount(part)
    ? say`${money}`
    : say`${money}, for ${unitsFigure(records, part, best.days, best.sum)} sold`
  return [
    say`Of ${String(sized.length)} ${of} ${daysWords(records, meant.days)}, ${partName(part)} was ${isLow ? 'lowest' : 'highest'} ${best.name}: ${head}, ${sourceWords(part, detail, meant.days)}.`,
    rows(
      sized
        .slice(1, 3)
        .map(({ name, days, sum }) => say`- Next ${name}: ${moneyFigure(records, part, days, sum)}`),
    ),
  ]
}

const typicalOf = (context: RowsContext, part: RowsPart): Lines => {
  const { records, detail, plan } = context
  const meant = meantDays(context, part)
  if (!meant) return outside(context, part)
  const unit = plan.each === 'month' || plan.each === 'day' ? plan.each : 'week'
  const parts = wholeParts(meant.days, unit)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return [plain(`No whole ${unit} of ${partName(part)} is on record for that time.`)]
  const span = { from: first.from, to: last.to, weekdays: meant.days.weekdays }
  const cut = cutPeriods(context, part, span)
  if (cut) return cut
  const sum = sumOf(detail, part, span)
  const count = parts.length
  const money = rowsFigure(records, `${partName(part)}, mean a ${unit}`, 'aud', [
    { value: dollarsOf(sum.money) / count, days: span },
  ])
  const units = rowsFigure(records, `${partName(part)}, number a ${unit}`, 'count', [
    { value: Math.round((10 * sum.units) / count) / 10, days: span },
  ])
  const over = `over the ${String(count)} whole ${unit}s ${daysWords(records, span)}`
  if (isByNumber(context, part))
    return [say`On average ${units} of ${partName(part)} were sold a ${unit}, for ${money}, ${over}.`]
  return [
    say`On average, ${partName(part)} came to ${money} a ${unit} ${over}, ${sourceWords(part, detail, span)}.`,
  ]
}

const lastOf = (context: RowsContext, part: RowsPart): Lines => {
  const { records, detail } = context
  const meant = meantDays(context, part)
  if (!meant) return outside(context, part)
  const lines = isAccount(part) ? paidIn(detail, part, meant.days) : soldIn(detail, part, meant.days)
  const last = lines
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  if (last === undefined) return [plain(`No row of ${partName(part)} is on record for that time.`)]
  const days = { from: last, to: last }
  return [
    say`The last row of ${partName(part)} is of ${dayWords(last, records.now)}, for ${moneyFigure(records, part, days, sumOf(detail, part, days))}.`,
  ]
}

const each =
  (write: (context: RowsContext, part: RowsPart) => Lines) =>
  (context: RowsContext): Lines =>
    partsOfPlan(context.plan).flatMap((part) => write(context, part))

export const sayBest = each(bestOf)
export const sayTypical = each(typicalOf)
export const sayLast = each(lastOf)
/** Heading of a comparison of parts. */
export const capitalName = (part: RowsPart): string => capital(partName(part))
