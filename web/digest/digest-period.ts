/** The period of a digest in words. Pure. */
import { getISOWeek, parseISO } from 'date-fns'
import type { Digest } from '#schema/digest/digest'
import type { TextOf } from '../core/language.ts'
import type { digestText } from '../messages/en/digest.ts'

/** "Week 47 in 90 seconds". */
export const eyebrowOf = ({ kind, from }: Digest, text: TextOf<typeof digestText>): string => {
  if (from === undefined) return text.nothingYet
  return kind === 'monthly' ? text.month : text.week(getISOWeek(parseISO(from)))
}
