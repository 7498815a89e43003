/** "What went wrong in it?", "what was going on then?": refers to the one week or day in the previous answer. */
import type { Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import { periodOfSpan } from '../periods/found-period.ts'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluateCount } from '../plans/count.ts'
import { evaluateRank } from '../plans/rank.ts'
import { questionOf } from '../questions/question-of.ts'
import { namedStep } from './turns/listed-before.ts'

const points =
  /^\W*(?:(?:and|so|but) )?why (?:was|is|were|did) (?:it|that|they)\b|\b(?:then|(?:clos(?:e|ed|ing)|shut(?:ting)?|dropp?(?:ed|ing)?|skip(?:ped|ping)?) (?:it|that|that one)|(?:in|on|about|behind|with|around|for|of) (?:it|that|that one)|(?:that|the same) (?:day|week|month|quarter|time))\W*$|\b(?:that|the same) (?:day|week|month|quarter)\b/i

/** "And the one before that?": of the best quarter, the quarter before it. */
const besides =
  /\bthe (?:(?:one|day|week|fortnight|month|quarter) (?:just |right )?before|(?:day|week|fortnight|month|quarter) (?:just |right )?after)(?: (?:that|it|this))?(?: one)?\W*$/i

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

/** "How does that compare with Mondays?" */
const compared =
  /\b(?:how (?:does|did|do) (?:that|it)|compared?) (?:compare|that|stack up)?\b.*\b(?:with|to|against)\b/i

const sunday = 6

/** The weeks that a figure rests on: another weekday is set beside it over the same. */
const recordedWeeks = ({ inputs }: Figure) => {
  const spans = inputs.flatMap((input) => ('from' in input && 'to' in input ? [input] : []))
  const [from, to] = [
    spans.map((one) => one.from).sort()[0],
    spans
      .map((one) => one.to)
      .sort()
      .at(-1),
  ]
  if (!IsoDate.is(from) || !IsoDate.is(to)) return undefined
  return {
    kind: 'dates' as const,
    from: plusDays(from, -weekdayOf(from)),
    to: plusDays(to, sunday - weekdayOf(to)),
  }
}

/** "How much do we take then?": of weekdays and hours the mean was given, so that is what is asked for. */
const eachDay = (message: string) =>
  /\bthen\W*$/i.test(message) ? { aggregate: 'mean' as const, each: 'day' as const } : {}

const longest = 120

const both =
  /\b(?:(?:those|these|the|both|both of (?:those|these|the)) )(?:two |2 |both )?(?:weeks|days|months|quarters|ones)\b|\bboth of them\b/i

/** "In those two weeks": the two times that were just given, the better one first. */
const bothOf = (message: string, plans: readonly Plan[], context: Context): Plan | undefined => {
  const lists = plans.filter((plan) => plan.operator === 'rank').slice(-2)
  const [one, other] = lists.map((plan) => cellOf(plan, context))
  const [list] = lists
  if (!both.test(message) || list?.operator !== 'rank' || !one?.from || !one.to || !other?.from || !other.to)
    return undefined
  const [of, against] = [
    { period: periodOfSpan({ from: one.from, to: one.to }) },
    { period: periodOfSpan({ from: other.from, to: other.to }) },
  ]
  return JSON.stringify(of) === JSON.stringify(against)
    ? undefined
    : { operator: 'compare', measure: list.measure, of, against }
}

/** Plan before a turn, or a figure for the single period in its answer if the turn refers to it. */
export const pointedAt = (
  message: string,
  before: Plan | undefined,
  context: Context,
  plans: readonly Plan[] = [],
): Plan | undefined => {
  const { business, now } = context.records
  if (!before || message.length > longest) return before
  if (before.operator === 'advise') return namedStep(before, context)
  const two = bothOf(message, plans, context)
  if (two) return two
  const isCompared = before.operator === 'rank' && (compared.test(message) || besides.test(message))
  if (!isCompared && !points.test(message)) return before
  if (!isCompared && questionOf(message, business.type, now).periods.length > 0) return before
  if (before.operator !== 'rank' && before.operator !== 'count') return before
  const cell = cellOf(before, context)
  const { measure, filter } = before
  const own = { operator: 'value' as const, measure, ...(filter ? { filter } : {}) }
  // "Our slowest day", then "the best hour on that day": all Sundays of the time that was ranked.
  if (cell && before.operator === 'rank' && before.by === 'weekday')
    return {
      ...own,
      period: { of: recordedWeeks(cell.figure) ?? before.period.of, weekdays: [Number(cell.key)] },
      ...eachDay(message),
    }
  if (cell && before.operator === 'rank' && before.by === 'hour') {
    const from = Number(cell.key)
    const { weekdays } = before.period
    return {
      ...own,
      period: { of: recordedWeeks(cell.figure) ?? before.period.of, ...(weekdays ? { weekdays } : {}) },
      filter: { ...filter, hours: { from, until: from + 1 } },
      ...eachDay(message),
    }
  }
  return cell?.from && cell.to ? { ...own, period: periodOfSpan({ from: cell.from, to: cell.to }) } : before
}
