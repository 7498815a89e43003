/** Periods that a topic compares: those of its plan, the week of a text, or the latest four weeks. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { plusDays, today } from '../calendar.ts'
import { hasMeasureGrain, measureNamed } from '../measures/measures.ts'
import { lastWeeks, weeksBefore } from '../options/priced.ts'
import type { RelatedText } from '../options/related-texts.ts'
import { lengthOf, mondayOf, type Span } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { Records } from '../records.ts'
import { datesIn, sentencesOf } from '../timeline/dated-sentences.ts'

const longestJustBefore = 100

/** Week of a text: that of a past date in it, or the full week before it was written. */
const weekOf = (records: Records, { text, writtenAt }: RelatedText): Period['of'] | undefined => {
  const written = today(new Date(writtenAt))
  const dates = sentencesOf(text).flatMap((sentence) => datesIn(sentence, writtenAt))
  const monday = mondayOf(dates.find(({ from }) => from < written)?.from ?? plusDays(written, -7))
  const isOnRecord = records.kpis.some(({ weekStart }) => weekStart === monday)
  return isOnRecord ? { kind: 'dates', from: monday, to: plusDays(monday, 6) } : undefined
}

/** The four weeks before a week. */
const fourBefore = (of: Period['of']): Period | undefined =>
  of.kind === 'dates'
    ? { of: { kind: 'dates', from: plusDays(of.from, -28), to: plusDays(of.from, -1) } }
    : undefined

/** `isOfText`: the week is from a text, not from the topic. */
type Periods = { readonly of: Period; readonly against: Period; readonly isOfText: boolean }

type Pair = Omit<Periods, 'isOfText'>

/** True if the measure has days and their hours are on record. */
const hasDays = ({ days }: Records, measure: RecordedMeasure, { from, to }: Span): boolean =>
  hasMeasureGrain(measureNamed(measure), 'day') && days.some(({ date }) => date >= from && date <= to)

/** Whole weeks around a few days, and the four weeks before them. */
const weeksAround = ({ from, to }: Span): Pair | undefined => {
  const weeks: Period['of'] = { kind: 'dates', from: mondayOf(from), to: plusDays(mondayOf(to), 6) }
  const against = fourBefore(weeks)
  return against && { of: { of: weeks }, against }
}

const named = (plan: Plan): Pair | undefined => {
  if (plan.operator === 'compare') return { of: plan.of.period, against: plan.against.period }
  if (plan.operator === 'explain') return { of: plan.of, against: plan.against }
  const period = 'period' in plan ? plan.period : undefined
  return period && !period.moved ? { of: period, against: { ...period, moved: 'just-before' } } : undefined
}

const ofPlan = (records: Records, plan: Plan, measure: RecordedMeasure): Pair | undefined => {
  const pair = named(plan)
  const span = pair && resolvePeriod(pair.of, momentOf(records, 'week'))
  const last = records.kpis.at(-1)?.weekStart
  if (!pair || !span || !last || span.from > last) return undefined
  if ((lengthOf(span) < 7 || pair.of.weekdays) && !hasDays(records, measure, span))
    return pair.of.weekdays ? undefined : weeksAround(span)
  const isLong = pair.against.moved === 'just-before' && lengthOf(span) > longestJustBefore
  return isLong ? { ...pair, against: { ...pair.against, moved: 'year-before' } } : pair
}

/** Periods of a topic; `plan` if the topic names a time, `told` if it asks what happened to something. */
export const periodsOf = (
  records: Records,
  measure: RecordedMeasure,
  { plan, told }: { readonly plan: Plan | undefined; readonly told: RelatedText | undefined },
): Periods => {
  const planned = plan && ofPlan(records, plan, measure)
  if (planned) return { ...planned, isOfText: false }
  const week = told && weekOf(records, told)
  const before = week && fourBefore(week)
  return week && before
    ? { of: { of: week }, against: before, isOfText: true }
    : { of: lastWeeks(records, 4), against: weeksBefore(records, 4), isOfText: false }
}
