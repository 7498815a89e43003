/** What if something that others charge for costs more or less: profit, what would make up for it, and what it assumes; several at once are in costs-together.ts. */
import { averageOf } from '../../analysis/trend.ts'
import { lastWeeks, nameOf, weeksInput } from '../../analysis/weeks.ts'
import { type Sized, sumAWeek, whatIfCost, whatIfCostBy } from '../../analysis/what-if-cost.ts'
import { measure } from '../../figure.ts'
import { type Line, paragraph, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { CostKind, Period } from '../question.ts'
import { type FiguresAsk, subjectOf } from './ask.ts'
import { about, askedPercent, between, tooFew, upOrDown } from './change-words.ts'

/** How many weeks a sum of a period is paid for. */
export const weeksIn: Readonly<Record<Period, number>> = {
  week: 1,
  fortnight: 2,
  month: 52 / 12,
  quarter: 13,
  year: 52,
}

/** Says where what was named stands on record, unless the records hold it by itself. */
const partTold = ({ records, question: { part } }: FiguresAsk, kind: CostKind): Line | undefined =>
  part === undefined
    ? undefined
    : say`The records don’t show ${part} separately. This changes everything under ${nameOf(records, kind)}; if only half of that is ${part}, halve the result.`

/** Says which of the things named are no cost on record. */
export const unheldTold = ({ question: { unheld = [] } }: FiguresAsk): Line | undefined => {
  const names = unheld.flatMap((name) => quoted(name) ?? [])
  if (names.length === 0) return undefined
  const [is, it] = names.length === 1 ? ['is', 'it'] : ['are', 'they']
  return say`No cost is on record as ${new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(names)}, so ${it} ${is} not counted. Give me the amount in dollars a week and I can include ${it === 'it' ? 'it' : 'them'}.`
}

/** A cut of what brings people in may cost takings; what others charge does not. */
export const assumed = (kind: CostKind, isRise: boolean): Line | undefined => {
  if (kind === 'marketing' && isRise)
    return say`That counts only the spending. What it brings in won’t be known until it’s tried.`
  if (!isRise && (kind === 'marketing' || kind === 'staff' || kind === 'costs'))
    return say`That counts only the saving. What you cut may have been bringing in revenue; the records can’t show that in advance.`
  return say`Takings and all other costs stay as they are.`
}

/** What a rise of costs would take to be made up for. */
export const madeUp = ({ records, view }: FiguresAsk, added: readonly Sized[]): Line => {
  const takings = weeksInput(lastWeeks(records, 13), 'revenue')
  const cover =
    takings &&
    measure(records)({
      label: 'price rise that makes up for it',
      unit: 'percent',
      formula: 'percent-of-takings',
      inputs: [...added.flatMap(({ base, percent }) => [base, percent]), takings],
    })
  return paragraph([
    cover && cover.value >= 0.05
      ? say`To make up for it on ${view.words.prices} alone, with the same number of ${view.words.sales}, they would have to rise by ${cover}.`
      : undefined,
    say`For comparison, an average week last quarter left ${averageOf(records, 'profit', 13)} of profit.`,
  ])
}

const byPercent = (ask: FiguresAsk, kind: CostKind, amount: number): readonly (Line | undefined)[] => {
  const outcome = whatIfCost(ask.records, kind, amount)
  return [
    paragraph([
      say`With ${subjectOf(ask, kind)} ${upOrDown(amount)} ${askedPercent(ask, amount)}, profit goes ${about(outcome?.likely)} a week. If the change turns out half or one and a half times as large, the range is ${between(outcome?.low, outcome?.high)}.` ??
        tooFew,
      outcome && partTold(ask, kind),
    ]),
    outcome && paragraph([assumed(kind, amount > 0), amount > 0 ? madeUp(ask, [outcome.sized]) : undefined]),
  ]
}

const byDollars = (ask: FiguresAsk, kind: CostKind, dollars: number): readonly (Line | undefined)[] => {
  const { per } = ask.question
  const period = per === undefined || per === 'piece' ? 'week' : per
  const outcome = whatIfCostBy(ask.records, dollars, weeksIn[period])
  const sum = sumAWeek(ask.records, dollars, weeksIn[period])
  const name = subjectOf(ask, kind)
  return [
    paragraph([
      period === 'week'
        ? say`With ${name} ${upOrDown(dollars)} ${sum.stated} a week, profit goes ${upOrDown(-dollars)} by the same amount.`
        : say`With ${name} ${upOrDown(dollars)} ${sum.stated} a ${period}, profit goes ${about(outcome?.likely)} a week.`,
      per === undefined ? say`You gave no period, so I’ve taken the amount as weekly.` : undefined,
    ]),
    outcome &&
      paragraph([assumed(kind, dollars > 0), dollars > 0 ? madeUp(ask, [outcome.sized]) : undefined]),
  ]
}

/** What a change of a cost, in percent or in dollars, does to profit. */
export const costChange = (ask: FiguresAsk, amount: number): readonly (Line | undefined)[] => {
  const { kind = 'costs', dollars } = ask.question
  const told =
    dollars !== undefined && ask.question.amount === undefined
      ? byDollars(ask, kind, dollars)
      : byPercent(ask, kind, amount)
  return [...told, unheldTold(ask)]
}
