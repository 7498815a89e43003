/** Parts of a message that ask nothing by themselves. */
import type { Question } from '../question.ts'
import type { ReadQuestion } from '../read.ts'
import { isContent, isCue } from '../term.ts'
import { asksWhether } from './asked-again.ts'

const onlyAsking = [
  'how-many',
  'how-often',
  'how-much',
  'which',
  'when',
  'question',
  'ever',
  'same',
  'this',
  'last',
  'not',
  'follow-up',
  'and',
] as const

/** True for a question that only asks how many or whether: it has no content of its own. */
export const isEmpty = ({ terms, text }: Question): boolean =>
  !asksWhether(text) && terms.every((term) => !isContent(term) || isCue(term, ...onlyAsking))

export const isBareWhy = /^\W*(?:and )?(?:why|how come)\W*$/i

/** "…, and why?": the answer to the question before says it where the records do. */
export const isTold = ({ terms }: Question, { plan }: ReadQuestion): boolean =>
  (plan.operator === 'decided' || plan.operator === 'explain' || plan.operator === 'find') &&
  terms.every((term) => !isContent(term) || isCue(term, 'why', 'and'))
