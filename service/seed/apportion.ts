/** Splits an integer into integer parts with the same sum (largest remainder method). */

/** Parts of `total` in proportion to the weights; a weight of 0 gives 0. Throws if all weights are 0. */
export const apportion = (total: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (total === 0) return weights.map(() => 0)
  if (!(sum > 0)) throw new Error(`${total} cannot be split among no parts`)
  const exact = weights.map((weight) => (total * weight) / sum)
  const floors = exact.map(Math.floor)
  const left = total - floors.reduce((all, part) => all + part, 0)
  const raised = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .sort((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, left)
  return floors.map((part, index) => (raised.some((each) => each.index === index) ? part + 1 : part))
}
