/** A stretch of days as a period: by its name where it is a whole month, quarter or year, so that it is measured and said so. */
import type { CalendarUnit, Period } from '#schema/advisor/period'
import { unitSpan } from './calendar-units.ts'
import type { Span } from './dates.ts'

const named = ['month', 'quarter', 'year'] satisfies CalendarUnit[]

/** The period of a span, by its unit if it is one. */
export const periodOfSpan = ({ from, to }: Span): Period => {
  const unit = named.find((one) => {
    const whole = unitSpan(one, from)
    return whole.from === from && whole.to === to
  })
  return { of: unit ? { kind: 'unit-of', unit, date: from } : { kind: 'dates', from, to } }
}
