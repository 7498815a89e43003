/** A future time beside another, per week: "will December be better than November?" */
import type { ForecastAnswer } from '#schema/advisor/answer'
import type { Period } from '#schema/advisor/period'
import type { Figure } from '#schema/core/advice'
import { today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { addsUp } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { evaluateCompare } from '../../plans/compare.ts'
import { isNothing, momentOf, recordSpan } from '../../plans/context.ts'
import { coverageOf } from '../../plans/cover.ts'
import { measureCover } from '../../plans/measured.ts'
import { selectCover } from '../../plans/select.ts'
import { measuredText } from '../measured-text.ts'
import { spanText } from '../period-text.ts'
import { forecastFigures, weekAhead } from './forecast-figures.ts'
import { type ForecastAsk, measureOf } from './forecast-guide.ts'

type Side = { readonly figure: Figure; readonly when: string }

/** The other time as recorded so far, per week. */
const recorded = ({ context: { records }, plan }: ForecastAsk, period: Period): Side | undefined => {
  const measure = measureOf(plan.measure)
  const cover = measure && selectCover(records, measure, { period }, { grain: 'week' })
  if (!measure || !cover || isNothing(cover)) return undefined
  const figure = measureCover(records, measure, cover, 'mean')
  return figure && { figure, when: measuredText(records, { period }, coverageOf(cover)).when }
}

/** The other time as forecast, if none of it is on record. */
const foreseen = (ask: ForecastAsk, period: Period): Side | undefined => {
  const { context, plan } = ask
  const span = resolvePeriod(period, momentOf(context.records, 'week'))
  const end = recordSpan(context.records, 'week')?.to
  if (!span || !end || span.from <= end) return undefined
  const own = { ...plan, period }
  const answer = context.forecast?.(own, context.records)
  if (answer?.operator !== 'forecast') return undefined
  const { aWeek, middle } = forecastFigures({ context, plan: own }, answer)
  const figure = aWeek ?? middle
  return (
    figure && { figure, when: spanText({ from: span.from, to: span.to }, today(context.records.now)).when }
  )
}

const perWeek = (ask: ForecastAsk): string => {
  const measure = measureOf(ask.plan.measure)
  return measure && addsUp(measure) === 'sum' ? ' a week' : ''
}

/** Which of the two is likely to be more; too close to call within the usual weekly range. */
export const besideLine = (ask: ForecastAsk, answer: ForecastAnswer): Line | undefined => {
  const { against } = ask.plan
  if (!against) return undefined
  const other = recorded(ask, against) ?? foreseen(ask, against)
  const { aWeek, middle, when, aheads } = forecastFigures(ask, answer)
  const own = aWeek ?? middle
  const [first = 1] = aheads
  const [low, high] = [weekAhead(ask, '-low', first), weekAhead(ask, '-high', first)]
  if (!other || !own || !low || !high) return undefined
  const each = perWeek(ask)
  const isClose = other.figure.value >= low.value && other.figure.value <= high.value
  const way = own.value >= other.figure.value ? 'Likely more' : 'Likely less'
  return say`${isClose ? 'Too close to call' : way}: about ${own}${each} ${when} against ${other.figure}${each} ${other.when}.`
}

/** The same two times a year earlier, if there is no forecast. */
export const besideLastYear = ({ context, plan }: ForecastAsk): Line | undefined => {
  const { against, period, measure } = plan
  if (!against || !period) return undefined
  const answer = evaluateCompare(context, {
    operator: 'compare',
    measure,
    of: { period: { ...period, moved: 'year-before' } },
    against: { period: { ...against, moved: 'year-before' } },
  })
  if (isNothing(answer)) return undefined
  const { records } = context
  const [own, other] = [period, against].map((one) => ({ ...one, moved: 'year-before' as const }))
  if (!own || !other) return undefined
  const each = answer.basis === 'a-week' ? ' a week' : ''
  const way = answer.difference.value > 0 ? 'more' : answer.difference.value < 0 ? 'less' : 'no different'
  return say`I can’t forecast it, but a year earlier it was ${way}: ${answer.of}${each} ${measuredText(records, { period: own }, answer.coverage).when} against ${answer.against}${each} ${measuredText(records, { period: other }, answer.coverageAgainst).when}.`
}
