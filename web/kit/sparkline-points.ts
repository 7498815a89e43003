/** Where the points and the words of a sparkline stand. */

/** Heights in percent from the top within the range of `all`; a flat series runs through the middle. */
export const heights = (values: readonly number[], all: readonly number[]): number[] => {
  const low = Math.min(...all)
  const span = Math.max(...all) - low
  return values.map((value) => (span === 0 ? 50 : 100 - ((value - low) / span) * 100))
}

/** A corner of the dotted line that words can stand at. */
export type Corner = 'above-left' | 'below-left' | 'above-right' | 'below-right'

/** The line of a word takes about this share of the height, and a third of the width. */
const wordHeight = 30
const wordWidth = 1 / 3

const heightAt = (ys: readonly number[], share: number): number => {
  const at = share * (ys.length - 1)
  const before = ys[Math.floor(at)] ?? 0
  const after = ys[Math.ceil(at)] ?? before
  return before + (after - before) * (at - Math.floor(at))
}

/** The first corner of the dotted line where words would not lie on the line; else the first of all. */
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
