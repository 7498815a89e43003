/** Whether the plans read from a question match its label; `questions/question.ts` defines what counts as equal. */
import { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { daysBetween } from '../../service/advisor/calendar.ts'
import { type Moment, resolvePeriod } from '../../service/advisor/periods/resolve-period.ts'
import { formsOf } from '../../service/advisor/questions/lemmas.ts'
import { alternativesOf, type ExpectedPlan, type ExpectedReading } from './questions/question.ts'

const date = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A date')

/** The questions are asked on this day; the end of the records only matters to questions about all of them. */
export const moment: Moment = {
  today: date('2026-11-20'),
  record: { from: date('2025-01-06'), to: date('2026-11-19') },
}

const sizeTolerance = 0.011

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const samePeriod = (expected: unknown, found: unknown): boolean => {
  if (!isRecord(expected) || !Period.is(found)) return false
  if (expected.weekdays !== undefined && JSON.stringify(expected.weekdays) !== JSON.stringify(found.weekdays))
    return false
  if (expected.of === undefined) return true
  if (!Period.is(expected)) return false
  const [one, other] = [expected, found].map((period) => resolvePeriod(period, moment))
  return JSON.stringify(one) === JSON.stringify(other)
}

const stems = (words: readonly unknown[]): readonly (readonly string[])[] =>
  words.flatMap((word) => String(word).toLowerCase().split(/\s+/)).map(formsOf)

const hasWords = (expected: readonly unknown[], found: unknown): boolean =>
  Array.isArray(found) &&
  stems(expected).every((forms) => stems(found).some((others) => forms.some((form) => others.includes(form))))

const sameChanges = (expected: readonly unknown[], found: unknown): boolean =>
  Array.isArray(found) &&
  expected.length === found.length &&
  expected.every((change) => found.some((one) => contains(change, one)))

const sameSize = (expected: number, found: unknown): boolean =>
  typeof found === 'number' && Math.abs(expected - found) <= sizeTolerance * Math.max(1, Math.abs(expected))

const sameField = (key: string, expected: unknown, found: unknown): boolean => {
  if (key === 'period' || ((key === 'of' || key === 'against') && !isRecord(expected)))
    return samePeriod(expected, found)
  if ((key === 'of' || key === 'against') && isRecord(expected))
    return 'period' in expected || 'filter' in expected
      ? contains(expected, found)
      : samePeriod(expected, found)
  if (key === 'words' && Array.isArray(expected)) return hasWords(expected, found)
  if (key === 'changes' && Array.isArray(expected)) return sameChanges(expected, found)
  if (typeof expected === 'number') return sameSize(expected, found)
  if (Array.isArray(expected)) return Array.isArray(found) && expected.every((one) => found.includes(one))
  return isRecord(expected) ? contains(expected, found) : expected === found
}

const hasField = (key: string, expected: unknown, found: Readonly<Record<string, unknown>>): boolean =>
  sameField(key, expected, found[key]) || (key === 'weeks' && sameField(key, expected, weeksAsked(found)))

const contains = (expected: unknown, found: unknown): boolean =>
  isRecord(expected) &&
  isRecord(found) &&
  Object.entries(expected).every(([key, value]) => hasField(key, value, found))

/** "Next week" is one week ahead, however many weeks are missing between the records and then. */
const weeksAsked = (found: Readonly<Record<string, unknown>>): unknown => {
  const span = Period.is(found.period) ? resolvePeriod(found.period, moment) : undefined
  return span ? Math.max(1, Math.round((daysBetween(span.from, span.to) + 1) / 7)) : found.weeks
}

const partNames: Readonly<Record<string, string>> = {
  of: 'period',
  against: 'period',
  by: 'grain',
  each: 'grain',
  group: 'grain',
  above: 'amounts',
  below: 'amounts',
  changes: 'amounts',
  target: 'amounts',
  order: 'order and count',
  count: 'order and count',
  weeks: 'period',
}

/** Parts of an expected plan that a plan with the same operator lacks. */
export const missedParts = (expected: ExpectedPlan, found: Plan): readonly string[] => [
  ...new Set(
    Object.entries(expected).flatMap(([key, value]) =>
      hasField(key, value, Object.fromEntries(Object.entries(found))) ? [] : [partNames[key] ?? key],
    ),
  ),
]

/** True if a plan has everything that is expected. */
export const meets = (expected: ExpectedPlan, found: Plan): boolean => {
  if (contains(expected, found)) return true
  if (expected.operator !== 'compare' || found.operator !== 'compare') return false
  return contains(expected, { ...found, of: found.against, against: found.of })
}

const meetsReading = (expected: ExpectedReading, found: readonly Plan[]): boolean => {
  if (expected.operator !== 'several')
    return found.length === 1 && found.some((plan) => meets(expected, plan))
  return (
    found.length >= expected.plans.length &&
    expected.plans.every((one) =>
      alternativesOf(one).some((expectedPlan) => found.some((plan) => meets(expectedPlan, plan))),
    )
  )
}

/** `right`: everything that is expected; `partly`: only the operator; `misread`: another operator; `unread`: no plan. */
export type Verdict = 'right' | 'partly' | 'misread' | 'unread'

const operatorsOf = (expected: ExpectedReading): readonly string[] =>
  expected.operator === 'several'
    ? expected.plans.flatMap((one) => alternativesOf(one).map(({ operator }) => operator))
    : [expected.operator]

/** How the plans of a question compare with its label. */
export const judge = (expected: ExpectedReading | ExpectedReading[], found: readonly Plan[]): Verdict => {
  const readings = alternativesOf(expected)
  if (readings.some((reading) => meetsReading(reading, found))) return 'right'
  if (found.length === 0) return 'unread'
  const operators = readings.flatMap(operatorsOf)
  return found.some(({ operator }) => operators.includes(operator)) ? 'partly' : 'misread'
}
