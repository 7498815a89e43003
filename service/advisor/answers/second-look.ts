/**
 * A second look at a question that was not surely read, with the records at hand: what is written down about it answers it
 * better than a refusal, a question back or the nearest kind of figure.
 */
import type { Plan } from '#schema/advisor/plan'
import type { Context } from '../plans/context.ts'
import { isNothing } from '../plans/context.ts'
import { evaluateDecided } from '../plans/decided.ts'
import { evaluateDue } from '../plans/due.ts'
import type { Question } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { asksForScore, readDecided } from '../questions/readers/decided-reader.ts'
import { readDue } from '../questions/readers/due-reader.ts'
import { readFind } from '../questions/readers/fact-readers.ts'
import { searchWords } from '../questions/readers/search-words.ts'
import { meaningOf } from '../questions/term.ts'
import { askedFor, hasAsked } from '../search/asked-for.ts'
import { findSentences } from '../search/find-sentences.ts'
import { isStopWord, isWeakWord } from '../search/synonyms.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'

const longest = 300
/** A reading that is less sure than this gives way to what the records say in the words of the question. */
const unsure = 0.6
/** The same for a reading that left words out, or that answers another kind of question than was asked. */
const sureOfFigures = 0.9
/** Share of the question that one sentence and its title must have. */
const least = { several: 0.75, single: 0.8, exact: 0.95 } as const
const sure = 0.85
/** Sentences that are looked at. */
const looked = 4

const mayBeOnRecord: ReadonlySet<string> = new Set([
  ...(['not-on-record', 'another-business', 'tax', 'outside', 'legal'] as const),
])
const ofRecords: ReadonlySet<Plan['operator']> = new Set([
  ...(['value', 'compare', 'share', 'count', 'rank', 'explain', 'define', 'overview'] as const),
])

// Figures seldom say these.
const ofTexts: ReadonlySet<string | undefined> = new Set(['who', 'author', 'where', 'how-long'])

/** True for a question with a word that is for a lawyer, or outside. */
const names = ({ terms }: Question, because: string): boolean =>
  because !== 'another-business' && terms.some((term) => meaningOf(term, 'decline')?.because === because)

/** True for a question that names neither days nor hours: those ask for figures. */
const isTimeless = ({ periods, terms }: Question): boolean =>
  periods.length === 0 && !terms.some((term) => meaningOf(term, 'hours') || meaningOf(term, 'weekdays'))

const isWeak = (
  question: Question,
  { plan, confidence, notUnderstood, leftOut = [], coverage }: ReadQuestion,
): boolean => {
  if (plan.operator === 'clarify') return true
  if (plan.operator === 'decline')
    return mayBeOnRecord.has(plan.because) && (plan.because === 'tax' || !names(question, plan.because))
  const isOfTexts = ofTexts.has(askedFor(question.text))
  const limit = isOfTexts || notUnderstood.length > 0 ? sureOfFigures : unsure
  // A share that every word of the question was used for is none that a text would tell better.
  const isShare = plan.operator === 'share' || (plan.operator === 'value' && plan.measure.endsWith('-share'))
  if (isShare && coverage === 1 && leftOut.length === 0) return false
  return ofRecords.has(plan.operator) && confidence < limit && isTimeless(question)
}

const ofOutcome =
  /\b(?:turn(?:ed)? out|bec[ao]me of|c[ao]me of|how (?:did|was|were)|work(?:ed|s)?(?: out)?|pa(?:y|id) off|paid|flop(?:ped)?|succe\w+|fail(?:ed|ure)?|result|outcome|difference|any good|worth it|help(?:ed)?|deliver(?:ed)?|pan(?:ned)? out|save(?:d)? (?:us )?(?:any|money|much)|a good (?:call|idea|move)|happened (?:with|to)|whatever happened)\b/i
const isOver = /\b(?:did|was|were|has|have|had|worked|paid|turned|came|became|happened|went|how'?d)\b/i

const decidedOf = (question: Question): ReadQuestion | undefined => {
  const reading = readDecided(question)
  return reading && readAs(reading.plan, sure)
}

const readAs = (plan: Plan, confidence: number): ReadQuestion => ({
  plan,
  also: [],
  coverage: 1,
  notUnderstood: [],
  confidence,
})

/** True if what the question is about was accepted, and it asks what came of that. */
const asksForOutcome = ({ text }: Question, { plan }: ReadQuestion, context: Context): boolean => {
  if (plan.operator !== 'decided' || !plan.words || !ofOutcome.test(text) || !isOver.test(text)) return false
  const answer = evaluateDecided(context, plan)
  const [first] = isNothing(answer) || answer.isNearest ? [] : answer.facts
  return context.records.advisories.some(({ id, status }) => id === first?.source.id && status === 'accepted')
}

/** True if a question has a word that is no word of figures. */
const hasSubject = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      (meaningOf(term, 'unknown') || meaningOf(term, 'decline')) &&
      wordsIn(term.words.join(' ')).some(
        (word) => !isStopWord(word, formOf(word)) && !isWeakWord(word, formOf(word)),
      ),
  )

