/** Turns that set the two figures just given side by side: "which was busier per hour?", "how much less is that a week?", "is that more than before?" */
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { ComparePlan } from '#schema/advisor/measure-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measureNamed } from '../../measures/measures.ts'
import { settledPeriod } from '../follow-up.ts'
import { byOne } from '../follow-up-edits.ts'
import { namedPeriods } from '../selection.ts'
import { twoOf } from './size-turns.ts'
import { asksOnly, type Turn, type TurnReader } from './turn.ts'

const more = 'better|stronger|busier|higher|bigger|larger|greater|dearer|more|ahead|up|best|most'
const less = 'worse|weaker|quieter|slower|lower|smaller|cheaper|less|fewer|behind|down|worst|least'
const compares = new RegExp(`\\b(?:${more}|${less}|difference|gap|apart|ahead)\\b`)
const isLess = new RegExp(`\\b(?:${less})\\b`)
/** Whether less of the measure is asked for: what is better or worse depends on it. */
const wantsLess = (text: string, measure: MeasureName): boolean => {
  const isCost = isMeasured(measure) && measureNamed(measure).better === 'down'
  return /\b(?:better|best|stronger|worse|worst|weaker)\b/.test(text)
    ? isLess.test(text) !== isCost
    : isLess.test(text)
}
const asksWhich = /\b(?:which|what one|who)\b/
const each =
  '(?:per|each|every|by the|for each|for every|on each|a|an) (?:single )?(?:day|week|sale|transaction|customer|head|cover|order|deal|settlement|billed day|billable day|hour|opening hour|trading hour)'
const words = new RegExp(
  `\\b(?:${more}|${less}|difference|gap|apart|between|by|far|two|both|pair|came out|out|than|${each}|weekly)\\b`,
  'g',
)
const byWeek = /\b(?:a|per|each|every|by the) week\b|\bweekly\b/

/** The two figures by what they are asked by; "per week" takes both as means. */
const asked = (compare: ComparePlan, { question, text }: Turn): AnswerablePlan => {
  const which = asksWhich.test(text)
    ? ({ asked: wantsLess(text, compare.measure) ? 'which-lower' : 'which' } as const)
    : {}
  const one = byOne(compare, question, new Set())
  const plan = one?.operator === 'compare' ? one : compare
  return { ...plan, ...which, ...(byWeek.test(text) ? { each: 'week' as const } : {}) }
}

/** "Which of the two is busier per hour?", "and how much less is that a week?" */
const sideBySide: TurnReader = (turn) => {
  const { text, before } = turn
  if (!compares.test(text) || !asksOnly(text, words)) return undefined
  const isOfTwo = asksWhich.test(text) || /\b(?:difference|gap|apart|how (?:much|far))\b/.test(text)
  if (!isOfTwo) return undefined
  const two = before.operator === 'compare' ? before : twoOf(turn)
  if (two?.operator !== 'compare') return undefined
  // Which of them is asked in the order in which they were given.
  const isLater = before.operator === 'value' && before.period.moved === undefined
  return asked(asksWhich.test(text) && isLater ? { ...two, of: two.against, against: two.of } : two, turn)
}

const thanBefore = new RegExp(
  `^(?:is|was|are|were) (?:that|it|this|they|those) (?:much |any |a lot |far |still )?(?<way>${more}|${less}) than (?:it was |they were |what it was |we (?:paid|spent|took|had) )?(?:before|previously|earlier)(?: (?:it|that|then|this|the [a-z]+(?: [a-z]+)?))?$`,
)

/** "Is that more than before the rise?", after a figure: beside the time just before it. */
const besideBefore: TurnReader = ({ text, before, question }) => {
  const way = thanBefore.exec(text)?.groups?.way
  if (!way || before.operator !== 'value' || namedPeriods(question).some(({ relation }) => !relation))
    return undefined
  const { measure, filter, period } = before
  const own = filter ? { filter } : {}
  const against = { ...settledPeriod(period, question.today), moved: 'just-before' as const }
  return {
    operator: 'compare',
    measure,
    asked: isLess.test(way) ? 'lower' : 'higher',
    of: { period, ...own },
    against: { period: against, ...own },
  }
}

export const twoTold: readonly TurnReader[] = [besideBefore, sideBySide]
