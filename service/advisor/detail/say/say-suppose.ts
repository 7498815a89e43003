/** Effect of account changes: each account, and the total. */
import type { AccountChange } from '#schema/advisor/rows-plan'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { measure, stated, unsigned } from '../../figure.ts'
import { type Line, rows, say } from '../../line.ts'
import { daysWords, dollarsOf, partName, rowsFigure } from '../say-part.ts'
import { type Days, hasCutPeriods, sideOf, sumOf } from '../sums.ts'
import { heldFor, type Lines, plain, type RowsContext } from './rows-context.ts'

const weeks = 13
const daysInWeek = 7
const weeksIn = { 'a-week': 1, 'a-month': 365.25 / 12 / 7, 'a-year': 365.25 / 7, percent: 1 } as const
const unitWords = { 'a-week': ' a week', 'a-month': ' a month', 'a-year': ' a year', percent: '' } as const

/** Last 13 complete weeks of the books; a current week with most of its days counts as complete. */
const lastWeeksOf = (held: Days): Days | undefined => {
  const weekday = weekdayOf(held.to)
  const to = plusDays(held.to, weekday >= 4 ? 6 - weekday : -1 - weekday)
  const from = plusDays(to, 1 - weeks * daysInWeek)
  return from < held.from ? undefined : { from, to }
}

type Changed = { readonly line: Line | undefined; readonly aWeek: number }

const changed = (context: RowsContext, { account, size, unit }: AccountChange, days: Days): Changed => {
  const { records, detail } = context
  const mean = dollarsOf(sumOf(detail, account, days).money) / weeks
  const aWeek = unit === 'percent' ? (mean * size) / 100 : size / weeksIn[unit]
  const name = partName(account)
  const way = size < 0 ? 'less' : 'more'
  const sized = measure(records)({
    label: 'change',
    unit: unit === 'percent' ? 'percent' : 'aud',
    formula: 'value',
    inputs: [stated('question', 'change', Math.abs(size))],
  })
  const now = rowsFigure(records, `${name}, mean a week`, 'aud', [{ value: mean, days }])
  const change = rowsFigure(records, `${name}, change a week`, 'aud', [{ value: aWeek, days }])
  return {
    aWeek,
    line: say`${name} comes to ${now} a week ${daysWords(records, days)} (13 weeks). ${sized}${unitWords[unit]} ${way} ${size < 0 ? 'saves' : 'costs'} ${change && unsigned(change)} a week`,
  }
}

export const saySuppose = (context: RowsContext): Lines => {
  const { records, detail, plan } = context
  const changes = plan.accountChanges ?? []
  const held = heldFor(context, { dimension: 'account' })
  const days = held && lastWeeksOf(held)
  if (!days)
    return [plain('Your books run over fewer than 13 weeks, so I can’t say what a usual week of it is.')]
  const cut = changes.find(({ account }) => hasCutPeriods(detail, account, days))
  if (cut)
    return [
      plain(`Your books give ${partName(cut.account)} for whole periods that do not fit into 13 weeks.`),
    ]
  const income = changes.find(({ account }) => sideOf(detail, account) === 'in')
  if (income)
    return [
      plain(
        `${partName(income.account)} is money that comes in, so a change of it is no cost. Ask for a change of sales.`,
      ),
    ]
  const each = changes.map((change) => changed(context, change, days))
  const total = each.reduce((sum, { aWeek }) => sum + aWeek, 0)
  const [first] = each
  const way = total >= 0 ? 'comes off' : 'adds to'
  if (each.length === 1 && first)
    return [first.line && say`${first.line}, which ${way} profit. Nothing else is assumed to change.`]
  const sum = rowsFigure(records, 'change a week', 'aud', [{ value: total, days }])
  return [
    say`Together that is ${sum && unsigned(sum)} a week, which ${way} profit. Nothing else is assumed to change.`,
    rows(each.map(({ line }) => line && say`- ${line}.`)),
  ]
}
