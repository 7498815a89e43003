/** Records for tests of plans: the demo businesses, and made-up ones with gaps, empty weeks and no expenses. */
import fc from 'fast-check'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { businessProfileDefaults } from '#schema/profile/profile'
import { businessTypes } from '#schema/session/session'
import { plusDays } from '../../service/advisor/calendar.ts'
import type { Records } from '../../service/advisor/records.ts'
import { seededRecords } from './seeded-records.ts'

const monday = decodeOrThrow(IsoDate, '2025-11-03', 'A Monday')
const money = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 4_000_000 }).map((cents) => cents / 100),
)

const anyWeek = fc.record({
  revenue: money,
  profitMargin: fc.integer({ min: -400, max: 600 }).map((tenths) => tenths / 10),
  cashRunwayWeeks: fc.integer({ min: -20, max: 400 }).map((tenths) => tenths / 10),
  transactions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 })),
  expenses: fc.option(
    fc.record({ staff: money, supplies: money, premises: money, marketing: money, other: money }),
    { nil: undefined, freq: 6 },
  ),
  isMissing: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
})

const anyDay = fc.uniqueArray(
  fc.record({ hour: fc.integer({ min: 6, max: 14 }), transactions: fc.nat(40), revenue: money }),
  { maxLength: 6, selector: ({ hour }) => hour },
)

const anyRecords = (most: number): fc.Arbitrary<Records> =>
  fc
    .record({
      type: fc.constantFrom(...businessTypes),
      weeks: fc.array(anyWeek, { minLength: most - 20, maxLength: most, size: 'max' }),
      days: fc.array(anyDay, { minLength: most - 20, maxLength: most + 10, size: 'max' }),
      firstDay: fc.integer({ min: 250, max: 340 }),
    })
    .map(({ type, weeks, days, firstDay }) => ({
      business: { name: 'Any', type },
      now: new Date('2026-11-20T03:00:00Z'),
      kpis: weeks.flatMap(({ isMissing, expenses, ...own }, index) =>
        isMissing
          ? []
          : [
              {
                weekStart: plusDays(monday, 7 * index),
                cashRunwayMonths: 1,
                ...own,
                ...(expenses ? { expenses } : {}),
              },
            ],
      ),
      days: days.flatMap((hours, index) =>
        hours.length === 0 ? [] : [{ date: plusDays(monday, firstDay + index), hours }],
      ),
      focus: null,
      profile: businessProfileDefaults,
      advisories: [],
      memos: [],
      briefs: [],
    }))

/** The three demo businesses now, one of them in winter, and eight made-up businesses. */
export const manyRecords: readonly Records[] = [
  ...businessTypes.map((type) => seededRecords(type)),
  seededRecords('cafe', new Date('2026-07-15T12:00:00+10:00')),
  ...fc.sample(anyRecords(54), { numRuns: 6, seed: 20261120 }),
  ...fc.sample(anyRecords(20), { numRuns: 2, seed: 20261121 }),
]
