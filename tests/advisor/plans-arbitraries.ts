/** Any plan whose numbers the tests can calculate themselves. */
import fc from 'fast-check'
import { grains } from '#schema/advisor/measure'
import type { NamedPeriod, Period } from '#schema/advisor/period'
import { seasons } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { publishedHolidays } from './plans-oracle-periods.ts'

const start = Date.UTC(2025, 9, 1)
const anyDate = fc
  .integer({ min: 30, max: 410 })
  .map((days) =>
    decodeOrThrow(IsoDate, new Date(start + days * 86_400_000).toISOString().slice(0, 10), 'A date'),
  )
const maybe = <A>(one: fc.Arbitrary<A>) => fc.option(one, { nil: undefined })
/** Usually left out, so that most plans have an answer. */
const seldom = <A>(one: fc.Arbitrary<A>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one })
const year = fc.constantFrom(undefined, 2026, undefined, 2026, 2025)
const unit = fc.constantFrom('day', 'week', 'month', 'quarter', 'half', 'year', 'financial-year')

/** Without fields that are undefined. */
const defined = <A extends object>(value: A): A => {
  for (const key of Object.keys(value))
    if (Reflect.get(value, key) === undefined) Reflect.deleteProperty(value, key)
  return value
}

const holidayNames = ['good-friday', 'easter-monday', 'ekka', 'christmas-day', 'kings-birthday'] as const
if (holidayNames.some((name) => publishedHolidays[name] === undefined)) throw new Error('No such holiday')

const named: fc.Arbitrary<NamedPeriod> = fc
  .oneof(
    fc.tuple(anyDate, anyDate).map(([one, other]) => ({
      kind: 'dates' as const,
      from: one < other ? one : other,
      to: one < other ? other : one,
    })),
    fc.record({ kind: fc.constant('unit-of' as const), unit, date: anyDate }),
    fc.record({ kind: fc.constant('current' as const), unit, back: maybe(fc.nat(5)) }),
    fc.record({ kind: fc.constant('last' as const), unit, count: fc.integer({ min: 1, max: 14 }) }),
    fc.record({ kind: fc.constant('year' as const), year: fc.constantFrom(2025, 2026) }),
    fc.record({ kind: fc.constant('month' as const), month: fc.integer({ min: 1, max: 12 }), year }),
    fc.record({ kind: fc.constant('quarter' as const), quarter: fc.integer({ min: 1, max: 4 }), year }),
    fc.record({ kind: fc.constant('half' as const), half: fc.integer({ min: 1, max: 2 }), year }),
    fc.record({
      kind: fc.constant('financial-year' as const),
      year: fc.constantFrom(2026, 2027),
      quarter: maybe(fc.integer({ min: 1, max: 4 })),
    }),
    fc.record({ kind: fc.constant('season' as const), season: fc.constantFrom(...seasons), year }),
    fc.record({
      kind: fc.constant('holiday' as const),
      holiday: fc.constantFrom(...holidayNames),
      year: maybe(fc.constantFrom(2025, 2026)),
    }),
    fc.constant({ kind: 'record' as const }),
  )
  .map(defined)

const isLong = (period: NamedPeriod): boolean =>
  (period.kind === 'last' || (period.kind === 'current' && (period.back ?? 0) > 1)) &&
  ['year', 'half', 'financial-year', 'quarter'].includes(period.unit)

const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 })

export const anyPeriod: fc.Arbitrary<Period> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        // The tests' list of days is six years long.
        of: named.filter((one) => !isLong(one)),
        moved: seldom(fc.constantFrom('year-before', 'just-before')),
        weekdays: seldom(weekdays),
      })
      .map(defined),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        of: fc.oneof(
          fc.record({ kind: fc.constant('since' as const), from: named.filter((one) => !isLong(one)) }),
          fc.record({
            kind: fc.constant('between' as const),
            from: named.filter((one) => !isLong(one)),
            to: named.filter((one) => !isLong(one)),
          }),
        ),
        weekdays: seldom(weekdays),
      })
      .map(defined),
  },
)

