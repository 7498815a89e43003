/** An amount on record about the matter of a question that would be asked back or refused, or whose figures lost a word of it. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import type { Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { hasExactly } from '../../search/asked-for.ts'
import { findSentences } from '../../search/find-sentences.ts'
import { formOf } from '../../search/word-forms.ts'
import { isOfFigures } from '../../subjects/held-elsewhere.ts'
import { readAs } from '../decided-look.ts'
import { strong } from './may-be-found.ts'

const sure = 0.8
/** Share of the subject that one sentence with its title must have. */
const leastNear = 0.8
const looked = 4
/** "How much money" is no subject. */
const ofSums = /^(?:money|cash|dollars?|bucks|sales|fees)$/

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
  if (asked !== 'how-much' || question.amounts.some(isSize)) return undefined
  if (plan?.period && plan.period.of.kind !== 'event') return undefined
  const own = strong(words).filter((word) => !isOfFigures(word, records) && !ofSums.test(word))
  if (own.length === 0 || !isOpen(read, own)) return undefined
  const { hits, missing, isOnlyWeak } = findSentences(records, own, asked)
  if (isOnlyWeak || missing.length > 0 || !hits.slice(0, looked).some(({ near }) => near >= leastNear))
    return undefined
  const search: FindPlan = { operator: 'find', words: words.filter((word) => !ofSums.test(word)), asked }
  const found = evaluateFind(context, search)
  const isFound =
    !isNothing(found) &&
    !found.isNearest &&
    found.facts.some(({ source }) => hasExactly(source.sentence, 'how-much'))
  return isFound ? readAs(search, sure) : undefined
}
