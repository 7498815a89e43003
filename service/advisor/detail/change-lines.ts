/** What an item or account came to in one time against another. */
import { plusDays } from '../calendar.ts'
import { capital, type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { Asked } from './asked.ts'
import type { Detail } from './detail.ts'
import {
  daysWords,
  dollarsOf,
  moneyFigure,
  partName,
  rowsFigure,
  sourceWords,
  unitsFigure,
} from './say-part.ts'
import { type Days, type Part, sumOf, within } from './sums.ts'

/** Lines of an answer; what cannot be said is left out. */
export type Lines = readonly (Line | undefined)[]

export type PartContext = { readonly records: Records; readonly detail: Detail; readonly asked: Asked }

export const isAccount = ({ dimension }: Part): boolean => dimension === 'account'

const quarterDays = 91

/** The time before some days, as long as they are. */
const before = ({ from, to }: Days): Days => {
  let length = 0
  for (let date = from; date <= to; date = plusDays(date, 1)) length += 1
  return { from: plusDays(from, -length), to: plusDays(from, -1) }
}

/** The two times that a change is between: those named, or the one named and as long before it, or the last quarters. */
const sidesOf = ({ asked: { days } }: PartContext, held: Days): readonly [Days, Days] | undefined => {
  const [one, other] = days
  const later = one && other ? (one.from > other.from ? one : other) : one
  const isAll = later !== undefined && later.from <= held.from
  const now = within(
    later && !isAll ? later : { from: plusDays(held.to, 1 - quarterDays), to: held.to },
    held,
  )
  const then =
    one && other && now ? within(later === one ? other : one, held) : now && within(before(now), held)
  return now && then ? [now, then] : undefined
}

export const changeLines = (context: PartContext, part: Part, held: Days): Lines => {
  const sides = sidesOf(context, held)
  if (!sides) return []
  const { records, detail } = context
  const [now, then] = sides
  const [one, other] = [sumOf(detail, part, now), sumOf(detail, part, then)]
  const [a, b] = [moneyFigure(records, part, now, one), moneyFigure(records, part, then, other)]
  const isItem = !isAccount(part)
  const [n, m] = [unitsFigure(records, part, now, one), unitsFigure(records, part, then, other)]
  const main = isItem
    ? say`${capital(partName(part))} took ${a} ${daysWords(records, now)} (${n} sold) and ${b} ${daysWords(records, then)} (${m} sold), ${sourceWords(part)}.`
    : say`${capital(partName(part))} came to ${a} ${daysWords(records, now)} and ${b} ${daysWords(records, then)}, ${sourceWords(part)}.`
  const revenue = { dimension: 'item' as const }
  const [sales, earlier] = [sumOf(detail, revenue, now).money, sumOf(detail, revenue, then).money]
  const isOfSales = !isItem && sales > 0n && earlier > 0n
  const shareAt = (days: Days, money: bigint, all: bigint) =>
    rowsFigure(
      records,
      `${partName(part)} of sales`,
      'percent',
      [
        { value: dollarsOf(money), days },
        { value: dollarsOf(all), days },
      ],
      'share',
    )
  return [
    main,
    isOfSales
      ? say`That is ${shareAt(now, one.money, sales)} of sales against ${shareAt(then, other.money, earlier)}. The books have amounts, and no prices.`
      : undefined,
  ]
}
