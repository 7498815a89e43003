/** The values of measures that combine expense lines, by the name of their formula. */
import type { Pair } from './values-behind.ts'

/** The number of series in each. */
export const combinedWidths: Record<string, number> = {}
for (const count of [1, 2, 3, 4]) {
  for (const name of ['rest', 'mean-rest', 'rest-share', 'together-share'])
    combinedWidths[`${name}-${count}`] = count + 1
  for (const name of ['together', 'mean-together']) combinedWidths[`${name}-${count}`] = count
}

export const isCombined = (formula: string): boolean =>
  /^(?:mean-)?(?:rest|together)(?:-share)?-\d$/.test(formula)

const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

export const combinedOf = (formula: string, pairs: readonly (readonly Pair[])[]): number => {
  const all = pairs.map((pair) => {
    const sum = added(pair.map(([, value]) => value))
    return formula.startsWith('mean') ? sum / pair.length : sum
  })
  const [first = NaN, ...others] = all
  const isShare = formula.includes('share')
  if (formula.includes('rest')) {
    const kept = first - added(others)
    return isShare ? (kept / first) * 100 : kept
  }
  return isShare ? (added(all.slice(0, -1)) / (all.at(-1) ?? NaN)) * 100 : added(all)
}