/** Words that are seldom together by chance. */
const enoughWords = 3

const mayBeFound = (question: Question): boolean =>
  hasSubject(question) ||
  ofTexts.has(askedFor(question.text)) ||
  searchWords(question).filter((word) => !isWeakWord(word, formOf(word))).length >= enoughWords

const found = (question: Question, context: Context, isRefused: boolean): ReadQuestion | undefined => {
  const reading = readFind(question)
  if (reading?.plan.operator !== 'find') return undefined
  const { words, asked } = reading.plan
  const { hits, isOnlyWeak, missing } = findSentences(context.records, words, asked)
  const [best] = hits
  if (best === undefined || isOnlyWeak || missing.length > 0) return undefined
  const isSingle = words.filter((word) => !isWeakWord(word, formOf(word))).length < 2
  const isFit = asked === undefined || hasAsked(best.sentence, asked)
  const near = Math.max(...hits.slice(0, looked).map((hit) => hit.near))
  if (near < (isSingle ? least[isRefused ? 'single' : 'exact'] : least.several) || (isSingle && !isFit))
    return undefined
  const due = readDue(question)?.plan
  if (due?.operator === 'due' && (asked === 'when' || isOfDates.test(question.text)) && due.words) {
    const dates = evaluateDue(context, due)
    if (!isNothing(dates) && !dates.isNearest) return readAs(due, sure)
  }
  const decided = ofDeciding.test(question.text) ? decidedOf(question) : undefined
  const isOfAdvice = hits
    .slice(0, looked)
    .some(({ of, near: own }) => own === near && of.text.kind === 'advisory')
  return decided && isOfAdvice ? decided : readAs(reading.plan, sure * near)
}

// "Have we capped the rates yet?"
const ofDeciding = /\b(?:have|did|has|had) (?:we|i)\b/i
const isOfDates = /\b(?:date|due|deadline|expir\w+|renew\w*|run(?:s)? out|lapse\w*)\b/i
const isOfList = /\b(?:due|late|overdue|outstanding|deadlines?)\b/i

// How much was sold, or how much there was in some days, is a figure or not on record.
const ofSales = /\b(?:sell|selling|sales?|customers?)\b/i

const isOfQuantities = (question: Question): boolean =>
  askedFor(question.text) === 'how-much' && (ofSales.test(question.text) || question.periods.length > 0)

/** True for a question read as one about a decision that is not on record. */
const decidesNothing = ([read, other]: readonly ReadQuestion[], context: Context): boolean => {
  if (read?.plan.operator !== 'decided' || !read.plan.words || other) return false
  const answer = evaluateDecided(context, read.plan)
  return isNothing(answer) || answer.isNearest === true
}

/** The readings of a message, looked at again. */
export const secondLook = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] => {
  if (message.length > longest) return reads
  const { records } = context
  const question = questionOf(message, records.business.type, records.now)
  const isDecided = reads.some(({ plan }) => plan.operator === 'decided')
  if (!isDecided && reads.length === 1) {
    const decided = decidedOf(question)
    const isScore = decided?.plan.operator === 'decided' && decided.plan.isScore
    if (decided && (isScore ? asksForScore(question) : asksForOutcome(question, decided, context)))
      return [decided]
    const due = reads[0]?.plan.operator === 'find' ? readDue(question)?.plan : undefined
    if (due?.operator === 'due' && !due.words && isOfList.test(message)) return [readAs(due, unsure)]
  }
  const asked = askedFor(message)
  if (isOfQuantities(question)) return reads
  if (decidesNothing(reads, context) && asked !== undefined && asked !== 'when') {
    const other = found(question, context, true)
    if (other) return [other]
  }
  if (!reads.every((read) => isWeak(question, read)) || !mayBeFound(question)) return reads
  const isRefused = reads.every(({ plan }) => plan.operator === 'decline')
  const other = found(question, context, isRefused)
  return other ? [other] : reads
}
