/** Turns that put the figure before in another stretch of weeks, or in percent: "no, I meant the four weeks", "in percent?" */
import { settledPeriod } from '../follow-up.ts'
import { unitOf } from '../lexicon/number-words.ts'
import { lastWeeks } from '../question.ts'
import { asValue } from './subject.ts'
import type { TurnReader } from './turn.ts'

const led =
  '(?:(?:i (?:meant|mean|want|wanted)|make (?:it|that)|what about|what is it|how about|how does it look|use|give me|show me|as|for|over|across|in|with|not (?:just )?(?:last|the|one|a single) week,?(?: but)?) )*'
const named = new RegExp(
  `^${led}(?:(?:the|a|an|our) )?(?:(?:last|past|previous|latest|whole|full) )?(?<many>\\d{1,2}|[a-z]+)[- ]weeks?(?:'s?)?(?<mean> (?:average|avg|mean)| on average)?(?: (?:figures?|instead|then|please|now|altogether|in total))*$`,
)
const [fewest, most] = [2, 60]

/** "And over four weeks?", "the four-week average instead" */
const overWeeks: TurnReader = ({ text, before }) => {
  const { many = '', mean } = named.exec(text)?.groups ?? {}
  const count = unitOf(many) ?? Number(many)
  const own = count >= fewest && count <= most ? asValue(before) : undefined
  if (!own) return undefined
  const { measure, filter, period } = own
  const { weekdays } = period
  return {
    operator: 'value',
    measure,
    period: { ...lastWeeks(count), ...(weekdays ? { weekdays } : {}) },
    ...(filter ? { filter } : {}),
    ...(mean ? { aggregate: 'mean' as const, each: 'week' as const } : {}),
  }
}

const asksPercent =
  /^(?:(?:what|how much)(?:'s| is| was)? (?:that|it) )?(?:in|as a?|by) ?(?:percent|per cent|percentage|%)(?: terms)?$|^(?:what|how many) (?:percent|per cent|percentage)(?: (?:is|was) (?:that|it))?$/
const asksMoney = /^(?:by how much )?in (?:dollars|money|dollar terms)$/

/** "In percent?" after a comparison, or a figure that is no cost: the change, which is said in both. */
const inPercent: TurnReader = ({ text, before, question: { today } }) => {
  if (before.operator === 'compare' && (asksPercent.test(text) || asksMoney.test(text))) {
    const { asked: _, claimed: _claimed, ...plan } = before
    return plan
  }
  if (before.operator !== 'value' || !asksPercent.test(text) || isCost(before.measure)) return undefined
  const { measure, filter } = before
  // A time that was moved is beside the one that it was moved from.
  const { moved, ...from } = before.period
  const period = moved === 'year-before' ? from : settledPeriod(before.period, today)
  const shared = filter ? { filter } : {}
  return {
    operator: 'compare',
    measure,
    of: { period, ...shared },
    against: { period: { ...period, moved: moved === 'year-before' ? moved : 'just-before' }, ...shared },
  }
}
const isCost = (measure: string): boolean =>
  ['staff', 'supplies', 'premises', 'marketing', 'other', 'costs'].includes(measure)

export const weeksTurns: readonly TurnReader[] = [overWeeks, inPercent]
