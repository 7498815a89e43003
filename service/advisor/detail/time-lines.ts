/** The usual amount, the price, the last time and the best time of an item or account. */
import { capital, type Line, say } from '../line.ts'
import { isAccount, type PartContext } from './change-lines.ts'
import { unitIn } from './forms.ts'
import {
  daysWords,
  dayWords,
  dollarsOf,
  moneyFigure,
  partName,
  rowsFigure,
  sourceWords,
  unitsFigure,
} from './say-part.ts'
import { type Days, type Part, paidIn, soldIn, sumOf, wholeParts } from './sums.ts'

export const typicalLine = (
  { records, detail, asked }: PartContext,
  part: Part,
  days: Days,
): Line | undefined => {
  const unit = unitIn(asked.question.text)
  const parts = wholeParts(days, unit)
  if (parts.length === 0) return undefined
  const sums = parts.map((one) => ({ value: dollarsOf(sumOf(detail, part, one).money), days: one }))
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return undefined
  const value = sums.reduce((sum, one) => sum + one.value, 0) / sums.length
  const span = { from: first.from, to: last.to }
  const mean = rowsFigure(records, `${partName(part)}, mean a ${unit}`, 'aud', [{ value, days: span }])
  return say`On average, ${partName(part)} came to ${mean} a ${unit} over the ${String(parts.length)} whole ${unit}s ${daysWords(records, span)}, ${sourceWords(part)}.`
}

export const priceLine = ({ records, detail }: PartContext, part: Part, days: Days): Line | undefined => {
  const sum = sumOf(detail, part, days)
  if (isAccount(part) || sum.units <= 0) return undefined
  const value = dollarsOf(sum.money) / sum.units
  const price = rowsFigure(records, `${partName(part)}, average price`, 'aud', [{ value, days }])
  return say`${capital(partName(part))} brought ${price} each on average ${daysWords(records, days)}, without tax: ${moneyFigure(records, part, days, sum)} for ${unitsFigure(records, part, days, sum)} sold.`
}

export const lastLine = ({ records, detail }: PartContext, part: Part, days: Days): Line | undefined => {
  const dates = (isAccount(part) ? paidIn(detail, part, days) : soldIn(detail, part, days)).map(
    ({ date }) => date,
  )
  const last = dates.toSorted().at(-1)
  if (last === undefined) return undefined
  const sum = sumOf(detail, part, { from: last, to: last })
  return say`The last row of ${partName(part)} is of ${dayWords(last, records.now)}, for ${moneyFigure(records, part, { from: last, to: last }, sum)}.`
}

export const bestLine = (
  { records, detail, asked }: PartContext,
  part: Part,
  days: Days,
): Line | undefined => {
  const unit = unitIn(asked.question.text)
  const isLow = /\b(?:worst|least|lowest|weakest|fewest|slowest|quietest)\b/i.test(asked.question.text)
  const sums = wholeParts(days, unit).map((one) => ({ one, sum: sumOf(detail, part, one) }))
  const [best] = sums.toSorted((a, b) =>
    Number(isLow ? a.sum.money - b.sum.money : b.sum.money - a.sum.money),
  )
  if (!best) return undefined
  return say`Of ${String(sums.length)} whole ${unit}s ${daysWords(records, days)}, ${partName(part)} was ${isLow ? 'lowest' : 'highest'} ${daysWords(records, best.one)}, at ${moneyFigure(records, part, best.one, best.sum)}.`
}
