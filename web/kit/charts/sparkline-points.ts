/** Positions of the points and labels of a sparkline. */

/** A range smaller than this share of the largest value does not fill the height: 13 to 12 is a step, not a cliff. */
const minSpan = 1 / 3

/** Heights in percent from the top, within the range of `all`; a flat series runs through the middle. */
export const heights = (values: readonly number[], all: readonly number[]): number[] => {
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = Math.max(high - low, Math.max(Math.abs(low), Math.abs(high)) * minSpan)
  const middle = (low + high) / 2
  return values.map((value) => (span === 0 ? 50 : 50 - ((value - middle) / span) * 100))
}

/** Values with those at the places `odd` replaced by what lies between their neighbours, so that no odd week sets the scale. */
export const withoutOdd = (values: readonly number[], odd: readonly number[]): readonly number[] =>
  values.map((value, at) => {
    if (!odd.includes(at)) return value
    const usual = (place: number) => !odd.includes(place)
    const places = [...values.keys()]
    const before = places.findLast((place) => place < at && usual(place))
    const after = places.find((place) => place > at && usual(place))
    const [left, right] = [before ?? after, after ?? before]
    if (left === undefined || right === undefined) return value
    const [from, to] = [values[left] ?? value, values[right] ?? value]
    return left === right ? from : from + ((to - from) * (at - left)) / (right - left)
  })

/** The path of a line over these heights, broken at the places `odd`; a week alone between two breaks is a point. */
export const lineOf = (ys: readonly number[], odd: readonly number[]): string =>
  ys
    .map((y, at) => {
      if (odd.includes(at)) return ''
      const [isFirst, isLast] = [-1, 1].map((by) => ys[at + by] === undefined || odd.includes(at + by))
      const point = `${(at / (ys.length - 1)) * 100} ${y}`
      return `${isFirst ? 'M' : 'L'}${point}${isFirst && isLast ? 'h0' : ''}`
    })
    .join('')

/** A place along the dotted line where its label fits. */
export type Place = `${'above' | 'below'}-${'left' | 'middle' | 'right'}`

/** A label takes at most this share of the height (percent) and of the width, in the smallest sparkline that has one. */
const wordHeight = 45
const wordWidth = 0.4

/** Points of the line that are compared with a label. */
const steps = 25

const heightAt = (ys: readonly number[], share: number): number => {
  const at = share * (ys.length - 1)
  const before = ys[Math.floor(at)] ?? 0
  const after = ys[Math.ceil(at)] ?? before
  return before + (after - before) * (at - Math.floor(at))
}

/** The first place along the dotted line where the label would not cover the line; undefined if there is none. */
export const freePlace = (ys: readonly number[], baseY: number): Place | undefined => {
  const isFree = (from: number, top: number) =>
    Array.from({ length: steps }, (_, step) => heightAt(ys, from + (step / (steps - 1)) * wordWidth)).every(
      (y) => y <= top || y >= top + wordHeight,
    )
  const above = baseY - wordHeight
  const middle = (1 - wordWidth) / 2
  const places: readonly (readonly [Place, number, number])[] = [
    ['above-left', 0, above],
    ['below-left', 0, baseY],
    ['above-right', 1 - wordWidth, above],
    ['below-right', 1 - wordWidth, baseY],
    ['above-middle', middle, above],
    ['below-middle', middle, baseY],
  ]
  return places.find(([, from, top]) => isFree(from, top))?.[0]
}
