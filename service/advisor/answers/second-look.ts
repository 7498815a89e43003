/**
 * Second look at an uncertain question, using the records: a text about it is better than a refusal, a
 * question back or a related figure.
 */
import { wishIn } from '../options/wishes.ts'
import type { Context } from '../plans/context.ts'
import { isNothing } from '../plans/context.ts'
import { evaluateDue } from '../plans/due.ts'
import type { Question } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { asksForScore } from '../questions/readers/decided-reader.ts'
import { readDue } from '../questions/readers/due-reader.ts'
import { readFind } from '../questions/readers/find-reader.ts'
import { memoFilterIn } from '../questions/readers/memo-status.ts'
import { hasAsked } from '../search/asked-for.ts'
import { findSentences } from '../search/find-sentences.ts'
import { speaksOfOthers } from '../search/of-others.ts'
import { shortAnswer } from '../search/short-answer.ts'
import { isOfFigures } from '../subjects/held-elsewhere.ts'
import { datesAhead } from './dates-ahead.ts'
import {
  asksForOutcome,
  asksWhatWasDone,
  decidedOf,
  decidesNothing,
  isSettled,
  readAs,
} from './decided-look.ts'
import { comparedMatters } from './looks/compared-matters.ts'
import { eachPart } from './looks/each-part.ts'
import { askedIn } from './looks/found-by.ts'
import { ofMissing, ofUndecided } from './looks/gone-on.ts'
import { mayBeFound, nearness, strong, strongIn } from './looks/may-be-found.ts'
import { mayBeOfAuthor } from './looks/may-be-of-author.ts'
import { mayBeWish, testsClaim } from './looks/may-be-wish.ts'
import { nothingOfOurs } from './looks/nothing-of-ours.ts'
import { onRecord } from './looks/on-record.ts'
import { refusedLook } from './looks/refused-look.ts'
import { ofStepWhy } from './looks/step-why.ts'
import { titledProposal } from './looks/titled-proposal.ts'
import { wholeText } from './looks/whole-text.ts'
import { asksWhetherItPays, isOfFigure, outcomeAsked } from './outcome-look.ts'
import { pricedProposal } from './priced-proposal.ts'
import { ofUnknownName } from './unknown-names.ts'
import { isOfAnother, isOfEvent, isOfQuantities, isWeak, unsure } from './weak-reading.ts'

const longest = 300

/** Share of the question that a sentence with its title must contain. */
const least = { several: 0.75, single: 0.8, exact: 0.95 } as const
const sure = 0.85
const looked = 4 // sentences

const found = (
  question: Question,
  context: Context,
  isRefused: boolean,
  isOfOthers = false,
): ReadQuestion | undefined => {
  const reading = readFind(question)
  if (reading?.plan.operator !== 'find') return undefined
  // A refusal is replaced only by a text with every word.
  const { things: own, ...strict } = reading.plan
  const things = isRefused ? undefined : own
  const { words, asked } = strict
  // "What do 3 idle days cost us?": a sentence on record is about its own number.
  if (asked === 'how-much' && question.amounts.length > 0) return undefined
  const all = findSentences(context.records, words, asked, things)
  const [unheld, ...others] = all.missing
  const known = words.filter((word) => word !== unheld)
  // For a refused question, one word may be missing in the records.
  const isPart =
    unheld !== undefined && isRefused && !isOfOthers && others.length === 0 && strongIn(known) >= 2
  const { hits, isOnlyWeak } = isPart ? findSentences(context.records, known, asked, things) : all
  const [best] = hits
  if (best === undefined || isOnlyWeak || (unheld !== undefined && !isPart)) return undefined
  // Our own figure is none of theirs.
  if (isOfOthers && !hits.slice(0, looked).some(speaksOfOthers)) return undefined
  if (isRefused && asked !== undefined && strong(words).every((word) => isOfFigures(word, context.records)))
    return undefined
  const isSingle = strongIn(words) < 2
  const isFit = asked === undefined || hasAsked(best.sentence, asked)
  // A sentence without a name does not answer who, and one that counts other things not how many.
  if (isRefused && asked === 'who' && !isFit) return undefined
  if (isRefused && asked === 'how-many' && shortAnswer(best.sentence, asked, words) === undefined)
    return undefined
  const near = Math.max(...hits.slice(0, looked).map((hit) => nearness(hit, asked)))
  if (near < (isSingle ? least[isRefused ? 'single' : 'exact'] : least.several) || (isSingle && !isFit))
    return undefined
  const due = readDue(question)?.plan
  if (due?.operator === 'due' && (asked === 'when' || isOfDates.test(question.text)) && due.words) {
    const dates = evaluateDue(context, due)
    if (!isNothing(dates) && !dates.isNearest) return readAs(due, sure)
  }
  // "Did we agree to it?" asks for a decision, and "how many did we lose?" for a number.
  const isOfDecision = (asked === undefined || asked === 'done') && ofDeciding.test(question.text)
  const decided = isOfDecision ? decidedOf(question) : undefined
  const isOfAdvice = hits
    .slice(0, looked)
    .some(({ of, near: own }) => own === near && of.text.kind === 'advisory')
  return decided && isOfAdvice
    ? decided
    : readAs(things ? { ...strict, things } : strict, sure * Math.min(1, near))
}

