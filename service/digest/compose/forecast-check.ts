/** Result of last week's forecast, and the forecast of next week. */
import type { DigestForecast } from '#schema/digest/digest'
import { writeAnswer } from '../../advisor/answers/write-answer.ts'
import { weekAhead } from '../../advisor/answers/writers/forecast-figures.ts'
import { measured } from '../../advisor/briefs/change-words.ts'
import { type Line, say } from '../../advisor/line.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import { advisorContext } from '../../advisor/plans/advisor-context.ts'
import { evaluate } from '../../advisor/plans/evaluate.ts'
import { lineOf } from './digest-line.ts'
import type { DigestScene } from './digest-scene.ts'

const plan = { operator: 'forecast', measure: 'revenue', weeks: 1 } as const

/** Compares the forecast from the weeks before with the week; undefined without one. */
export const forecastCheck = ({ context }: DigestScene, week: Span): DigestForecast | undefined => {
  const { records } = context
  const earlier = advisorContext({
    ...records,
    kpis: records.kpis.filter(({ weekStart }) => weekStart < week.from),
    days: records.days.filter(({ date }) => date < week.from),
  })
  const answer = evaluate(plan, earlier)
  if (answer.operator !== 'forecast' || answer.isTooEarly || answer.weeks[0]?.weekStart !== week.from)
    return undefined
  const [middle, low, high] = (['', '-low', '-high'] as const).map((end) =>
    weekAhead({ context: earlier, plan }, end, 1),
  )
  const actual = measured(context, 'revenue', { of: { kind: 'dates', ...week } })
  if (!middle || !low || !high || !actual) return undefined
  const isHit = actual.value >= low.value && actual.value <= high.value
  const side = actual.value < low.value ? 'below' : 'above'
  const found = isHit ? say`${actual}, within its range` : say`${actual}, ${side} its range`
  const line = lineOf(
    say`The earlier weeks pointed to revenue of ${middle}, eight times out of ten between ${low} and ${high}. It came to ${found}.`,
  )
  return line && { verdict: isHit ? 'hit' : 'missed', line }
}

/** Forecast of next week as a line of the advisor, or why there is none. */
export const aheadLine = ({ context, personaKey }: DigestScene): Line | undefined =>
  writeAnswer({ context, plan, personaKey, passages: [] }).lines.find((line) => line !== undefined)
