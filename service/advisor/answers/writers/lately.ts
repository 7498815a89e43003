/** The last four weeks, where they were far from the typical week that a change is set against. */
import type { MeasuredName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { type Line, say } from '../../line.ts'
import { lastWeeks, typicalWeeks } from '../../options/priced.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { type Ask, subjectFor } from '../written.ts'

const latelyWeeks = 4

/** Part of the typical week, or points of a percentage, from which the last weeks are said. */
const apart = { part: 0.1, points: 1 } as const

const isFar = (lately: Figure, typical: Figure): boolean => {
  const difference = Math.abs(lately.value - typical.value)
  return lately.unit === 'percent'
    ? difference >= apart.points
    : difference >= apart.part * Math.abs(typical.value)
}

/** "Over the last four weeks profit was lower, $1,971 a week."; undefined where they were much like the typical week. */
export const latelyLine = (
  ask: Pick<Ask, 'context'>,
  measure: MeasuredName,
  typical: Figure | undefined,
): Line | undefined => {
  const { context } = ask
  if (typical === undefined || context.records.kpis.length < typicalWeeks) return undefined
  const isShare = typical.unit === 'percent'
  const answer = evaluate(
    {
      operator: 'value',
      measure,
      period: lastWeeks(context.records, latelyWeeks),
      ...(isShare ? {} : { aggregate: 'mean' as const }),
    },
    context,
  )
  if (answer.operator !== 'value' || !isFar(answer.figure, typical)) return undefined
  const { text, was } = subjectFor(ask, measure)
  const way = answer.figure.value < typical.value ? 'lower' : 'higher'
  return say`Over the last four weeks ${text} ${was} ${way}, ${answer.figure}${isShare ? '' : ' a week'}.`
}