const ofDeciding = /\b(?:have|did|has|had) (?:we|i)\b/i
/** "What did we decide about the desks?": that nothing was decided is the answer. */
const speaksOfDeciding =
  /\b(?:decid\w*|decision|agree\w*|accept\w*|dismiss\w*|reject\w*|approv\w*|said? (?:yes|no)|turn\w* down|go(?:ne)? ahead|went ahead|sign\w* off|do about|did about|advi[cs]\w*|recommend\w*|suggest\w*)\b/i
const isOfDates = /\b(?:date|due|deadline|expir\w+|renew\w*|run(?:s)? out|lapse\w*)\b/i
const isOfList =
  /\b(?:due|late|overdue|outstanding|deadlines?|need(?:s|ing)? (?:my|our|a|to be)\b.*\b(?:sign\w*|decision|approval)|awaiting)\b/i

const either = (other: ReadQuestion | undefined, reads: readonly ReadQuestion[]): readonly ReadQuestion[] =>
  other ? [other] : reads

/** The readings of a message after a second look. */
export const secondLook = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] => eachPart(reads, message, context, lookAgain)

const lookAgain = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] => {
  if (message.length > longest || reads.some(({ isTurn }) => isTurn)) return reads
  const memos =
    memoFilterIn(message) && readFind(questionOf(message, context.records.business.type, context.records.now))
  if (memos) return [readAs(memos.plan, sure)]
  const proposal = titledProposal(reads, message, context)
  if (proposal ?? reads.some(({ isFinal }) => isFinal)) return either(proposal, reads)
  const { records } = context
  const question = questionOf(message, records.business.type, records.now)
  const paid = asksWhetherItPays(message) ? outcomeAsked(question, reads, context) : undefined
  if (paid) return [paid]
  const [one] = reads.length === 1 ? reads : []
  const missed = one && (ofMissing(message, one) ?? ofUndecided(message, one, context))
  if (missed) return [missed]
  const asked = askedIn(message, reads)
  const written =
    ofStepWhy(reads, question, context) ??
    comparedMatters(question, reads, context) ??
    wholeText(question, reads, asked, context)
  if (written) return [written]
  const told = onRecord(question, reads, context) ?? refusedLook(question, reads, context)
  if (told) return [told]
  if (reads.some(({ isUnfit }) => isUnfit)) return reads
  // What is claimed and can be tested, and a count that used every word, are about figures.
  const [only] = reads
  if (only && reads.length === 1 && testsClaim(only.plan)) return reads
  if (only?.plan.operator === 'count' && only.coverage === 1 && only.confidence >= unsure) return reads
  if (isOfAnother(question, reads)) return either(found(question, context, true, true), reads)
  const outside = nothingOfOurs(question, reads, context)
  if (outside) return [outside]
  // "Has the $310 been spent?" proposes nothing.
  const priced = asked === 'done' ? undefined : pricedProposal(reads, message)
  if (priced) return [priced]
  if (asked === undefined && wishIn(message) && reads.every(({ plan }) => mayBeWish(plan, question)))
    return [readAs({ operator: 'advise', matter: message.trim() }, sure)]
  const outcome = outcomeAsked(question, reads, context)
  if (outcome) return [outcome]
  const isDecided = reads.some(({ plan }) => plan.operator === 'decided')
  if (!isDecided && reads.length === 1) {
    const decided = decidedOf(question)
    const isScore = decided?.plan.operator === 'decided' && decided.plan.isScore
    if (
      decided &&
      (isScore
        ? asksForScore(question)
        : (!isOfFigure(question, reads) || isOfEvent(reads)) && asksForOutcome(question, decided, context))
    )
      return [decided]
    const isFound = one?.plan.operator === 'find'
    if (isFound && decided && asksWhatWasDone.test(message) && isSettled(decided, context)) return [decided]
    const due = /^(?:find|clarify)$/.test(one?.plan.operator ?? '') ? readDue(question)?.plan : undefined
    if (due?.operator === 'due' && !due.words && isOfList.test(message)) return [readAs(due, unsure)]
  }
  const isByAuthor = asked === 'author' && reads.every((read) => mayBeOfAuthor(read, message))
  const byAuthor = isByAuthor ? found(question, context, true) : undefined
  if (byAuthor) return [byAuthor]
  const other =
    ofUnknownName(question, reads, context) ??
    (asked === 'when' ? datesAhead(question, reads, context) : undefined)
  if (other) return [other]
  if (isOfQuantities(question)) return reads
  const isOfChoice = asked === undefined && speaksOfDeciding.test(message)
  if (decidesNothing(reads, context) && asked !== 'when' && !isOfChoice) {
    const other = found(question, context, true)
    if (other) return [other]
  }
  if (!reads.every((read) => isWeak(question, read, context)) || !mayBeFound(question)) return reads
  const isRefused = reads.every(({ plan }) => plan.operator === 'decline')
  return either(found(question, context, isRefused), reads)
}
