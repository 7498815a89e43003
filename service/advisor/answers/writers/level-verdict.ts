/** The verdict on a level that somebody claims. */
import type { Target } from '#schema/advisor/measure-plans'

/** Of a level that is said to be so much: as exact as a round number, and as near as "about" allows. */
const rounded = 0.02
const roughly = 0.1

/** "Yes.", "Yes, roughly." or "No." to a level that is claimed; nothing for one that is only compared with. */
export const levelVerdict = ({ size, side, about }: Target, value: number): string => {
  if (side === undefined) return ''
  if (side !== 'equal') return (side === 'above' ? value > size : value < size) ? 'Yes. ' : 'No. '
  const off = Math.abs(value - size)
  if (off <= rounded * Math.abs(size)) return 'Yes. '
  if (off > roughly * Math.abs(size)) return 'No. '
  return about ? 'Yes, roughly. ' : 'No, but close. '
}
