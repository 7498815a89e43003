/** The chance that an answer is right and to the question, from signs of how its question was read and of how it is put. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { clarifyAmong } from '../clarify.ts'
import { kindsOf, type Likely } from '../classifier/kinds.ts'
import { withSureKind } from '../classifier/sure-kinds.ts'
import fitted from '../classifier/sureness.json' with { type: 'json' }
import { isOfFigures } from '../plan-tests.ts'
import type { Question } from '../question.ts'
import { questionAgain } from '../question-of.ts'
import type { ReadQuestion } from '../read.ts'
import { isLight, meaningOf } from '../term.ts'
import { partsOf } from '../wording/message-parts.ts'
import { leftOver, tellsClaim } from './left-over.ts'
import { isPlain, operatorOf } from './plain.ts'
import { atMost, doubtsOf } from './surest.ts'

const least = 0.02
const oddsOf = (share: number): number => {
  const held = Math.min(1 - least, Math.max(least, share))
  return Math.log(held / (1 - held))
}

/** Words that turn a question round or join a second one to it. */
const turns =
  /\b(?:without|except|besides?|not|never|apart|excluding|ignor\w+|leav\w+|aside|instead|rather|only|just|both|either|versus|until|till|before|after|between|since|while|longest|row|running|streak|trot|fastest|most|grew|grow\w*|slow\w*|jump\w*|again|other|usual\w*|normal\w*|who|whether|then)\b/gi

const joins = /[,;:—]|\b(?:and|but|or|plus|so|because|if|when|n)\b|\?(?=\s*\w)/gi

const groups: readonly (readonly Plan['operator'][])[] = [
  ['value'],
  ['compare'],
  ['rank', 'count', 'share'],
  ['explain'],
  ['scenario', 'solve'],
  ['forecast'],
  ['find'],
  ['due', 'decided'],
  ['advise'],
  ['decline'],
  ['act', 'talk', 'focus', 'overview', 'define'],
]

const most = 4
const few = (count: number): number => Math.min(most, count)
const flag = (is: boolean): number => (is ? 1 : 0)

/** What is known of a message besides a reading of it. */
export type Put = {
  readonly question: Question
  readonly kinds: readonly Likely[]
  readonly hasBefore: boolean
  readonly readings: number
}

/** Names of the signs, in order. */
export const signNames = [
  'stated',
  'turn',
  'step',
  'joins',
  'parts',
  'length',
  'left',
  'light',
  'unknown',
  'agrees',
  'kind',
  'several',
  'next',
  'claim',
  'turns',
  'timeless',
  'idle cues',
  'idle words',
  'periods over',
  'measures over',
  'amounts over',
  ...groups.map(([first = '']) => `of ${first}`),
]

/** Signs of one reading. */
export const signsOfReading = (
  read: ReadQuestion,
  { question, kinds, hasBefore, readings }: Put,
): readonly number[] => {
  const { plan, also, confidence, notUnderstood, choice } = read
  const over = leftOver(read, question)
  const { text, terms, periods } = question
  const own = kinds
    .filter(({ kind }) => operatorOf(kind) === plan.operator)
    .reduce((sum, { probability }) => sum + probability, 0)
  const isFigure = plan.operator !== 'clarify' && isOfFigures(plan)
  return [
    oddsOf(confidence),
    flag(!choice && hasBefore),
    flag(!choice && !hasBefore && isFigure),
    few(text.match(joins)?.length ?? 0),
    few(partsOf(text).length - 1),
    Math.log(Math.max(1, terms.length) / 10),
    few(notUnderstood.length),
    few(terms.filter(isLight).length),
    few(terms.filter((term) => meaningOf(term, 'unknown') && !isLight(term)).length),
    flag(operatorOf(kinds[0]?.kind ?? '') === plan.operator),
    oddsOf(own),
    flag(readings > 1 || also.length > 0),
    choice ? Math.min(1, choice.next / Math.max(0.01, choice.score)) : 0,
    flag(tellsClaim(text)),
    few(text.match(turns)?.length ?? 0),
    flag(isFigure && periods.length === 0),
    few(choice?.idle.cues ?? 0),
    few(choice?.idle.others ?? 0),
    few(over.periods),
    few(over.measures),
    few(over.amounts),
    ...groups.map((operators) => flag(operators.includes(plan.operator))),
  ]
}

/** The chance that the answer to a reading is right and to the question. */
export const surenessOf = (read: ReadQuestion, put: Put): number => {
  const odds = signsOfReading(read, put).reduce(
    (sum, sign, at) => sum + sign * (fitted.weights[at] ?? 0),
    fitted.intercept,
  )
  return 1 / (1 + Math.exp(-odds))
}

/** Below this nothing is asserted: the readings are offered as choices. `tests/advisor/fit-sureness.ts` prints what it costs. */
export const leastSure = 0.5

/** The same for a question that goes on from one that was read in the same message. */
const leastGoneOn = 0.35

/** How often the nearest readings, of which a person picks one, hold what was first asked. */
export const ofChoices = 0.8

/** True for a figure chosen among readings: what is quoted shows itself what it is about, and a draft goes nowhere. */
export const maybeAsked = ({ plan, choice }: ReadQuestion): boolean =>
  choice !== undefined && plan.operator !== 'clarify' && isOfFigures(plan)

/** One question is shorter; a longer message is many, and each has its own confidence. */
const longest = 600

const isAnswerable = (plan: Plan): plan is AnswerablePlan => plan.operator !== 'clarify'

/** Readings of a message with the chance that each is right; too small a chance asks back with them as choices. */
export const withSureness = (
  reads: readonly ReadQuestion[],
  question: Question,
  before: Plan | undefined,
): readonly ReadQuestion[] => {
  if (question.text.length > longest) return reads
  const put = (read: ReadQuestion, index: number): Put => {
    // Each of several questions is judged by its own words.
    const own = read.part === undefined ? question : questionAgain(question, read.part)
    const isOfSeveral = read.part !== undefined && reads.length > 1
    return {
      question: own,
      kinds: withSureKind(own, kindsOf(own)),
      hasBefore: before !== undefined || (isOfSeveral && index > 0),
      readings: isOfSeveral ? 1 : reads.length,
    }
  }
  const sure = reads.map((read, index) => {
    if (!isAnswerable(read.plan)) return read
    const own = put(read, index)
    const confidence = surenessOf(read, own)
    const asRead = isPlain(read, own) ? Math.max(leastSure, confidence) : confidence
    return { ...read, confidence: atMost(asRead, doubtsOf(read, own)) }
  })
  const left = sure.at(-1)?.unanswered?.length ?? 0
  // Half an answer is half as likely to be the right one.
  const said =
    left === 0
      ? sure
      : sure.map((read) => ({ ...read, confidence: (read.confidence * sure.length) / (sure.length + left) }))
  const isUnsure = (read: ReadQuestion): boolean => read.confidence < leastSure && maybeAsked(read)
  const [first, ...rest] = said
  // What goes on from a question that was read needs less: its answer says what it is about.
  const isGoneOn =
    first && !isUnsure(first) && rest.every((read) => read.part && read.confidence >= leastGoneOn)
  if (isGoneOn || !sure.some(isUnsure)) return said
  const plans = reads.flatMap(({ plan, also }) => [plan, ...also]).filter(isAnswerable)
  return [clarifyAmong(question, plans, Math.min(...sure.map(({ confidence }) => confidence)), before)]
}
