/**
 * Formulas of scenarios and of solving for a lever. Their series, in order: seven means of a typical week
 * (revenue, transactions, the five expense lines), percentage and amount of each of the seven levers, paid
 * hours, turnover, wage, elasticity, realised share; for solving also the target and the index of the lever.
 */
import { levers, type Outcome, outcomes } from '#schema/advisor/change-plans'
import { expenseKinds } from '#schema/kpi/kpi'
import { last, mean, type Point } from '../statistics.ts'
import {
  type LeverMoves,
  levelOf,
  noMoves,
  outcomeAfter,
  repayment,
  solveLever,
  type TypicalWeek,
} from './lever-model.ts'

type Series = readonly (readonly Point[])[]

/** In series order. */
export const typicalBases = ['revenue', 'transactions', ...expenseKinds] as const

const movesAt = typicalBases.length
const restAt = movesAt + 2 * levers.length

const weekOf = (series: Series): TypicalWeek => ({
  revenue: mean(series[0]),
  transactions: mean(series[1]),
  staff: mean(series[2]),
  supplies: mean(series[3]),
  premises: mean(series[4]),
  marketing: mean(series[5]),
  other: mean(series[6]),
})

const movesOf = (series: Series): LeverMoves => {
  const percent = { ...noMoves.percent }
  const amount = { ...noMoves.amount }
  for (const [index, lever] of levers.entries()) {
    percent[lever] = last(series[movesAt + 2 * index])
    amount[lever] = last(series[movesAt + 2 * index + 1])
  }
  return {
    percent,
    amount,
    hours: last(series[restAt]),
    turnover: last(series[restAt + 1]),
    wage: last(series[restAt + 2]),
    elasticity: last(series[restAt + 3]),
    realised: last(series[restAt + 4]),
  }
}

const names: Readonly<Record<Outcome, string>> = {
  revenue: 'revenue',
  costs: 'total costs',
  profit: 'profit',
  margin: 'the profit margin',
  'staff-share': 'the staff share of revenue',
  'supplies-share': 'the supplies share of revenue',
  'premises-share': 'the premises share of revenue',
  'marketing-share': 'the marketing share of revenue',
  'other-share': 'the share of revenue spent on other costs',
  'cost-share': 'the share of revenue spent on all costs',
}

const afterWords = (name: string) =>
  `${name} in a typical week after the stated changes to prices, volume and expenses`
const levelWords = (name: string) => `the level of the lever that brings ${name} to the target`

const after = (outcome: Outcome, series: Series): number =>
  outcomeAfter(outcome, weekOf(series), movesOf(series))
const change = (outcome: Outcome, series: Series): number =>
  after(outcome, series) - outcomeAfter(outcome, weekOf(series), noMoves)

const solved = (outcome: Outcome, series: Series): number => {
  const lever = levers[last(series[restAt + 6])]
  if (lever === undefined) return Number.NaN
  return solveLever(lever, outcome, last(series[restAt + 5]), weekOf(series), movesOf(series))
}

const solvedLevel = (outcome: Outcome, series: Series): number => {
  const lever = levers[last(series[restAt + 6])]
  const { percent } = movesOf(series)
  if (lever === undefined) return Number.NaN
  return levelOf(lever, weekOf(series)) * (1 + (percent[lever] + solved(outcome, series)) / 100)
}

/** Revenue of a typical week after the solved lever has moved too. */
const revenueSolved = (outcome: Outcome, series: Series): number => {
  const lever = levers[last(series[restAt + 6])]
  if (lever === undefined) return Number.NaN
  const moves = movesOf(series)
  const percent = { ...moves.percent, [lever]: moves.percent[lever] + solved(outcome, series) }
  return outcomeAfter('revenue', weekOf(series), { ...moves, percent })
}

const stepSolved = (outcome: Outcome, series: Series): number => {
  const lever = levers[last(series[restAt + 6])]
  return lever === undefined ? Number.NaN : solvedLevel(outcome, series) - levelOf(lever, weekOf(series))
}

