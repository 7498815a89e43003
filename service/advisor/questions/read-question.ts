/**
 * Reads a question as a plan, without a model. Every reader that can make a plan of the question does so; the one that uses
 * most of its content words wins. What is left over is named, so that no answer passes for one to a question that was only
 * half understood.
 */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { today } from '../calendar.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { namesImpossibleDate } from './dates.ts'
import { editPlan, isFollowUp } from './follow-up.ts'
import { periodsIn } from './periods.ts'
import { lastWeeks, measuresIn, type Question, type Reader, type Reading } from './question.ts'
import { readExplain, readForecast, readScenario, readSolve } from './readers/change-readers.ts'
import { readCompare, readShare } from './readers/compare-readers.ts'
import {
  readAct,
  readAdvise,
  readDecided,
  readDecline,
  readDefine,
  readDue,
  readFind,
} from './readers/fact-readers.ts'
import { readCount, readRank, readValue } from './readers/measure-readers.ts'
import { isContent, isCue, meaningOf } from './term.ts'
import { termsOf } from './terms.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Plans, how much of the question they answer (0 to 1), and the words that they leave out. */
export type ReadQuestion = {
  readonly plan: Plan
  /** The same asked of further measures, as in "rent and wages in July". */
  readonly also: readonly AnswerablePlan[]
  readonly coverage: number
  readonly notUnderstood: readonly string[]
}

// Of two plans that use equally many words, the earlier and more specific one is taken.
const readers: readonly Reader[] = [
  readDecline,
  readAct,
  readDefine,
  readCount,
  readScenario,
  readSolve,
  readRank,
  readShare,
  readExplain,
  readCompare,
  readDue,
  readDecided,
  readForecast,
  readAdvise,
  readValue,
  readFind,
]

/** Divides a message into terms, amounts and periods. */
export const questionOf = (message: string, trade: BusinessType, now: Date): Question => {
  const terms = termsOf(message, vocabularyOf(trade))
  const day = today(now)
  const periods = periodsIn(terms, day)
  // "This quarter" is a time and not a fourth of anything.
  const isTime = ({ first }: Amount) =>
    periods.some((period) => first >= period.first && first < period.after)
  return {
    terms,
    amounts: amountsIn(terms).filter((amount) => !isTime(amount)),
    periods,
    today: day,
    hasImpossibleDate: namesImpossibleDate(terms),
  }
}

const bestReading = (question: Question, usedBy: (reading: Reading) => number): Reading | undefined => {
  let best: Reading | undefined
  for (const reader of readers) {
    const reading = reader(question)
    if (reading && (!best || usedBy(reading) > usedBy(best))) best = reading
  }
  return best
}

/** True if a term is joined to the one before it by "and" or a comma. */
const isJoined = ({ terms }: Question, at: number): boolean => {
  const before = terms.slice(0, at).findLast((term) => !meaningOf(term, 'filler') || isCue(term, 'and'))
  return before !== undefined && (isCue(before, 'and') || meaningOf(before, 'mark')?.mark === ',')
}

/** The plan for each further measure that a question names; their places are added to `used`. */
const forOtherMeasures = (
  { plan }: Reading,
  question: Question,
  used: Set<number>,
): readonly AnswerablePlan[] => {
  if (!('measure' in plan) || plan.operator === 'define') return []
  const others = new Map<MeasureName, AnswerablePlan>()
  for (const { at, measure } of measuresIn(question)) {
    if (used.has(at) || !isJoined(question, at)) continue
    used.add(at)
    if (measure !== plan.measure) others.set(measure, { ...plan, measure })
  }
  return [...others.values()]
}

/**
 * The plan that a question asks for; undefined if it has no content that any plan could use. A follow-up edits the plan
 * `before` it.
 */
export const readQuestion = (
  message: string,
  trade: BusinessType,
  now: Date,
  before?: Plan,
): ReadQuestion | undefined => {
  const question = questionOf(message, trade, now)
  const content = question.terms.flatMap((term, at) => (isContent(term) ? [at] : []))
  // A word that the lexicon does not have says little for a plan that would take any word.
  const weightOf = (at: number) => (question.terms[at] && meaningOf(question.terms[at], 'unknown') ? 0.3 : 1)
  const usedBy = ({ used }: Reading) =>
    content.filter((at) => used.has(at)).reduce((sum, at) => sum + weightOf(at), 0)
  const edited =
    before && before.operator !== 'clarify' && isFollowUp(question) ? editPlan(before, question) : undefined
  const reading = edited ?? bestReading(question, usedBy)
  if (!reading) return undefined
  const used = new Set(reading.used)
  const also = forOtherMeasures(reading, question, used)
  const left = content.filter((at) => !used.has(at))
  return {
    plan: reading.plan,
    also,
    coverage: content.length === 0 ? 1 : 1 - left.length / content.length,
    notUnderstood: left.flatMap((at) => question.terms[at]?.text ?? []),
  }
}

// A sentence ends at a mark of punctuation, but not inside "9.5" or "a.m.".
const sentenceEnd = /(?<=[?!;])\s+|(?<=\p{L}{2}\.)\s+|\n+/u

const lastWeek = lastWeeks(1)
const thisMonth = { of: { kind: 'current', unit: 'month' } } as const

/** The question back where nothing was read. */
const clarify: ReadQuestion = {
  plan: {
    operator: 'clarify',
    choices: [
      { label: 'How last week went', plan: { operator: 'value', measure: 'profit', period: lastWeek } },
      { label: 'What is due this month', plan: { operator: 'due', period: thisMonth } },
      { label: 'What to do next', plan: { operator: 'advise', matter: 'What to do next' } },
    ],
  },
  also: [],
  coverage: 0,
  notUnderstood: [],
}

/** Questions read in one message. */
const maxQuestions = 4

const asks = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') ||
  /^\W*(?:(?:and|so|also|then|please|hey|hi|ok|now)\W+)*(?:what|which|who|whom|when|where|why|how|is|are|was|were|do|does|did|has|have|can|could|should|would|will|compare|show|give|tell|list|draft|write|email|explain|rank|name|break|make)\b/i.test(
    sentence,
  )

/** Every question of a message, in order; each may go on from the one before it. */
export const readMessage = (
  message: string,
  trade: BusinessType,
  now: Date,
  before?: Plan,
): readonly ReadQuestion[] => {
  const found: (ReadQuestion & { readonly isAsked: boolean })[] = []
  for (const sentence of message.split(sentenceEnd)) {
    const read = readQuestion(sentence, trade, now, found.at(-1)?.plan ?? before)
    if (read) found.push({ ...read, isAsked: asks(sentence) })
    if (found.length === maxQuestions) break
  }
  // Beside a question, a statement is only its background, and what is outside the business is left alone.
  const asked = found.filter(({ isAsked }) => isAsked)
  const told = asked.length > 0 ? asked : found.slice(-1)
  const inside = told.filter(({ plan }) => !(plan.operator === 'decline' && plan.because === 'outside'))
  const [first = clarify] = told
  return inside.length > 0 ? inside : [first]
}
