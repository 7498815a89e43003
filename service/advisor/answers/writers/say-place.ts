/** Says whether a time comes first in a list, as claimed, and its actual place. */
import type { Cell } from '#schema/advisor/coverage'
import type { RankPlan } from '#schema/advisor/measure-plans'
import { weekdayOf } from '../../calendar.ts'
import { capital, say } from '../../line.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf } from '../../plans/context.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { cellName, onOrIn } from '../cell-name.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { measuredText } from '../measured-text.ts'
import { type Ask, subjectFor, type Written } from '../written.ts'

const most = 100
const places = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** "Third highest of 12", "number 17 of 52". */
const placeText = (at: number, order: string, outOf: number): string =>
  at < places.length
    ? `${at === 0 ? '' : `${places[at] ?? ''} `}${order} of ${outOf}`
    : `number ${at + 1} of ${outOf}, counted from the ${order}`

/** The cell with the middle of the claimed days, or that weekday. */
const isClaimed = (ask: Ask<RankPlan>, { key, from, to }: Cell): boolean => {
  const { claimed } = ask.plan
  if (!claimed) return false
  if (ask.plan.by === 'weekday') return claimed.weekdays?.includes(Number(key)) ?? false
  if (ask.plan.by === 'day' && claimed.weekdays)
    return from !== undefined && claimed.weekdays.includes(weekdayOf(from))
  const span = resolvePeriod(claimed, momentOf(ask.context.records, 'week'))
  if (!span || !from || !to) return false
  const middle = new Date((Date.parse(span.from) + Date.parse(span.to)) / 2).toISOString().slice(0, 10)
  return from <= middle && middle <= to
}

/** Answer to a claim; undefined without a claim, or if the time is not fully on record. */
export const sayPlace = (ask: Ask<RankPlan>): Written | undefined => {
  const { plan, context } = ask
  if (!plan.claimed) return undefined
  const all = evaluateRank(context, { ...plan, count: most })
  if (isNothing(all)) return undefined
  const at = all.cells.findIndex((cell) => isClaimed(ask, cell))
  const [first, own] = [all.cells[0], all.cells[at]]
  if (!first || !own) return undefined
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, all.coverage)
  const each =
    all.basis === 'a-week' ? ' a week' : plan.by === 'weekday' || plan.by === 'hour' ? ' on average' : ''
  const name = (cell: Cell) => cellName(context.records, cell, plan.by)
  return {
    lines: [
      at === 0
        ? say`Yes. Of the ${String(all.outOf)} ${plan.by === 'weekday' ? 'weekdays' : `${plan.by}s`} ${when}, ${text} ${was} ${plan.order} ${onOrIn(name(own))}, at ${own.figure}${each}.`
        : say`No. ${capital(text)} ${was} ${plan.order} ${onOrIn(name(first))}, at ${first.figure}${each} (${when}).`,
      at === 0
        ? undefined
        : say`${capital(name(own))} came to ${own.figure}${each}: ${placeText(at, plan.order, all.outOf)}.`,
      coverageNote(context.records, all.coverage),
    ],
    support: supportOf(context.records, all.coverage),
    weakness: coverageWeakness(context.records, all.coverage),
  }
}
