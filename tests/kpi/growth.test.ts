import { addDays, formatISO, parseISO } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { KpiRecord } from '#schema/kpi/kpi'
import { growthOf, yearToDateGrowth } from '../../web/kpi/growth.ts'

/** Weeks from a Monday, each with a revenue; null leaves the week out. */
const weeks = (from: string, revenues: readonly (number | null)[]): readonly KpiRecord[] =>
  revenues.flatMap((revenue, at) =>
    revenue === null
      ? []
      : [
          decodeOrThrow(
            KpiRecord,
            {
              id: `week-${at}`,
              weekStart: formatISO(addDays(parseISO(from), at * 7), { representation: 'date' }),
              revenue,
            },
            'A week',
          ),
        ],
  )

describe('growth this year', () => {
  it('sets the weeks of the latest year against the same weeks a year earlier', () => {
    const records = [...weeks('2025-01-06', [100, 100, 400]), ...weeks('2026-01-05', [120, 90])]
    expect(growthOf(records)).toEqual({ percent: 5, weeks: 2, lastWeek: 3, year: 2026 })
  })

  it('leaves out earlier years, whatever they grew by', () => {
    const records = ['2024-01-01', '2024-12-30', '2026-01-05'].flatMap((from, at) =>
      weeks(from, [[100, 300, 330][at] ?? 0, [100, 300, 330][at] ?? 0]),
    )
    expect(growthOf(records)).toEqual({ percent: 10, weeks: 1, lastWeek: 2, year: 2026 })
  })

  it('leaves out weeks that are on record in one year only', () => {
    const records = [...weeks('2025-01-06', [null, 100]), ...weeks('2026-01-05', [900, 80, 900])]
    expect(growthOf(records)).toEqual({ percent: -20, weeks: 1, lastWeek: 3, year: 2026 })
  })

  it('counts the week of New Year to the year of most of its days', () => {
    const records = [...weeks('2024-12-30', [200]), ...weeks('2025-12-29', [220])]
    expect(growthOf(records)).toEqual({ percent: 10, weeks: 1, lastWeek: 1, year: 2026 })
  })

  it('is not on record without a week of both years, or with nothing to compare with', () => {
    expect(growthOf([])).toBeUndefined()
    expect(growthOf(weeks('2026-01-05', [120, 90]))).toBeUndefined()
    expect(growthOf([...weeks('2025-01-06', [0]), ...weeks('2026-01-05', [90])])).toBeUndefined()
  })
})

it('the index of the specification is revenue / 100000 * 52, one decimal', () => {
  expect(yearToDateGrowth(18420)).toBe(9.6)
  expect(yearToDateGrowth(0)).toBe(0)
  expect(yearToDateGrowth(123456)).toBe(64.2)
})
