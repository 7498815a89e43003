/** Says that an earlier period was cut to match one in progress, with the total of the whole one. */
import type { CompareAnswer } from '#schema/advisor/answer'
import { isMeasured } from '#schema/advisor/measure'
import type { ComparePlan } from '#schema/advisor/measure-plans'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays, today, weekdayNames, weekdayOf } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import type { Span } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { countedSpan } from '../measured-text.ts'
import { periodText, rangeText } from '../period-text.ts'
import { type Ask, subjectFor } from '../written.ts'

/** How often each weekday is in a span; 0 is Monday. */
const weekdayCounts = ({ from, to }: Span): readonly number[] =>
  weekdayNames.map((_name, weekday) => {
    const first = plusDays(from, (weekday - weekdayOf(from) + 7) % 7)
    return first > to ? 0 : Math.floor(daysBetween(first, to) / 7) + 1
  })

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Days of the week that one of two equally long spans has more of: they are not worth the same. */
export const weekdayNote = (one: Span, other: Span, now: IsoDate): string => {
  if (daysBetween(one.from, one.to) !== daysBetween(other.from, other.to)) return ''
  const [own, theirs] = [weekdayCounts(one), weekdayCounts(other)]
  const more = (all: readonly number[], than: readonly number[]) =>
    weekdayNames.flatMap((name, at) => ((all[at] ?? 0) > (than[at] ?? 0) ? [`a ${name}`] : []))
  const [first, second] = [more(theirs, own), more(own, theirs)]
  return first.length === 0
    ? ''
    : ` ${capital(rangeText(other, now))} had ${listed(first)} more, and ${rangeText(one, now)} ${listed(second)}.`
}

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
    // Cut to the weeks that both years have on record.
    if (held.grain === 'week' && coverage?.onRecord === 1 && coverageAgainst?.onRecord === 1)
      return say`${capital(other.name)} is not over, and this is the only week that both have on record.`
    const alike = held.grain === 'week' ? 'as many weeks' : 'the same days'
    const cut = `${capital(other.name)} is not over, so I compared ${alike} of ${own.name}, ${rangeText(countedSpan(records, held), now)}`
    const days =
      held.grain === 'day' && coverage && coverageAgainst
        ? side === plan.against
          ? weekdayNote(coverage, coverageAgainst, now)
          : weekdayNote(coverageAgainst, coverage, now)
        : ''
    const isSum = isMeasured(plan.measure) && addsUp(measureNamed(plan.measure)) === 'sum'
    const byWeek = basis === 'a-week' || held.grain === 'week'
    const whole = evaluateValue(context, {
      operator: 'value',
      measure: plan.measure,
      ...side,
      ...(isSum && byWeek ? { aggregate: 'mean' as const, each: 'week' as const } : {}),
    })
    if (isNothing(whole)) return { text: `${cut}.${days}`, figures: [] }
    const { was } = subjectFor(ask, plan.measure)
    return say`${cut}; over all of ${own.name} it ${was === 'were' ? 'was' : was} ${whole.figure}${isSum && byWeek ? ' a week' : ''}.${days}`
  }
  return undefined
}
