/** Which words of an axis are shown where there is no room for all: every second, every third, never some. Pure. */

/** px of a letter of an axis, and of the room between two words. */
const letterWidth = 6.6
const between = 10

const widthOf = (word: string): number => word.length * letterWidth + between

/** The words with every n-th kept and the others empty, so that none touches the next over `width` px. */
export const thinned = (words: readonly string[], width: number): readonly string[] => {
  const places = words.flatMap((word, index) => (word === '' ? [] : [index]))
  const perRow = words.length === 0 ? 0 : width / words.length
  const room = Math.max(0, ...words.map(widthOf))
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  // The rest of a month at the beginning is no month: its name would stand too near the next.
  const isRest = gaps.length > 1 && (gaps[0] ?? 0) < Math.min(...gaps.slice(1))
  const whole = isRest ? places.slice(1) : places
  const nth = (every: number) => whole.filter((_, index) => index % every === 0)
  const fits = (kept: readonly number[]): boolean =>
    kept.every((place, index) => index === 0 || (place - (kept[index - 1] ?? 0)) * perRow >= room)
  const every = whole.findIndex((_, index) => fits(nth(index + 1))) + 1
  const kept = new Set(nth(Math.max(1, every)))
  return words.map((word, index) => (kept.has(index) ? word : ''))
}
