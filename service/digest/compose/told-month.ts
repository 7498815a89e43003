/** Content of a monthly review: last month beside the month before and the same month a year earlier. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { writeAnswer } from '../../advisor/answers/write-answer.ts'
import { chartOf } from '../../advisor/briefs/chart.ts'
import { shortFinding } from '../../advisor/briefs/short-finding.ts'
import { readTopic } from '../../advisor/briefs/topic.ts'
import { monthText, plusDays } from '../../advisor/calendar.ts'
import { say } from '../../advisor/line.ts'
import { mondayOf, type Span } from '../../advisor/periods/dates.ts'
import { evaluate } from '../../advisor/plans/evaluate.ts'
import { type DigestScene, firstOfMonth, lastMonth } from './digest-scene.ts'
import type { Told } from './told-changes.ts'

const measures: readonly RecordedMeasure[] = ['revenue', 'profit', 'margin']

/** Maximum number of sentences that explain the first measure. */
const mostSentences = 3

/** Days from Monday to Thursday, from Thursday to the end of the week, and from Monday to Sunday. */
const [thursday, daysFromThursday, lastDay] = [3, 3, 6]

const monthOf = (date: IsoDate) => ({ of: { kind: 'unit-of', unit: 'month', date } }) as const

/** Complete weeks whose Thursday is in a month. */
const weeksOf = ({ from, to }: Span): Span => ({
  from: mondayOf(plusDays(from, daysFromThursday)),
  to: plusDays(mondayOf(plusDays(to, -thursday)), lastDay),
})

const chartPeriods = (month: Span) => {
  const before = plusDays(month.from, -1)
  const earlier = { from: firstOfMonth(before), to: before }
  const dates = (span: Span) => ({ of: { kind: 'dates', ...weeksOf(span) } }) as const
  return { of: dates(month), against: dates(earlier) }
}

/** Undefined if the month is not on record. */
export const toldMonth = (scene: DigestScene): (Told & { readonly span: Span }) | undefined => {
  const { context, personaKey } = scene
  const { records } = context
  const span = lastMonth(records.now)
  const month = monthOf(span.from)
  const before = monthOf(plusDays(span.from, -1))
  const yearBefore = { ...month, moved: 'year-before' } as const
  const value = evaluate({ operator: 'value', measure: 'revenue', period: month }, context)
  if (value.operator !== 'value' || value.coverage.onRecord < value.coverage.of) return undefined
  const beside = (measure: RecordedMeasure, period: Period) =>
    writeAnswer({
      context,
      plan: { operator: 'compare', measure, of: { period: month }, against: { period } },
      personaKey,
      passages: [],
    }).lines.find((line) => line !== undefined)
  const explained = writeAnswer({
    context,
    plan: { operator: 'explain', measure: 'revenue', of: month, against: before },
    personaKey,
    passages: [],
  }).lines.filter((line) => line !== undefined)
  const topic = { ...readTopic(context, 'How are we doing?'), of: month, against: before }
  const ground = {
    context,
    records,
    topic: { ...topic, measure: 'revenue' as const },
    personaKey,
    ahead: undefined,
  }
  // Uses the same weeks as the sentences; otherwise the chart would show another mean.
  const chart = chartOf({ ...ground, topic: { ...topic, measure: 'revenue', ...chartPeriods(span) } })
  const old = evaluate({ operator: 'value', measure: 'revenue', period: yearBefore }, context)
  const isYearBefore = old.operator === 'value' && old.coverage.onRecord === old.coverage.of
  return {
    span,
    title: say`${shortFinding(ground)} a week in ${monthText(span.from)}`,
    lines: [
      ...explained.slice(0, mostSentences),
      ...measures.slice(1).map((measure) => beside(measure, before)),
      ...(isYearBefore ? [beside('revenue', yearBefore)] : []),
    ],
    charts: chart ? [chart] : [],
  }
}
