/** Says that an earlier period was cut to match one in progress, with the total of the whole one. */
import type { CompareAnswer } from '#schema/advisor/answer'
import { isMeasured } from '#schema/advisor/measure'
import type { ComparePlan } from '#schema/advisor/measure-plans'
import { today } from '../calendar.ts'
import { capital, type Line, say } from '../line.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { isNothing, momentOf } from '../plans/context.ts'
import { evaluateValue } from '../plans/value.ts'
import { periodText, rangeText } from './period-text.ts'
import { type Ask, subjectFor } from './written.ts'

/** Note for the side that was cut; undefined if neither was. */
export const cutNote = (
  ask: Ask<ComparePlan>,
  { coverage, coverageAgainst, basis }: CompareAnswer,
): Line | undefined => {
  const { plan, context } = ask
  const { records } = context
  const now = today(records.now)
  for (const [side, held] of [
    [plan.against, coverageAgainst],
    [plan.of, coverage],
  ] as const) {
    const asked = resolvePeriod(side.period, momentOf(records, held.grain))
    if (!asked || asked.to >= now || asked.to <= held.to || asked.from !== held.from) continue
    const other = periodText(records, side === plan.against ? plan.of.period : plan.against.period)
    const own = periodText(records, side.period, side.filter)
    const cut = `${capital(other.name)} is not over, so I compared the same days of ${own.name}, ${rangeText({ from: held.from, to: held.to }, now)}`
    const isSum = isMeasured(plan.measure) && addsUp(measureNamed(plan.measure)) === 'sum'
    const byWeek = basis === 'a-week' || held.grain === 'week'
    const whole = evaluateValue(context, {
      operator: 'value',
      measure: plan.measure,
      ...side,
      ...(isSum && byWeek ? { aggregate: 'mean' as const, each: 'week' as const } : {}),
    })
    if (isNothing(whole)) return { text: `${cut}.`, figures: [] }
    const { was } = subjectFor(ask, plan.measure)
    return say`${cut}; over all of ${own.name} it ${was === 'were' ? 'was' : was} ${whole.figure}${isSum && byWeek ? ' a week' : ''}.`
  }
  return undefined
}
