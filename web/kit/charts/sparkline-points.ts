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

/** A corner of the dotted line where its label fits. */
export type Corner = 'above-left' | 'below-left' | 'above-right' | 'below-right'

/** A label takes about this share of the height (percent) and of the width. */
const wordHeight = 30
const wordWidth = 1 / 3

const heightAt = (ys: readonly number[], share: number): number => {
  const at = share * (ys.length - 1)
  const before = ys[Math.floor(at)] ?? 0
  const after = ys[Math.ceil(at)] ?? before
  return before + (after - before) * (at - Math.floor(at))
}

/** The first corner of the dotted line where the label would not cover the line; otherwise the first corner. */
export const freeCorner = (ys: readonly number[], baseY: number): Corner => {
  const isFree = (from: number, top: number) =>
    Array.from({ length: 12 }, (_, step) => heightAt(ys, from + (step / 11) * wordWidth)).every(
      (y) => y <= top || y >= top + wordHeight,
    )
  const corners: readonly (readonly [Corner, number, number])[] = [
    ['above-left', 0, baseY - wordHeight],
    ['below-left', 0, baseY],
    ['above-right', 1 - wordWidth, baseY - wordHeight],
    ['below-right', 1 - wordWidth, baseY],
  ]
  return corners.find(([, from, top]) => isFree(from, top))?.[0] ?? 'above-left'
}
