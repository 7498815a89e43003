/** Chart of a brief: its measure by week, the weeks it discusses, and its forecast. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { BriefChart, BriefSpan } from '#schema/brief/brief'
import { daysBetween, plusDays } from '../calendar.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { forecastTitle } from './forecast-lines.ts'
import type { Ground } from './ground.ts'
import { shortFinding } from './short-finding.ts'
import { earlierWords, periodWords } from './span-words.ts'
import { findingOf } from './what.ts'

/** Number of weeks: usual, maximum, and around the weeks discussed. */
const [usualWeeks, mostWeeks, weeksAround] = [26, 78, 4]

const days = 7

/** With fewer weeks, a line says nothing. */
const fewestWeeks = 3

const rounded = (value: number): number => Number(value.toFixed(4)) || 0

/** Weekly mean of a measure that adds up, or the value of a ratio; undefined for end-of-week levels. */
const levelOf = ({ context }: Ground, measure: RecordedMeasure, period: Period): Pick<BriefSpan, 'level'> => {
  const how = addsUp(measureNamed(measure))
  if (how === 'last') return {}
  const mean = { aggregate: 'mean', each: 'week' } as const
  const answer = evaluate({ operator: 'value', measure, period, ...(how === 'sum' ? mean : {}) }, context)
  return answer.operator === 'value' ? { level: rounded(answer.figure.value) } : {}
}

/** Name of a span: "over the last four weeks" becomes "last four weeks", "the four before" becomes "four weeks before". */
const spanName = (words: string): string =>
  words
    .replace(/^(?:(?:over|in|on|during|at) )?(?:the )?/i, '')
    .replace(/^((?!time|week)\w+) before$/, '$1 weeks before')

const spanOf = (ground: Ground, period: Period, words: string): BriefSpan | undefined => {
  const span = resolvePeriod(period, momentOf(ground.records, 'week'))
  return (
    span && {
      from: mondayOf(span.from),
      to: plusDays(mondayOf(span.to), days - 1),
      name: spanName(words).slice(0, 80),
      ...levelOf(ground, ground.topic.measure, period),
    }
  )
}

/** Weeks to show: the weeks discussed, and enough around them. */
const windowOf = (last: Span['from'], spans: readonly BriefSpan[]): Span => {
  const [first] = spans.map(({ from }) => plusDays(from, -days * weeksAround)).sort()
  const usual = plusDays(last, -days * (usualWeeks - 1))
  const from = first && first < usual ? first : usual
  const [to = last] = [last, plusDays(from, days * (mostWeeks - 1))].sort()
  return { from, to: plusDays(to, days - 1) }
}

const weeksOf = ({ context, topic: { measure } }: Ground, { from, to }: Span): BriefChart['weeks'] => {
  const period = { of: { kind: 'dates', from, to } } as const
  const answer = evaluate({ operator: 'value', measure, period, group: 'week' }, context)
  const cells = answer.operator === 'value' ? (answer.groups ?? []) : []
  const values = new Map(
    cells.filter(({ isComplete }) => isComplete).map(({ key, figure }) => [key, figure.value]),
  )
  const [first] = [...values.keys()].sort()
  if (first === undefined) return []
  return Array.from({ length: Math.round(daysBetween(from, to) / days) }, (_, week) =>
    plusDays(from, days * week),
  )
    .filter((weekStart) => weekStart >= first)
    .map((weekStart) => {
      const value = values.get(weekStart)
      return { weekStart, ...(value === undefined ? {} : { value: rounded(value) }) }
    })
}

/** Chart of a brief's subject; undefined if the measure has too few weeks on record. */
export const chartOf = (ground: Ground): BriefChart | undefined => {
  const { records, topic, ahead } = ground
  const last = records.kpis.at(-1)?.weekStart
  const title = forecastTitle(ground) ?? shortFinding(ground) ?? findingOf(ground)
  if (last === undefined || title === undefined) return undefined
  const of = spanOf(ground, topic.of, periodWords(records, topic.of))
  const against = spanOf(ground, topic.against, earlierWords(records, topic.of, topic.against))
  const spans = [of, against].filter((span) => span !== undefined)
  const weeks = weeksOf(ground, windowOf(last, spans))
  if (weeks.filter(({ value }) => value !== undefined).length < fewestWeeks) return undefined
  const forecast = ahead?.kind === 'forecast' && ahead.plan.measure === topic.measure ? ahead.weeks : []
  return {
    title: title.text.replace(/\.$/, '').slice(0, 200),
    measure: topic.measure,
    weeks,
    ...(of ? { of } : {}),
    ...(against ? { against } : {}),
    ...(forecast.length > 0
      ? {
          forecast: forecast.map(({ weekStart, value, low, high }) => ({
            weekStart,
            value: rounded(value),
            low: rounded(low),
            high: rounded(high),
          })),
        }
      : {}),
  }
}