const measure = fc.constantFrom(
  ...(['revenue', 'revenue', 'transactions', 'revenue-per-transaction', 'costs', 'cost-share'] as const),
  ...(['revenue', 'revenue', 'transactions', 'costs', 'profit', 'margin', 'staff', 'supplies'] as const),
  ...(['staff-share', 'cost-share', 'revenue-per-transaction', 'contribution-per-sale'] as const),
  ...(['break-even-revenue', 'hours-traded', 'revenue-per-hour', 'transactions-per-hour', 'runway'] as const),
  ...(['premises', 'marketing', 'other', 'other-share'] as const),
  ...(['rest-after-supplies', 'rest-after-staff-supplies-share', 'sum-of-staff-premises'] as const),
)

const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('revenue' as const, 'costs' as const, 'staff' as const) },
  { weight: 1, arbitrary: measure },
)

const anyFilter = seldom(
  fc
    .record({
      hours: maybe(
        fc.tuple(fc.integer({ min: 6, max: 12 }), fc.integer({ min: 1, max: 6 })).map(([from, length]) => ({
          from,
          until: from + length,
        })),
      ),
      where: maybe(
        fc
          .record({
            measure: fc.constantFrom('revenue' as const, 'margin' as const, 'transactions' as const),
            above: maybe(fc.constantFrom(0, 10, 500, 16_000)),
            atMost: seldom(fc.constantFrom(25, 3000)),
            below: maybe(fc.constantFrom(20, 3000, 19_000)),
          })
          .map(defined),
      ),
      except: seldom(fc.array(anyPeriod, { minLength: 1, maxLength: 2 })),
    })
    .map(defined),
)

const grain = fc.constantFrom(...grains, 'week' as const, 'month' as const)
const group = fc.constantFrom(
  ...grains,
  'week' as const,
  'month' as const,
  'weekday' as const,
  'expense' as const,
)
const selection = { measure, period: anyPeriod, filter: anyFilter }

/** Any plan of the five operators that read measures. */
export const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  fc
    .record({
      operator: fc.constant('value' as const),
      ...selection,
      aggregate: maybe(fc.constantFrom('whole', 'mean', 'median', 'highest', 'lowest', 'last')),
      each: maybe(grain),
      group: maybe(group),
    })
    .map(defined),
  fc.record({
    operator: fc.constant('compare' as const),
    measure,
    of: fc.record({ period: anyPeriod, filter: anyFilter }).map(defined),
    against: fc.record({ period: anyPeriod, filter: anyFilter }).map(defined),
  }),
  fc
    .record({
      operator: fc.constant('rank' as const),
      ...selection,
      by: group,
      order: fc.constantFrom('highest', 'lowest'),
      count: fc.integer({ min: 1, max: 12 }),
      from: seldom(fc.integer({ min: 1, max: 5 })),
    })
    .map(defined),
  fc
    .record({
      operator: fc.constant('count' as const),
      ...selection,
      by: grain,
      above: maybe(fc.constantFrom(0, 10, 30, 2000, 18_000)),
      below: maybe(fc.constantFrom(25, 3000, 20_000)),
      atLeast: seldom(fc.constantFrom(0, 20)),
      thanMean: seldom(fc.constantFrom('above' as const, 'below' as const)),
      step: seldom(fc.constantFrom('rise' as const, 'fall' as const, 'no rise' as const, 'no fall' as const)),
      runs: maybe(fc.constantFrom('longest' as const, 'current' as const)),
    })
    .map(defined),
  fc
    .record({
      operator: fc.constant('share' as const),
      ...selection,
      measure: part,
      whole: fc.record({ measure: maybe(part), period: maybe(anyPeriod), filter: anyFilter }).map(defined),
    })
    .map(defined),
)
