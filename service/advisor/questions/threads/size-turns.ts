/** Turns that want the size of what was just spoken of: of a change, in percent, between the ends of a list; and why an end is one. */
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { settledPeriod } from '../follow-up.ts'
import { figureOf } from './subject.ts'
import { asksOnly, type Turn, type TurnReader } from './turn.ts'

const size =
  /\b(?:how|much|big|large|far|size|by|jump\w*|rise|rose|fall\w*|fell|drop\w*|dip\w*|gap|difference|change[ds]?|increase[ds]?|decrease[ds]?|move(?:d|ment)?|swing|gain\w*|loss|growth|apart|percent(?:age)?|per ?cent|terms|dollars?|better|worse|more|less|best|worst|top|bottom|higher|lower|bigger|smaller|than|between|two)\b|%/g
const ofChange =
  /\b(?:jump|rise|fall|drop|dip|gap|difference|change|increase|decrease|movement|swing|apart)\b|\bhow (?:much|far)\b.*\b(?:better|worse|more|less|higher|lower|bigger|smaller|rise|fall|drop|move|change|increase|go|went)\b/
const ofShare = /\bper ?cent(?:age)?\b|%/

const movedBefore = (period: Period, { question: { today } }: Turn): Period => ({
  ...settledPeriod(period, today),
  moved: 'just-before',
})

/** Two figures of one measure as a comparison, the later time first. */
export const twoOf = ({ before, earlier }: Turn): AnswerablePlan | undefined => {
  if (before.operator !== 'value' || before.group) return undefined
  const other = earlier.findLast(
    (plan) => plan !== before && figureOf(plan)?.measure === before.measure && plan.operator === 'value',
  )
  if (other?.operator !== 'value' || JSON.stringify(other.period) === JSON.stringify(before.period))
    return undefined
  const { measure, period, filter } = before
  const [one, two] = [
    { period, ...(filter ? { filter } : {}) },
    { period: other.period, ...(other.filter ? { filter: other.filter } : {}) },
  ]
  // What was asked about first is set beside the time before it.
  return period.moved
    ? { operator: 'compare', measure, of: two, against: one }
    : { operator: 'compare', measure, of: one, against: two }
}

/** "So what was the jump in percent?", "how big was the change?" */
const sizeOf: TurnReader = (turn) => {
  const { text, before } = turn
  if (!asksOnly(text, size) || !(ofChange.test(text) || ofShare.test(text))) return undefined
  if (before.operator === 'compare') {
    const { asked: _, claimed: _claimed, ...plan } = before
    return plan
  }
  if (before.operator === 'explain')
    return {
      operator: 'compare',
      measure: before.measure,
      of: { period: before.of },
      against: { period: before.against },
    }
  if (before.operator === 'rank')
    return before.count === 1 && ofChange.test(text) ? { ...before, asked: 'gap' } : undefined
  if (!ofChange.test(text) || before.operator !== 'value') return undefined
  const { measure, period, filter } = before
  const own = filter ? { filter } : {}
  return (
    twoOf(turn) ?? {
      operator: 'compare',
      measure,
      of: { period, ...own },
      against: { period: movedBefore(period, turn), ...own },
    }
  )
}

const low = 'worst|lowest|quietest|weakest|slowest|smallest|bottom|poorest|last'
const high = 'best|highest|busiest|strongest|biggest|largest|top|first'
const whyEnd = new RegExp(
  `^(?:(?:why|how come) (?:was|is|were|did) (?:the|our) (?<end>${low}|${high}) (?:one|of (?:them|those)|hour|day|week|month|quarter)?(?: (?:so|that|such|do|a))*(?: \\w+)?|what (?:happened|went on|was going on|caused|was behind|is behind|drove|went wrong|went right)(?: (?:in|with|on|behind))? (?:the|our) (?<that>${low}|${high}) (?:one|of (?:them|those)|day|week|month|quarter))$`,
)
const bareEnd = new RegExp(
  `^(?:the|our) (?<end>${low}|${high}) (?:one|of (?:them|those)|day|week|month|quarter)$`,
)
const isLow = new RegExp(`^(?:${low})$`)

/** "Why was the worst one so bad?": the end of a list is the time that is explained, once the list is worked out. */
export const endExplained: TurnReader = ({ text, before, earlier }) => {
  if (before.operator !== 'rank' || before.by === 'weekday' || before.by === 'hour') return undefined
  const isAgain = earlier.at(-1)?.operator === 'explain'
  const { end, that } = whyEnd.exec(text)?.groups ?? (isAgain ? bareEnd.exec(text)?.groups : undefined) ?? {}
  const named = end ?? that
  return named === undefined
    ? undefined
    : {
        operator: 'explain',
        measure: before.measure,
        of: before.period,
        against: { ...before.period, moved: 'just-before' },
      }
}

/** Which end of a list a turn names: "the worst one". */
export const endNamed = (text: string): 'highest' | 'lowest' | undefined => {
  const named = new RegExp(
    `\\b(?<end>${low}|${high}) (?:one|of (?:them|those)|day|week|month|quarter)\\b`,
  ).exec(text.toLowerCase())?.groups?.end
  return named === undefined ? undefined : isLow.test(named) ? 'lowest' : 'highest'
}

export const sizeTurns: readonly TurnReader[] = [endExplained, sizeOf]
