/** An amount on record about the matter of a question that would be asked back or refused, or whose figures lost a word of it. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import type { Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { hasExactly } from '../../search/asked-for.ts'
import { findSentences } from '../../search/find-sentences.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { isOfFigures } from '../../subjects/held-elsewhere.ts'
import { readAs } from '../decided-look.ts'
import { strong } from './may-be-found.ts'

const sure = 0.8
/** Share of the subject that one sentence with its title must have. */
const leastNear = 0.8
const looked = 4
/** "How much money" and "together" are no subject. */
const ofSums =
  /^(?:money|cash|dollars?|bucks|sales|fees|together|altogether|combined|total|overall|cost|costs|costing|far)$/

/** "The two seniors" are those on record; a sum is one of the question's own. */
const isSize = ({ unit, value }: Question['amounts'][number]): boolean =>
  unit !== 'plain' || value > mostNamed
const mostNamed = 5

/** True for a reading without an answer, or with one to a part of the question only. */
const isOpen = ({ plan, notUnderstood }: ReadQuestion, words: readonly string[]): boolean => {
  if (plan.operator === 'clarify') return true
  // What others charge or earn is told by no amount of ours.
  if (plan.operator === 'decline') return plan.because === 'not-on-record' && plan.partOf === undefined
  const forms = new Set(words.map(formOf))
  const lost = notUnderstood.flatMap((one) => one.toLowerCase().split(/\s+/))
  return plan.operator === 'value' && lost.some((word) => forms.has(formOf(word)))
}

/** The search that gives the amount; undefined where no record has the whole subject and an amount of it. */
export const amountOnRecord = (
  plan: FindPlan | undefined,
  question: Question,
  read: ReadQuestion,
  context: Context,
): ReadQuestion | undefined => {
  const { records } = context
  const { words = [], asked } = plan ?? {}
  if (asked !== 'how-much') return undefined
  if (plan?.period && plan.period.of.kind !== 'event' && plan.period.of.kind !== 'since') return undefined
  const named = words.filter((word) => !ofSums.test(word))
  const own = strong(named)
  if (own.length === 0 || named.every((word) => isOfFigures(word, records)) || !isOpen(read, own))
    return undefined
  const { hits, missing, isOnlyWeak } = findSentences(records, own, asked)
  // "The 31 managements" are those that a record numbers.
  const isNumbered = ({ value }: Question['amounts'][number]) =>
    hits.slice(0, looked).some(({ of }) => wordsIn(of.text.text).includes(String(value)))
  if (!question.amounts.filter(isSize).every(isNumbered)) return undefined
  if (isOnlyWeak || missing.length > 0 || !hits.slice(0, looked).some(({ near }) => near >= leastNear))
    return undefined
  const subject = words.filter((word) => !ofSums.test(word))
  const search: FindPlan = { operator: 'find', words: subject, asked }
  const found = evaluateFind(context, search)
  const isFound =
    !isNothing(found) &&
    !found.isNearest &&
    found.facts.some(({ source }) => hasExactly(source.sentence, 'how-much'))
  return isFound ? readAs(search, sure) : undefined
}
