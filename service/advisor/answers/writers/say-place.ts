/** Says whether a time comes first in a list, as claimed, and its actual place. */
import type { RankAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import type { RankPlan } from '#schema/advisor/measure-plans'
import { today, weekdayOf } from '../../calendar.ts'
import { capital, say } from '../../line.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isRecurring } from '../../plans/cells.ts'
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

/** Autumn is no quarter, but September is its whole weeks. */
const leastShared = 0.75

/** The cell of the claimed days, one among them, or that weekday. */
const isClaimed = (ask: Ask<RankPlan>, { key, from, to }: Cell): boolean => {
  const { claimed, claimedLine, claimedHour } = ask.plan
  if (claimedLine) return key === claimedLine
  if (claimedHour !== undefined) return key === String(claimedHour)
  if (!claimed) return false
  if (ask.plan.by === 'weekday') return claimed.weekdays?.includes(Number(key)) ?? false
  if (ask.plan.by === 'day' && claimed.weekdays)
    return from !== undefined && claimed.weekdays.includes(weekdayOf(from))
  const span = resolvePeriod(claimed, momentOf(ask.context.records, 'week'))
  if (!span || !from || !to) return false
  const shared = lengthOf({ from: from > span.from ? from : span.from, to: to < span.to ? to : span.to })
  return shared >= leastShared * Math.min(lengthOf({ from, to }), lengthOf(span))
}

/** A time that is not over has no place yet. */
const unfinished = (
  ask: Ask<RankPlan>,
  first: Cell,
  { text, was, when }: { readonly text: string; readonly was: string; readonly when: string },
): Written | undefined => {
  const { plan, context } = ask
  const span = plan.claimed && resolvePeriod(plan.claimed, momentOf(context.records, 'week'))
  if (!span || span.to < today(context.records.now)) return undefined
  const name = cellName(context.records, first, plan.by)
  return {
    lines: [
      say`I can’t tell yet: that ${plan.by} is not over. So far, ${text} ${was} ${plan.order} ${onOrIn(name)}, at ${first.figure} (${when}).`,
    ],
    support: supportOfUnfinished,
    weakness: 'the time in question is not over',
  }
}
const supportOfUnfinished = 0.8

/** The place of a line of expense among all of them. */
const sayLinePlace = (ask: Ask<RankPlan>, all: RankAnswer, own: Cell, from: number): Written => {
  const { plan, context } = ask
  const at = all.cells.indexOf(own)
  const [first] = all.cells
  const { when } = measuredText(context.records, plan, all.coverage)
  const size = plan.order === 'highest' ? 'largest' : 'smallest'
  const name = (cell: Cell) => cellName(context.records, cell, 'expense')
  const was = (cell: Cell) => (name(cell).endsWith('costs') ? 'were' : 'was')
  return {
    lines: [
      at === from - 1 || !first
        ? say`Yes. ${capital(name(own))} ${was(own)} the ${at > 0 ? `${places[at] ?? ''} ` : ''}${size} cost ${when}, at ${own.figure}.`
        : say`No. ${capital(name(first))} ${was(first)} the ${size} cost ${when}, at ${first.figure}; ${name(own)} came to ${own.figure}: ${placeText(at, size, all.outOf)}.`,
      coverageNote(context.records, all.coverage),
    ],
    support: supportOf(context.records, all.coverage),
    weakness: coverageWeakness(context.records, all.coverage),
  }
}

/** Answer to a claim; undefined without a claim, or if the time is not fully on record. */
export const sayPlace = (ask: Ask<RankPlan>): Written | undefined => {
  const { plan, context } = ask
  if ((plan.claimed ?? plan.claimedLine ?? plan.claimedHour) === undefined) return undefined
  const { from = 1, ...unplaced } = plan
  const all = evaluateRank(context, { ...unplaced, count: most })
  if (isNothing(all)) return undefined
  const at = all.cells.findIndex((cell) => isClaimed(ask, cell))
  const [first, own] = [all.cells[0], all.cells[at]]
  if (!first) return undefined
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, all.coverage)
  if (!own) return plan.claimed && unfinished(ask, first, { text, was, when })
  if (plan.claimedLine) return sayLinePlace(ask, all, own, from)
  const isSo = at === from - 1
  const each = all.basis === 'a-week' ? ' a week' : isRecurring(plan.by) ? ' on average' : ''
  const name = (cell: Cell) => cellName(context.records, cell, plan.by)
  return {
    lines: [
      isSo
        ? say`Yes. Of the ${String(all.outOf)} ${plan.by === 'weekday' ? 'days of the week' : `${plan.by}s`} ${when}, ${text} ${was} ${at > 0 ? `${places[at] ?? ''} ` : ''}${plan.order} ${onOrIn(name(own))}, at ${own.figure}${each}.`
        : say`No. ${capital(text)} ${was} ${plan.order} ${onOrIn(name(first))}, at ${first.figure}${each} (${when}).`,
      isSo
        ? undefined
        : say`${capital(name(own))} came to ${own.figure}${each}: ${placeText(at, plan.order, all.outOf)}.`,
      coverageNote(context.records, all.coverage),
    ],
    support: supportOf(context.records, all.coverage),
    weakness: coverageWeakness(context.records, all.coverage),
  }
}
