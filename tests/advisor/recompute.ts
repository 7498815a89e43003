/** The tests' own arithmetic: the value that a figure must have, without any code of the product. */
import { combinedOf, combinedWidths, isCombined } from './recompute-combined.ts'
import { forecastOf } from './recompute-forecast.ts'
import { madOf, middleOf, quantileOf, slopesOf } from './recompute-robust.ts'
import { isOfLevers, repaidWeekly, scenarioOf } from './recompute-scenario.ts'
import type { Pair } from './values-behind.ts'

const widths: Record<string, number> = {
  share: 2,
  each: 2,
  product: 2,
  'change-percent': 2,
  'contribution-each': 3,
  'break-even-takings': 4,
}
Object.assign(widths, combinedWidths)

/** A formula over the values of another: "difference of share". */
const composed = (formula: string, pairs: readonly (readonly Pair[])[]): number => {
  const end = formula.lastIndexOf(' of ')
  const [how, inner] = [formula.slice(0, end), formula.slice(end + 4)]
  const width = widths[inner] ?? 1
  const all = pairs.flatMap((_, index) =>
    index % width === 0 ? [recompute(inner, pairs.slice(index, index + width))] : [],
  )
  const [one = NaN, other = NaN] = all
  if (how === 'difference') return one - other
  if (how === 'percent change') return ((one - other) / other) * 100
  if (how === 'percent') return (one / other) * 100
  const held = all.filter((value) => Number.isFinite(value))
  return how === 'mean' ? held.reduce((sum, value) => sum + value, 0) / held.length : middleOf(held)
}

