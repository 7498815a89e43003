/** Says that there is no forecast, with what the records give in its place. */
import type { Nothing } from '#schema/advisor/nothing'
import type { Period } from '#schema/advisor/period'
import { plusDays, today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { addsUp } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf, recordSpan } from '../../plans/context.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf, labelOf, measureCover } from '../../plans/measured.ts'
import { selectCover } from '../../plans/select.ts'
import { basisWords, withBefore } from '../comparison.ts'
import { spanText } from '../period-text.ts'
import { changed, subjectFor, type Written } from '../written.ts'
import { daysInYear, type ForecastAsk, heldPart, lastYear, measureOf } from './forecast-guide.ts'

const fourWeeks: Period = { of: { kind: 'last', unit: 'week', count: 4 } }

/** Where a measure has been going, for whoever asks where it goes. */
const recentLine = ({ context, plan }: ForecastAsk): Line | undefined => {
  const recent = withBefore(context, plan.measure, { period: fourWeeks })
  if (!recent) return undefined
  const { of, difference, percent, basis } = recent
  return say`Over the last four weeks it was ${of}${basisWords[basis]}, ${changed(difference, percent)} on the four before.`
}

/** What of a period is on record, and what it comes to if the rest is as it was a year earlier. */
const soFarLines = (ask: ForecastAsk): readonly (Line | undefined)[] => {
  const { records } = ask.context
  const [measure, held] = [measureOf(ask.plan.measure), heldPart(ask)]
  const span = ask.plan.period && resolvePeriod(ask.plan.period, momentOf(records, 'week'))
  const end = recordSpan(records, 'week')?.to
  if (!measure || !held || !span || !end || addsUp(measure) !== 'sum') return []
  const soFar = measureCover(records, measure, held)
  const rest = { from: plusDays(end, 1 - daysInYear), to: plusDays(span.to, -daysInYear) }
  const period: Period = { of: { kind: 'dates', ...rest } }
  const cover = selectCover(records, measure, { period }, { grain: 'week' })
  const { when } = spanText(held.period, today(records.now))
  const isOn = !isNothing(cover) && cover.onRecord >= cover.of
  const both =
    isOn &&
    figureOf(records, {
      label: labelOf(records, measure, 'on record, and the rest as a year earlier'),
      unit: measure.unit,
      formula: 'sum',
      inputs: [inputsOf(records, measure, held), inputsOf(records, measure, cover)],
    })
  return [
    say`On record ${when} is ${soFar}.`,
    both
      ? say`If the rest comes in as it did a year earlier, ${spanText(rest, today(records.now)).when} (${measureCover(records, measure, cover)}), that makes about ${both}.`
      : undefined,
  ]
}

const refusals: { readonly [reason in Nothing['reason']]?: (name: string) => Line | undefined } = {
  'no-skill': (name) =>
    say`I can’t tell: no forecast of ${name} has been closer than repeating the last week on record.`,
  'too-far-ahead': (name) => say`I can’t forecast ${name} that far ahead, but the records give a guide.`,
}

/** Says that there is no forecast, with what was so far, what was a year earlier and what has been of late. */
export const sayNoForecast = (ask: ForecastAsk, { reason }: Nothing): Written | undefined => {
  const { text } = subjectFor(ask, ask.plan.measure)
  const refusal = refusals[reason]?.(text)
  if (!refusal) return undefined
  const soFar = soFarLines(ask).filter((line) => line !== undefined)
  return {
    lines: [
      refusal,
      ...soFar,
      soFar.length > 1 ? undefined : lastYear(ask, ask.plan.period),
      recentLine(ask),
    ],
    support: 1,
  }
}
