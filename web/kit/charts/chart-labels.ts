/** Thins out axis labels when there is no room for all: every second, every third, always evenly. Pure. */

/** Width of an axis character, and gap between two labels; px. */
const letterWidth = 6.6
const labelGap = 10

const widthOf = (word: string): number => word.length * letterWidth + labelGap

/** The labels with every n-th kept and the others empty, so that none overlap over `width` px. */
export const thinLabels = (words: readonly string[], width: number): readonly string[] => {
  const places = words.flatMap((word, index) => (word === '' ? [] : [index]))
  const perRow = words.length === 0 ? 0 : width / words.length
  const room = Math.max(0, ...words.map(widthOf))
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  // A partial first month has no room for its name next to the following one, so it gets none.
  const isRest = gaps.length > 1 && (gaps[0] ?? 0) < Math.min(...gaps.slice(1))
  const candidates = isRest ? places.slice(1) : places
  const nth = (every: number) => candidates.filter((_, index) => index % every === 0)
  const fits = (kept: readonly number[]): boolean =>
    kept.every((place, index) => index === 0 || (place - (kept[index - 1] ?? 0)) * perRow >= room)
  const every = candidates.findIndex((_, index) => fits(nth(index + 1))) + 1
  const kept = new Set(nth(Math.max(1, every)))
  return words.map((word, index) => (kept.has(index) ? word : ''))
}