const overWords = (stretch: string, weeks: (series: Series) => number) => ({
  words: (name: string) => `${afterWords(name)}, less the same before them, for the weeks ${stretch}`,
  compute: (outcome: Outcome, series: Series) => weeks(series) * change(outcome, series),
})

const kinds = {
  after: { words: afterWords, compute: after },
  'after-change': {
    words: (name: string) => `${afterWords(name)}, less the same before them`,
    compute: change,
  },
  'over-month': overWords('of a month', () => 52 / 12),
  'over-quarter': overWords('of a quarter', () => 13),
  'over-year': overWords('of a year', () => 52),
  'over-weeks': overWords('that they last (last)', (series) => last(series[restAt + 5])),
  lever: {
    words: (name: string) => `how far, in percent, the lever must move to bring ${name} to the target`,
    compute: solved,
  },
  'lever-level': { words: levelWords, compute: solvedLevel },
  'lever-step': {
    words: (name: string) => `${levelWords(name)}, less its level before`,
    compute: stepSolved,
  },
  'lever-revenue': { words: (name: string) => `revenue at ${levelWords(name)}`, compute: revenueSolved },
  'lever-revenue-step': {
    words: (name: string) => `revenue at ${levelWords(name)}, less revenue before`,
    compute: (outcome: Outcome, series: Series) =>
      revenueSolved(outcome, series) - outcomeAfter('revenue', weekOf(series), noMoves),
  },
} as const

type Kind = keyof typeof kinds
type LeverFormula = `${Outcome}-${Kind}`
type Formula = { readonly words: string; readonly compute: (...series: Series) => number }

const formulaOf = (outcome: Outcome, kind: Kind): Formula => ({
  words: kinds[kind].words(names[outcome]),
  compute: (...series) => kinds[kind].compute(outcome, series),
})

const ofOutcomes: Readonly<Record<LeverFormula, Formula>> = Object.assign(
  {},
  ...outcomes.map((outcome) =>
    Object.fromEntries(
      Object.keys(kinds)
        .filter((name): name is Kind => Object.hasOwn(kinds, name))
        .map((kind) => [`${outcome}-${kind}`, formulaOf(outcome, kind)]),
    ),
  ),
)

/** Cash (weeks of costs times mean costs) over the weekly loss after the changes. */
const weeksOfCash = (...series: Series): number => {
  const cash = last(series[restAt + 5]) * mean(series[restAt + 6])
  return cash / -after('profit', series)
}

export const leverFormulas = {
  'cash-weeks-after-changes': {
    words: 'cash over what a typical week loses after the stated changes',
    compute: weeksOfCash,
  },
  ...ofOutcomes,
  'mean-plus': {
    words: 'the mean of the first plus the second',
    compute: (...series: Series) => mean(series[0]) + last(series[1]),
  },
  'mean-plus-percent': {
    words: 'the mean of the first plus a percentage of it (second)',
    compute: (...series: Series) => mean(series[0]) * (1 + last(series[1]) / 100),
  },
  'cash-less': {
    words: 'the product of the means of the first and the second, less the third',
    compute: (...series: Series) => mean(series[0]) * mean(series[1]) - last(series[2]),
  },
  'runway-less': {
    words: 'the weeks of the first, less the third over the mean of the second',
    compute: (...series: Series) => mean(series[0]) - last(series[2]) / mean(series[1]),
  },
  'payback-of-changes': {
    words: 'the amount to pay back (last) over the extra profit of a typical week after the stated changes',
    compute: (...series: Series) => last(series[restAt + 5]) / change('profit', series),
  },
  payback: {
    words: 'the first over the mean of the second',
    compute: (...series: Series) => last(series[0]) / mean(series[1]),
  },
  'weekly-repayment': {
    words:
      'the weekly part of equal monthly repayments of the first, at a yearly rate in percent (second) over years (third)',
    compute: (...series: Series) => repayment(last(series[0]), last(series[1]) / 1200, 12 * last(series[2])),
  },
} as const
