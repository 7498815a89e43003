/** A day, week, month or other stretch that a ranking found, by its name rather than its dates. */
import type { Group } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Span } from './dates.ts'

/** A month or quarter keeps its name, so that it is measured and said as one that is asked for by name. */
export const foundPeriod = (by: Group, { from, to }: Span): Period => ({
  of:
    by === 'month' || by === 'quarter'
      ? { kind: 'unit-of', unit: by, date: from }
      : { kind: 'dates', from, to },
})
