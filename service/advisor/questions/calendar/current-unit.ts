/** The unit under way, or one of those before it. */
import type { CalendarUnit, NamedPeriod } from '#schema/advisor/period'

/** The unit under way; with `back`, so many units before it. */
export const currentUnit = (unit: CalendarUnit, back: number): NamedPeriod => ({
  kind: 'current',
  unit,
  ...(back > 0 ? { back } : {}),
})
