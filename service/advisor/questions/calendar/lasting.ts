/** Times that last: one is held against as a whole, where a day is only where the time since begins. */
import type { NamedPeriod } from '#schema/advisor/period'

const lasting: ReadonlySet<NamedPeriod['kind']> = new Set([
  'season',
  'month',
  'quarter',
  'year',
  'financial-year',
])

/** True for a month, a season or a year, and not for a day or an event. */
export const isLasting = ({ kind }: NamedPeriod): boolean => lasting.has(kind)
