/** Layout of a sparkline's points and label. */
import { expect, it } from 'vitest'
import { freePlace, heights, lineOf, withoutOdd } from '../../web/kit/charts/sparkline-points.ts'

it('scales values to the height, with the highest at the top', () => {
  expect(heights([1, 2, 3], [1, 2, 3])).toEqual([100, 50, 0])
})

it('draws a constant series through the middle', () => {
  expect(heights([7, 7], [7, 7, 7])).toEqual([50, 50])
})

it('puts the label above the dotted line if the line starts below it', () => {
  expect(freePlace([90, 80, 85, 40, 30, 0], 30)).toBe('above-left')
})

it('moves the label away from the line', () => {
  expect(freePlace([30, 20, 40, 45, 90, 100], 50)).toBe('below-left')
  expect(freePlace([30, 70, 30, 90, 95, 100], 50)).toBe('above-right')
  expect(freePlace([30, 70, 100, 100, 70, 30], 50)).toBe('above-middle')
})

it('never lets the line cross the label', () => {
  expect(freePlace([50, 0, 100, 0, 100, 0, 100, 50], 50)).toBeUndefined()
})

it('lets no odd week set the scale, and breaks the line there', () => {
  const values = [17, 18, 8, 17, 19]
  const usual = withoutOdd(values, [2])
  expect(usual).toEqual([17, 18, 17.5, 17, 19])
  expect(Math.max(...heights(usual, usual)) - Math.min(...heights(usual, usual))).toBeLessThan(35)
  expect(lineOf([10, 20, 30, 40, 50], [2])).toBe('M0 10L25 20M75 40L100 50')
})

it('continues the scale of the weeks beside an odd one at an end, and draws a week alone as a point', () => {
  expect(withoutOdd([5, 6, 7], [0, 2])).toEqual([6, 6, 6])
  expect(lineOf([10, 20, 30], [])).toBe('M0 10L50 20L100 30')
  expect(lineOf([10, 20, 30], [1])).toBe('M0 10h0M100 30h0')
})
