/**
 * Confidence of advice according to the records. Three parts, each from 0 to 1:
 *
 * - coverage: how much of what the advice needs is on record: for a series the square root of its weeks out of 52
 *   (expenses: out of 13; days with hours: out of 56), for something nobody records nothing; the mean of these, times how
 *   well the question is understood (`fit`), and times the doubt about a broken or stale source of these series.
 * - recency: 1 while the newest week ended at most 8 days ago (weeks arrive on Mondays); after that it halves every 14 days.
 * - agreement: half is how far week on week, the last four weeks against the four before, the Theil-Sen slope of 13 weeks
 *   and the same week last year point the same way (the majority's lead over the rest); half is how small the spread of the
 *   last 13 weeks is (1 less four times MAD × 1.4826 over the median, at least 0).
 *
 * percent = 100 × coverage^0.4 × recency^0.25 × agreement^0.35, rounded: one missing part lowers the whole.
 */
import type { Confidence } from '#schema/core/advice'
import { counted, nounFor } from '../runtime/counted.ts'
import { monthOnMonth, sameWeekLastYear, slopeOf, weekOnWeek } from './analysis/trend.ts'
import { lastWeeks, latestWeek, weeksInput } from './analysis/weeks.ts'
import { sourceDoubt } from './answers/source-doubt.ts'
import { daysBetween, plusDays, today } from './calendar.ts'
import { type WeekField, weekValue } from './field-values.ts'
import { measure } from './figure.ts'
import type { Records } from './records.ts'

/**
 * Basis of advice: weekly fields, whether it needs hours, the field whose direction matters, and the fit from
 * 0 to 1.
 */
export type Rests = {
  readonly fields: readonly WeekField[]
  readonly onHours?: boolean
  readonly heading: WeekField
  /** What the advice needs but nobody records, in words. */
  readonly unmeasured?: readonly string[]
  readonly fit: number
}

const isExpense = (field: WeekField): boolean =>
  ['staff', 'supplies', 'premises', 'marketing', 'other'].includes(field)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length

const daysWithHours = ({ days }: Records): number => days.filter(({ hours }) => hours.length > 0).length

const coverageOf = (records: Records, { fields, onHours, unmeasured = [], fit }: Rests): number => {
  const weeks = lastWeeks(records, 52)
  const parts = fields.map((field) => {
    const wanted = isExpense(field) ? 13 : 52
    const held =
      field === 'availableDays'
        ? (records.work ?? []).slice(-wanted).filter((week) => week.availableDays !== undefined).length
        : weeks.filter((week) => weekValue(week, field) !== undefined).length
    return Math.sqrt(Math.min(1, held / wanted))
  })
  const hours = onHours ? [Math.sqrt(Math.min(1, daysWithHours(records) / 56))] : []
  return fit * mean([...parts, ...hours, ...unmeasured.map(() => 0)])
}

const ageInDays = (records: Records): number | undefined => {
  const week = latestWeek(records)
  return week && daysBetween(plusDays(week.weekStart, 7), today(records.now))
}

const recencyOf = (age: number | undefined): number =>
  age === undefined ? 0 : 0.5 ** (Math.max(0, age - 8) / 14)

const directionsOf = (records: Records, field: WeekField): readonly number[] => {
  const year = sameWeekLastYear(records, field)
  return [
    weekOnWeek(records, field)?.difference,
    monthOnMonth(records, field)?.difference,
    slopeOf(records, field),
    year.kind === 'missing' ? undefined : year.difference,
  ].flatMap((figure) => (figure === undefined ? [] : [Math.sign(figure.value)]))
}

const agreementOf = (records: Records, field: WeekField) => {
  const directions = directionsOf(records, field)
  const lead = Math.abs(mean(directions))
  const input = weeksInput(lastWeeks(records, 13), field)
  const spread =
    input && measure(records)({ label: 'spread', unit: 'percent', formula: 'spread', inputs: [input] })
  const steadiness = spread ? Math.max(0, 1 - (4 * Math.abs(spread.value)) / 100) : 0
  const up = directions.filter((way) => way > 0).length
  const down = directions.filter((way) => way < 0).length
  return { agreement: directions.length === 0 ? 0 : 0.5 * lead + 0.5 * steadiness, up, down, spread }
}

const rounded = (part: number): number => Math.round(part * 1000) / 1000

const endedWords = (days: number): string => (days === 0 ? 'last night' : `${counted(days, 'day')} ago`)

const countWords = ['No', 'One', 'Two', 'Three', 'Four'] as const

/** "All four comparisons point down": week, four weeks, quarter and year, as far as they are on record. */
const waysWords = (up: number, down: number): readonly string[] => {
  const all = up + down
  const word = (count: number) => countWords[count] ?? String(count)
  if (all === 0) return []
  if (all === 1) return [`The only comparison points ${up === 1 ? 'up' : 'down'}.`]
  if (up === 0 || down === 0)
    return [
      `${all === 2 ? 'Both' : `All ${word(all).toLowerCase()}`} comparisons point ${up > 0 ? 'up' : 'down'}.`,
    ]
  return [
    `${word(up)} of ${word(all).toLowerCase()} comparisons ${up === 1 ? 'points' : 'point'} up, the ${down === 1 ? 'other' : 'others'} down.`,
  ]
}

const ofWork: ReadonlySet<WeekField> = new Set(['transactions', 'availableDays'])

/** Weeks of timesheets in place of weekly figures, for advice that is about nothing else. */
const asWeekly = (records: Records, { fields }: Rests): Records => {
  const { work = [] } = records
  const held = work.flatMap(({ weekStart, billedDays }) =>
    billedDays === undefined ? [] : [{ weekStart, revenue: 0, transactions: billedDays }],
  )
  return held.length > 0 && fields.length > 0 && fields.every((field) => ofWork.has(field))
    ? { ...records, kpis: held }
    : records
}

/** The confidence of advice over the records. */
export const confidenceOf = (all: Records, rests: Rests): Confidence => {
  const records = asWeekly(all, rests)
  const doubt = sourceDoubt(records, undefined, rests.fields)
  const coverage = rounded(coverageOf(records, rests) * (doubt?.factor ?? 1))
  const age = ageInDays(records)
  const recency = rounded(recencyOf(age))
  const { agreement: agreed, up, down, spread } = agreementOf(records, rests.heading)
  const agreement = rounded(agreed)
  const weeks = records.kpis.length
  const because = [
    weeks === 0
      ? 'No weekly figures are on record.'
      : `${counted(weeks, 'week')} ${nounFor(String(weeks), 'is', 'are')} on record; the newest ended ${endedWords(Math.max(0, age ?? 0))}.`,
    ...(doubt ? [`The weakest part: ${doubt.words}.`] : []),
    ...(rests.onHours ? [`Hourly figures are on record for ${counted(daysWithHours(records), 'day')}.`] : []),
    ...(rests.fit < 1 ? ['The records answer only part of the question, which lowers coverage.'] : []),
    ...(rests.unmeasured ?? []).map((what) => `The records don’t show ${what}.`),
    ...waysWords(up, down),
    ...(spread ? [`Weeks usually vary by ${spread.shown}.`] : []),
    `Coverage ${coverage.toFixed(2)}, recency ${recency.toFixed(2)}, agreement ${agreement.toFixed(2)}.`,
    'Confidence is about the records, not about whether a step will work.',
  ].join(' ')
  const percent = Math.round(100 * coverage ** 0.4 * recency ** 0.25 * agreement ** 0.35)
  return { percent, coverage, recency, agreement, because }
}
