/** One figure of a part over a time: money, number, entries, average price or refunds. */
import type { RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import { capital, type Line, rows, say } from '../../line.ts'
import {
  daysWords,
  dollarsOf,
  moneyFigure,
  partName,
  rowsFigure,
  sourceWords,
  unitsFigure,
} from '../say-part.ts'
import { type Days, hasCutPeriods, sumOf } from '../sums.ts'
import { taxWords } from '../tax-known.ts'
import {
  heldFor,
  isAccount,
  type Lines,
  meantDays,
  partsOfPlan,
  plain,
  type RowsContext,
  resolved,
} from './rows-context.ts'
import { monthsLine } from './say-months.ts'

const isNamed = ({ names }: RowsPart): boolean => names !== undefined

const nothingSold = ({ records, plan }: RowsContext, part: RowsPart, days: Days): Line => {
  const when = daysWords(records, days)
  const answer = plan.manner === 'whether' ? 'No: ' : ''
  const what = isAccount(part)
    ? `nothing was booked to ${partName(part)} ${when}`
    : `nothing was sold${isNamed(part) ? ` of ${partName(part)}` : ''} ${when}`
  return plain(
    `${capital(`${answer}${what}`)}. No row of ${isAccount(part) ? 'it' : 'your sales file'} is of ${days.from === days.to ? 'that day' : 'that time'}.`,
  )
}

/** "12 rows of your sales file are refunds, $546 in all". */
export const refundsLine = (
  { records, detail }: RowsContext,
  part: RowsPart,
  days: Days,
): Line | undefined => {
  const sum = sumOf(detail, part, days)
  const of = isNamed(part) ? ` of ${partName(part)}` : ''
  const count = rowsFigure(records, `refunds${of}`, 'count', [{ value: sum.backRows, days }])
  const money = rowsFigure(records, `money back${of}`, 'aud', [{ value: dollarsOf(sum.back), days }])
  if (sum.backRows === 0)
    return plain(`No row${of} is below zero ${daysWords(records, days)}, so no refund is on record.`)
  const noun = isAccount(part) ? 'entries of money back' : sum.backRows === 1 ? 'refund' : 'refunds'
  return say`${count} ${noun}${of} ${daysWords(records, days)}, for ${money} in all${isAccount(part) ? '' : `, ${taxWords(detail, days)}`}. I count rows below zero as refunds.`
}

export const valueLine = (context: RowsContext, part: RowsPart, days: Days): Line | undefined => {
  const { records, detail, plan } = context
  const sum = sumOf(detail, part, days)
  const when = daysWords(records, days)
  if (plan.counted === 'refunds') return refundsLine(context, part, days)
  if (sum.rows === 0) return nothingSold(context, part, days)
  const name = capital(partName(part))
  const money = moneyFigure(records, part, days, sum)
  const units = unitsFigure(records, part, days, sum)
  const yes = plan.manner === 'whether' && plan.operation === 'value' ? 'Yes. ' : ''
  if (isAccount(part))
    return plan.counted === 'entries'
      ? say`${name} has ${units} ${sum.rows === 1 ? 'entry' : 'entries'} ${when}, ${money} in all.`
      : say`${yes}${name} came to ${money} ${when}, ${sourceWords(part, detail, days)}.`
  if (plan.counted === 'entries')
    return say`${rowsFigure(records, `${partName(part)}, rows`, 'count', [{ value: sum.rows, days }])} rows of your sales file are of ${partName(part)} ${when}, ${money} in all.`
  if (plan.counted === 'number')
    return say`${yes}${units} of ${partName(part)} ${sum.units === 1 ? 'was' : 'were'} sold ${when}, for ${money} ${taxWords(detail, days)}.`
  if (plan.counted === 'price') {
    const price =
      sum.units > 0
        ? rowsFigure(records, `${partName(part)}, average price`, 'aud', [
            { value: dollarsOf(sum.money) / sum.units, days },
          ])
        : undefined
    return say`${name} brought ${price} each on average ${when}, ${taxWords(detail, days)}: ${money} for ${units} sold.`
  }
  return say`${yes}${name} took ${money} ${when}, for ${units} sold, ${sourceWords(part, detail, days)}.`
}

/** Each of several names that one word may mean. */
const eachLine = (context: RowsContext, part: RowsPart, days: Days): Line | undefined => {
  const { names = [], isExcept } = part
  if (names.length < 2 || isExcept) return undefined
  return rows(
    names.map((name) => {
      const one = { ...part, names: [name] }
      const sum = sumOf(context.detail, one, days)
      const money = moneyFigure(context.records, one, days, sum)
      return isAccount(part)
        ? say`- ${name}: ${money}`
        : say`- ${name}: ${money}, ${unitsFigure(context.records, one, days, sum)} sold`
    }),
  )
}

/** Says that no rows are on the requested days. */
export const outside = (context: RowsContext, part: RowsPart): Lines => {
  const held = heldFor(context, part)
  return held
    ? [
        plain(
          `No row ${isAccount(part) ? 'of your books' : 'of your sales file'} is of that time: the rows run ${daysWords(context.records, held)}.`,
        ),
      ]
    : []
}

/** Amounts for periods that are only partly within the days cannot be split. */
export const cutPeriods = ({ detail }: RowsContext, part: RowsPart, days: Days): Lines | undefined =>
  hasCutPeriods(detail, part, days)
    ? [
        plain(
          `Your books give ${partName(part)} for whole periods, and one of them lies only partly in that time. Ask for whole months.`,
        ),
      ]
    : undefined

/** The times of a value; a second one is told beside the first. */
const timesOf = ({ plan }: RowsContext): readonly RowsPlan[] =>
  plan.comparedWith === undefined || plan.operation !== 'value'
    ? [plan]
    : [plan, { ...plan, period: plan.comparedWith }]

const sayPart = (context: RowsContext, part: RowsPart): Lines => {
  const meant = meantDays(context, part)
  if (!meant) return outside(context, part)
  const cut = cutPeriods(context, part, meant.days)
  if (cut) return cut
  return [
    valueLine(context, part, meant.days),
    context.plan.each === 'month'
      ? monthsLine(context, part, meant.days)
      : eachLine(context, part, meant.days),
  ]
}

export const sayValue = (context: RowsContext): Lines =>
  partsOfPlan(context.plan).flatMap((part) =>
    timesOf(context)
      .toSorted((one, other) => (startOf(context, one) < startOf(context, other) ? -1 : 1))
      .flatMap((plan) => sayPart({ ...context, plan }, part)),
  )

/** First day of a plan's time. */
const startOf = (context: RowsContext, { period }: RowsPlan): string =>
  (period && resolved(context, period)?.from) ?? ''
