/** Hours of recorded days in which nothing was sold: that is an answer, and not a gap in the records. */
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { Selection } from '#schema/advisor/selection'
import { weekdayOf } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { basesOf, measureNamed } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf, recordSpan } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { measuredText } from '../measured-text.ts'
import { hoursText, periodText } from '../period-text.ts'
import { type Ask, subjectFor } from '../written.ts'

const ofSales: readonly string[] = ['revenue', 'transactions']

/** The recorded part of a selection's period, if days in it are on record and none has a sale in its hours. */
const unsoldSpan = ({ records }: Ask['context'], { period, filter }: Selection) => {
  const span = resolvePeriod(period, momentOf(records, 'day'))
  const held = recordSpan(records, 'day')
  const { hours } = filter ?? {}
  if (!span || !held || !hours) return undefined
  const [from, to] = [span.from > held.from ? span.from : held.from, span.to < held.to ? span.to : held.to]
  const days = records.days.filter(
    ({ date }) => date >= from && date <= to && (period.weekdays?.includes(weekdayOf(date)) ?? true),
  )
  const isSold = days.some((day) => day.hours.some(({ hour }) => hour >= hours.from && hour < hours.until))
  return days.length === 0 || isSold ? undefined : { from, to, isOne: days.length === 1 }
}

/** "No sale is on record after 5 pm on Sundays last week, though those days have sales at other hours." */
export const unsoldLines = (
  ask: Ask,
  measure: MeasureName | undefined,
  selection: Selection,
): readonly (Line | undefined)[] | undefined => {
  const { context } = ask
  const { period, filter = {} } = selection
  if (measure === undefined || !isMeasured(measure)) return undefined
  const isOfSales = basesOf(measureNamed(measure)).every((base) => ofSales.includes(base))
  const span = isOfSales ? unsoldSpan(context, selection) : undefined
  if (!span) return undefined
  const { of: _, moved: _moved, ...rest } = period
  const held = { of: { kind: 'dates' as const, from: span.from, to: span.to }, ...rest }
  const { hours: _hours, ...others } = filter
  const { when } = periodText(context.records, held, others)
  const whole = evaluateValue(context, { operator: 'value', measure, period: held, filter: others })
  const { text, was } = subjectFor(ask, measure)
  return [
    say`No sale is on record ${hoursText(filter)} ${when}, though ${span.isOne ? 'that day has' : 'those days have'} sales at other hours.`,
    isNothing(whole)
      ? undefined
      : say`Over all hours, ${text} ${was} ${whole.figure} ${measuredText(context.records, { period: held, filter: others }, whole.coverage).when}.`,
  ]
}
