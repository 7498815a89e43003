/** Turns after a comparison that keep what it set side by side: the same weekday a week earlier, and both sides by the week. */
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { lengthOf, type Span } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { asksOnly, type TurnReader } from './turn.ts'

const asksBefore =
  /^(?:what about |how about |how was |what was )?the (?:one|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day) before(?: (?:that|it|this|then))?$/

const spanOf = (period: Period, today: IsoDate): Span | undefined =>
  resolvePeriod(period, { today, record: undefined })

/** "And the one before?" after a Thursday beside other Thursdays: the Thursday before it, beside it. */
const sameDayBefore: TurnReader = ({ text, before, question: { today } }) => {
  if (before.operator !== 'compare' || !asksBefore.test(text) || !before.against.period.weekdays)
    return undefined
  const { measure, of } = before
  const span = spanOf(of.period, today)
  if (!span || span.from !== span.to) return undefined
  const period: Period = { of: { kind: 'unit-of', unit: 'day', date: plusDays(span.from, -7) } }
  return { operator: 'compare', measure, of: { ...of, period }, against: of }
}

const aWeek = /\b(?:per week|each week|every week|a week|by the week|weekly)\b/g
const longestOfWeek = 7

/** "Per week then?" after two stretches of different lengths: both by the week, as they are compared. */
const bothByWeek: TurnReader = ({ text, before, question: { today } }) => {
  if (before.operator !== 'compare' || !asksOnly(text, aWeek)) return undefined
  const [one, other] = [before.of, before.against].map(({ period }) => spanOf(period, today))
  if (!one || !other) return undefined
  const lengths = [lengthOf(one), lengthOf(other)]
  const isByWeek = lengths[0] !== lengths[1] && lengths.every((days) => days > longestOfWeek)
  return isByWeek ? before : undefined
}

export const bothSides: readonly TurnReader[] = [sameDayBefore, bothByWeek]
