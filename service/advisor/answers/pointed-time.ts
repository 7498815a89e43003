/** "What went wrong in it?", "what was going on then?": refers to the one week or day in the previous answer. */
import type { Plan } from '#schema/advisor/plan'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluateCount } from '../plans/count.ts'
import { evaluateRank } from '../plans/rank.ts'
import { questionOf } from '../questions/question-of.ts'

const points =
  /\b(?:then|(?:clos(?:e|ed|ing)|shut(?:ting)?|dropp?(?:ed|ing)?|skip(?:ped|ping)?) (?:it|that|that one)|(?:in|on|about|behind|with|around|for|of) (?:it|that|that one)|(?:that|the same) (?:day|week|month|quarter|time))\W*$|\b(?:that|the same) (?:day|week|month|quarter)\b/i

/** The period that an answer shows as its only one, or as the last of a count. */
const cellOf = (before: Plan, context: Context) => {
  if (before.operator === 'rank' && before.count === 1 && before.asked === undefined) {
    const answer = evaluateRank(context, before)
    return isNothing(answer) ? undefined : answer.cells[0]
  }
  if (before.operator !== 'count') return undefined
  const answer = evaluateCount(context, before)
  return isNothing(answer) ? undefined : answer.cells.at(-1)
}

const longest = 120

/** Plan before a turn, or a figure for the single period in its answer if the turn refers to it. */
export const pointedAt = (message: string, before: Plan | undefined, context: Context): Plan | undefined => {
  const { business, now } = context.records
  if (!before || message.length > longest || !points.test(message)) return before
  if (questionOf(message, business.type, now).periods.length > 0) return before
  if (before.operator !== 'rank' && before.operator !== 'count') return before
  const cell = cellOf(before, context)
  // "Our slowest day", then "the best hour on that day": all Sundays of the time that was ranked.
  if (cell && before.operator === 'rank' && before.by === 'weekday')
    return {
      operator: 'value',
      measure: before.measure,
      period: { ...before.period, weekdays: [Number(cell.key)] },
    }
  return cell?.from && cell.to
    ? {
        operator: 'value',
        measure: before.measure,
        period: { of: { kind: 'dates', from: cell.from, to: cell.to } },
      }
    : before
}
