/**
 * Effect of lever changes on a typical week, in AUD per week:
 *
 * - price factor p = 1 + price % + price amount × sales ÷ revenue
 * - volume factor v = (1 + elasticity × (p − 1)) × (1 + realised × (volume % + volume amount ÷ sales + turnover ÷ revenue))
 * - revenue = revenue × p × v; supplies follow volume: supplies × v × (1 + %) + amount
 * - any other line = line × (1 + %) + amount, and staff also + hours × wage
 * - profit = revenue − the lines; margin = profit ÷ revenue, and a line's share = line ÷ revenue (percent)
 *
 * Every lever enters revenue and costs at most squared, so `solveLever` finds its percentage exactly.
 */
import type { Lever, Outcome } from '#schema/advisor/change-plans'
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'

/** Weekly means. */
export type TypicalWeek = Readonly<Record<ExpenseKind | 'revenue' | 'transactions', number>>

/**
 * Changes by lever, in percent and as amounts; `turnover` is revenue gained or lost at current prices, and
 * `realised` the share of a volume change that happens.
 */
export type LeverMoves = {
  readonly percent: Readonly<Record<Lever, number>>
  readonly amount: Readonly<Record<Lever, number>>
  readonly hours: number
  readonly turnover: number
  readonly wage: number
  readonly elasticity: number
  readonly realised: number
}

type AfterMoves = Readonly<Record<ExpenseKind | 'revenue' | 'costs', number>>

const afterMoves = (week: TypicalWeek, moves: LeverMoves): AfterMoves => {
  const { percent, amount, hours, turnover, wage, elasticity, realised } = moves
  const price = 1 + percent.price / 100 + (amount.price * week.transactions) / week.revenue
  const moved =
    realised * (percent.volume / 100 + amount.volume / week.transactions + turnover / week.revenue)
  const volume = (1 + elasticity * (price - 1)) * (1 + moved)
  const lineOf = (kind: ExpenseKind): number =>
    week[kind] * (kind === 'supplies' ? volume : 1) * (1 + percent[kind] / 100) + amount[kind]
  const lines = {
    staff: lineOf('staff') + hours * wage,
    supplies: lineOf('supplies'),
    premises: lineOf('premises'),
    marketing: lineOf('marketing'),
    other: lineOf('other'),
  }
  const costs = expenseKinds.reduce((sum, kind) => sum + lines[kind], 0)
  return { revenue: week.revenue * price * volume, costs, ...lines }
}

/** Outcomes that are a share of revenue, with their numerator. */
const shares: { readonly [outcome in Outcome]?: (after: AfterMoves) => number } = {
  margin: ({ revenue, costs }) => revenue - costs,
  'cost-share': ({ costs }) => costs,
  'staff-share': ({ staff }) => staff,
  'supplies-share': ({ supplies }) => supplies,
  'premises-share': ({ premises }) => premises,
  'marketing-share': ({ marketing }) => marketing,
  'other-share': ({ other }) => other,
}

const amounts: { readonly [outcome in Outcome]?: (after: AfterMoves) => number } = {
  revenue: ({ revenue }) => revenue,
  costs: ({ costs }) => costs,
  profit: ({ revenue, costs }) => revenue - costs,
}

/** An outcome of a typical week after the changes: AUD per week, or percent for margin and other shares. */
export const outcomeAfter = (outcome: Outcome, week: TypicalWeek, moves: LeverMoves): number => {
  const after = afterMoves(week, moves)
  const part = shares[outcome]
  return part ? (100 * part(after)) / after.revenue : (amounts[outcome]?.(after) ?? Number.NaN)
}

const none: Readonly<Record<Lever, number>> = {
  price: 0,
  volume: 0,
  staff: 0,
  supplies: 0,
  premises: 0,
  marketing: 0,
  other: 0,
}

/** Moves of nothing. */
export const noMoves: LeverMoves = {
  percent: none,
  amount: none,
  hours: 0,
  turnover: 0,
  wage: 0,
  elasticity: 0,
  realised: 1,
}

const withPercent = (moves: LeverMoves, lever: Lever, more: number): LeverMoves => ({
  ...moves,
  percent: { ...moves.percent, [lever]: moves.percent[lever] + more },
})

/** Distance of the outcome from the target; for a share multiplied by revenue, to keep it a polynomial. */
const distance = (outcome: Outcome, target: number, week: TypicalWeek, moves: LeverMoves): number => {
  const after = afterMoves(week, moves)
  const part = shares[outcome]
  return part
    ? part(after) - (target / 100) * after.revenue
    : (amounts[outcome]?.(after) ?? Number.NaN) - target
}

/** Roots of a x² + b x + c. */
const rootsOf = (a: number, b: number, c: number): readonly number[] => {
  // Rounding may leave a tiny quadratic term.
  if (Math.abs(a) * 1e4 <= 1e-9 * (Math.abs(b) + Math.abs(c))) return b === 0 ? [] : [-c / b]
  const discriminant = b * b - 4 * a * c
  if (discriminant < 0) return []
  const larger = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2
  return larger === 0 ? [0] : [larger / a, c / larger]
}

const step = 10

/** Smallest further change of a lever, in percent, that reaches the target; NaN if there is none. */
export const solveLever = (
  lever: Lever,
  outcome: Outcome,
  target: number,
  week: TypicalWeek,
  moves: LeverMoves,
): number => {
  const at = (percent: number) => distance(outcome, target, week, withPercent(moves, lever, percent))
  const [low, middle, high] = [at(-step), at(0), at(step)]
  const roots = rootsOf((high + low - 2 * middle) / (2 * step * step), (high - low) / (2 * step), middle)
  const [nearest = Number.NaN] = roots
    .filter((root) => Number.isFinite(root) && root > -100)
    .sort((one, other) => Math.abs(one) - Math.abs(other))
  return nearest
}

/** Level of a lever in a week: average sale, number of sales, or the expense. */
export const levelOf = (lever: Lever, week: TypicalWeek): number => {
  if (lever === 'price') return week.revenue / week.transactions
  return lever === 'volume' ? week.transactions : week[lever]
}

/** Weekly cost of a loan, AUD: equal payments over a number of months at a monthly rate. */
export const repayment = (borrowed: number, rate: number, months: number): number =>
  ((rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months)) * 12) / 52
