/**
 * Formulas of scenarios and of solving for a lever. Their series, in order: seven means of a typical week (revenue,
 * transactions, the five expense lines), the percentage and the amount of each of the seven levers, paid hours, wage,
 * elasticity, realised share; for solving also the target and the place of the lever in the list.
 */
import { levers, type Outcome } from '#schema/advisor/change-plans'
import { expenseKinds } from '#schema/kpi/kpi'
import { last, mean, type Point } from '../statistics.ts'
import {
  type LeverMoves,
  levelOf,
  noMoves,
  outcomeAfter,
  solveLever,
  type TypicalWeek,
} from './lever-model.ts'

type Series = readonly (readonly Point[])[]

/** Bases of a typical week, in the order of the series. */
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
    wage: last(series[restAt + 1]),
    elasticity: last(series[restAt + 2]),
    realised: last(series[restAt + 3]),
  }
}

const after = (outcome: Outcome, series: Series): number =>
  outcomeAfter(outcome, weekOf(series), movesOf(series))
const change = (outcome: Outcome, series: Series): number =>
  after(outcome, series) - outcomeAfter(outcome, weekOf(series), noMoves)

const solved = (outcome: Outcome, series: Series): number => {
  const lever = levers[last(series[restAt + 5])]
  if (lever === undefined) return Number.NaN
  return solveLever(lever, outcome, last(series[restAt + 4]), weekOf(series), movesOf(series))
}

const solvedLevel = (outcome: Outcome, series: Series): number => {
  const lever = levers[last(series[restAt + 5])]
  const { percent } = movesOf(series)
  if (lever === undefined) return Number.NaN
  return levelOf(lever, weekOf(series)) * (1 + (percent[lever] + solved(outcome, series)) / 100)
}

const family = (outcome: Outcome) => {
  const changes = 'of a typical week after the stated changes of prices, volume and expenses'
  return {
    after: { words: `${outcome} ${changes}`, compute: (...series: Series) => after(outcome, series) },
    change: {
      words: `${outcome} ${changes}, less ${outcome} before`,
      compute: (...series: Series) => change(outcome, series),
    },
    solved: {
      words: `the percentage by which the lever must move for ${outcome} to reach the target`,
      compute: (...series: Series) => solved(outcome, series),
    },
    level: {
      words: `the lever after the percentage by which it must move for ${outcome} to reach the target`,
      compute: (...series: Series) => solvedLevel(outcome, series),
    },
  }
}

const [revenue, costs, profit, margin] = [
  family('revenue'),
  family('costs'),
  family('profit'),
  family('margin'),
]

/** Cash, as weeks of costs times the mean of costs, over what a typical week loses after the changes. */
const weeksOfCash = (...series: Series): number => {
  const cash = last(series[restAt + 4]) * mean(series[restAt + 5])
  return cash / -after('profit', series)
}

export const leverFormulas = {
  'cash-weeks-after-changes': {
    words: 'cash over what a typical week loses after the stated changes',
    compute: weeksOfCash,
  },
  'revenue-after': revenue.after,
  'revenue-after-change': revenue.change,
  'revenue-lever': revenue.solved,
  'revenue-lever-level': revenue.level,
  'costs-after': costs.after,
  'costs-after-change': costs.change,
  'costs-lever': costs.solved,
  'costs-lever-level': costs.level,
  'profit-after': profit.after,
  'profit-after-change': profit.change,
  'profit-lever': profit.solved,
  'profit-lever-level': profit.level,
  'margin-after': margin.after,
  'margin-after-change': margin.change,
  'margin-lever': margin.solved,
  'margin-lever-level': margin.level,
} as const