/** The value that a figure must have, by the name of its formula. */
export const recompute = (formula: string, pairs: readonly (readonly Pair[])[]): number => {
  const v = (index: number): readonly number[] => (pairs[index] ?? []).map(([, value]) => value)
  const total = (index: number): number => v(index).reduce((sum, value) => sum + value, 0)
  const avg = (index: number): number => total(index) / v(index).length
  const end = (index: number): number => v(index).at(-1) ?? NaN
  const slope = (share: number): number => quantileOf(slopesOf(pairs[0] ?? []), share)
  const rest = pairs.slice(1).flatMap((each) => each.map(([, value]) => value))
  const left = (takings: number, costs: number, percent: number, moving: number): number =>
    takings + (takings * percent) / 100 - (costs + (moving * percent) / 100)
  if (formula === 'differences') return pairs.reduce((sum, _, at) => sum + total(at) * (-1) ** at, 0)
  if (formula === 'sum-less') return total(0) - end(1)
  if (formula === 'mean-less') return avg(0) - end(1)
  if (formula === 'share-less') return (100 * total(0)) / total(1) - end(2)
  if (formula === 'each-less') return total(0) / total(1) - end(2)
  if (formula === 'value-less') return end(0) - end(1)
  if (formula === 'part-of-periods') return end(0) / (end(1) / 100)
  if (formula === 'mean-each') return avg(0) / end(1)
  if (formula === 'hours-of-staff') return (end(0) * end(1)) / (avg(2) / 100)
  if (formula.includes(' of ')) return composed(formula, pairs)
  if (formula.startsWith('forecast')) return forecastOf(formula, pairs)
  if (formula === 'cash-weeks-after-changes') {
    const week = pairs.slice(0, 7).map((_, index) => avg(index))
    const stated = pairs.slice(7, 26).map((_, index) => end(index + 7))
    return (-1 * end(26) * avg(27)) / scenarioOf('profit-after', week, stated)
  }
  if (formula === 'payback-of-changes') {
    const week = pairs.slice(0, 7).map((_, index) => avg(index))
    const stated = pairs.slice(7, 26).map((_, index) => end(index + 7))
    return end(26) / scenarioOf('profit-after-change', week, stated)
  }
  if (isOfLevers(formula)) {
    const all = pairs.map((_, index) => index)
    return scenarioOf(formula, all.slice(0, 7).map(avg), all.slice(7).map(end))
  }
  if (isCombined(formula)) return combinedOf(formula, pairs)
  switch (formula) {
    case 'periods':
      return pairs.length
    case 'contribution-each':
      return (total(0) - total(1)) / total(2)
    case 'rest-share':
      return 100 * (1 - total(1) / total(0))
    case 'each-part-effect':
      return ((avg(0) - avg(2)) / avg(1) + (avg(0) - avg(2)) / avg(3)) / 2
    case 'each-whole-effect':
      return (avg(0) / avg(1) - avg(0) / avg(3) + avg(2) / avg(1) - avg(2) / avg(3)) / 2
    case 'share-part-effect':
      return 100 * recompute('each-part-effect', pairs)
    case 'share-whole-effect':
      return 100 * recompute('each-whole-effect', pairs)
    case 'value':
      return end(0)
    case 'mean':
      return avg(0)
    case 'median':
      return middleOf(v(0))
    case 'sum':
      return total(0)
    case 'count':
      return v(0).length
    case 'weeks-missing':
      return end(0) - v(1).length
    case 'highest':
      return Math.max(...v(0))
    case 'lowest':
      return Math.min(...v(0))
    case 'change':
      return avg(0) - avg(1)
    case 'change-percent':
      return ((avg(0) - avg(1)) / avg(1)) * 100
    case 'difference':
      return total(0) - total(1)
    case 'share':
      return (total(0) / total(1)) * 100
    case 'share-change':
      return (total(0) / total(1)) * 100 - (total(2) / total(3)) * 100
    case 'each':
      return total(0) / total(1)
    case 'slope':
      return slope(0.5)
    case 'spread':
      return (madOf(v(0)) / middleOf(v(0))) * 100
    case 'robust-score':
      return (end(0) - middleOf(rest)) / madOf(rest)
    case 'from-median':
      return ((end(0) - middleOf(rest)) / middleOf(rest)) * 100
    case 'volume-effect':
      return (avg(1) - avg(3)) * 0.5 * (avg(0) / avg(1) + avg(2) / avg(3))
    case 'price-effect':
      return avg(0) - avg(2) - (avg(1) - avg(3)) * 0.5 * (avg(0) / avg(1) + avg(2) / avg(3))
    case 'mean-plus':
      return avg(0) + end(1)
    case 'mean-plus-percent':
      return avg(0) + (avg(0) * end(1)) / 100
    case 'cash-less':
      return avg(0) * avg(1) - end(2)
    case 'runway-less':
      return (avg(0) * avg(1) - end(2)) / avg(1)
    case 'payback':
      return end(0) / avg(1)
    case 'weekly-repayment':
      return repaidWeekly(end(0), end(1), end(2))
    case 'product':
      return avg(0) * avg(1)
    case 'gap-amount':
      return avg(0) * avg(2) - avg(1) * avg(2)
    case 'percent-of':
      return pairs.reduce((sum, _, i) => (i % 2 ? sum + avg(i - 1) * (avg(i) / 100) : sum), 0)
    case 'percent-of-takings':
      return (recompute('percent-of', pairs.slice(0, -1)) * 100) / avg(pairs.length - 1)
    case 'projection':
      return end(0) + slope(0.5) * end(1)
    case 'projection-low':
      return end(0) + slope(0.25) * end(1)
    case 'projection-high':
      return end(0) + slope(0.75) * end(1)
    case 'surplus-after':
      return left(avg(0), avg(1), end(2), avg(3))
    case 'weeks-of-cash':
      return (end(0) * avg(1)) / -left(avg(2), avg(1), end(3), avg(4))
    case 'price-profit': {
      const lost = (end(2) * end(1)) / 100
      const takings = avg(0) * (1 + end(1) / 100) * (1 + lost)
      return takings - avg(0) - avg(0) * (total(3) / total(4)) * lost
    }
    case 'price-takings':
      return avg(0) * (1 + end(1) / 100) * (1 + (end(2) * end(1)) / 100) - avg(0)
    case 'break-even-volume': {
      const kept = 1 - total(1) / total(2)
      return (end(0) / 100 / (kept + end(0) / 100)) * 100
    }
    case 'volume-profit':
      return avg(0) * (end(1) / 100) - avg(0) * (end(1) / 100) * (total(2) / total(3))
    case 'break-even-takings': {
      const kept = 1 - total(2) / total(3)
      return avg(0) / kept - (avg(1) * (1 - kept)) / kept
    }
    case 'each-to-cover':
      return avg(0) / ((total(1) / total(2)) * (1 - total(3) / total(4)))
    case 'runway-of-costs':
      return (avg(0) * avg(1)) / (avg(1) + end(2))
    case 'sum-of-products':
      return v(0).length === 0 ? 0 : pairs.reduce((sum, _, i) => (i % 2 ? sum : sum + avg(i) * avg(i + 1)), 0)
    case 'sum-of-products-share':
      return (recompute('sum-of-products', pairs.slice(1)) / middleOf(v(0))) * 100
    default:
      return NaN
  }
}
