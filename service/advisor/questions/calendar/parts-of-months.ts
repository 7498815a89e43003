/** Thirds of a month: "early September", "mid-October", "the end of August". */
import type { NamedPeriod } from '#schema/advisor/period'
import { unitSpan } from '../../periods/calendar-units.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { type At, afterWords, monthAt, type Word } from './calendar-words.ts'
import { yearAfter } from './year-after.ts'

const thirds: readonly (readonly [words: readonly string[], from: number, to: number])[] = [
  [['early', 'start of', 'beginning of', 'the start of'], 1, 10],
  [['mid', 'middle of', 'mid -'], 11, 20],
  [['late', 'end of', 'the end of'], 21, 31],
]

/** "Early September", "mid-October", "the end of August". */
export const partOfMonthAt = (
  words: readonly Word[],
  at: number,
  moment: Moment,
): At<NamedPeriod> | undefined => {
  for (const [leads, from, to] of thirds)
    for (const lead of leads) {
      const place = afterWords(words, at, lead)
      const month = place === undefined ? undefined : monthAt(words, place)
      if (!month) continue
      const { after, value } = yearAfter(words, month.after, moment.today)
      const span = resolvePeriod({ of: { kind: 'month', month: month.value, ...value } }, moment)
      if (!span) return undefined
      const { to: last } = unitSpan('month', span.from)
      const on = (day: number) => unitSpan('day', span.from, day - 1).from
      return { after, value: { kind: 'dates', from: on(from), to: to > 28 ? last : on(to) } }
    }
  return undefined
}
