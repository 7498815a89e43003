/** The hours that are shut, in words: " from 3 pm", " before 9 am". */
import type { Closure } from '#schema/advisor/change-plans'
import { hourText } from './calendar.ts'

export const closedHours = ({ from, until }: NonNullable<Closure['hours']>): string => {
  if (from === 0) return ` before ${hourText(until)}`
  return until === 24 ? ` from ${hourText(from)}` : ` from ${hourText(from)} to ${hourText(until)}`
}
