/** Easter Sunday of the Gregorian calendar. */
import type { IsoDate } from '#schema/core/scalars'
import { dateOf } from './dates.ts'

/** Easter Sunday by the algorithm of Meeus, Jones and Butcher; its letters are theirs. */
export const easterSunday = (year: number): IsoDate => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const number = h + l - 7 * m + 114
  return dateOf(year, Math.floor(number / 31), (number % 31) + 1)
}
