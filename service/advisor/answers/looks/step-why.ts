/** "Why did we take the cards down?": a step of ours has its reason in the advisory that it came from, and not in a figure. */
import type { Context } from '../../plans/context.ts'
import { measuresIn, type Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'
import { readFind } from '../../questions/readers/find-reader.ts'
import { findSentences } from '../../search/find-sentences.ts'
import { decidedOf, isSettled, readAs } from '../decided-look.ts'

const asksWhy =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:(?:remind me|tell me|do you know) )?why (?:did |have |had )?(?:we|i)\b/i
/** What happens to a business, and is no step of it. */
const befalls =
  /\b(?:we|i) (?:lose|lost|earn|earned|make|made|sell|sold|take in|took in|do so|fall|fell|have|had|miss|missed|get|got|slip|slipped|drop|dropped)\b/i
const sure = 0.8
const leastNear = 0.75

/** The decision or the text with the reason, where a figure or a question back would answer instead. */
export const ofStepWhy = (
  reads: readonly ReadQuestion[],
  question: Question,
  context: Context,
): ReadQuestion | undefined => {
  const [read, other] = reads
  if (!read || other || !asksWhy.test(question.text) || befalls.test(question.text)) return undefined
  if (!/^(?:explain|clarify)$/.test(read.plan.operator) || measuresIn(question).length > 0) return undefined
  const decided = decidedOf(question)
  if (decided?.plan.operator === 'decided' && decided.plan.words && isSettled(decided, context))
    return readAs({ operator: 'find', words: decided.plan.words, kind: 'advisory', asked: 'why' }, sure)
  const search = readFind(question)?.plan
  if (search?.operator !== 'find') return undefined
  const { hits, isOnlyWeak } = findSentences(context.records, search.words, 'why', search.things)
  const [best] = hits
  return best && !isOnlyWeak && best.coverage >= leastNear
    ? readAs({ ...search, asked: 'why' }, sure)
    : undefined
}
