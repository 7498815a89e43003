/** Questions that were read as asking for advice although nothing in them is of this business. */
import { isOfEveryBusiness, wordsOfMatter } from '../../options/matter-words.ts'
import type { Context } from '../../plans/context.ts'
import type { Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { meaningOf } from '../../questions/term.ts'
import { sentenceIndexOf } from '../../search/sentence-index.ts'
import { formOf } from '../../search/word-forms.ts'
import { signsOf } from '../../signposts/sign-kinds.ts'
import { thingsIn } from '../../subjects/nouns.ts'

/** Where nothing links a question to the business, this much of a sign is enough. */
const least = 0.1
const ours = /\b(?:we|us|our|ours)\b/i

const isOfWork = ({ terms }: Question): boolean =>
  terms.some((term) =>
    term.meanings.some(({ kind }) => kind === 'measure' || kind === 'lever' || kind === 'number'),
  )

const isTime = ({ terms }: Question, word: string): boolean =>
  terms.some((term) => meaningOf(term, 'period') && term.words.includes(word))

/** True where no thing that is asked about is on record or of any business. */
const isOfNothingHeld = (question: Question, { records }: Context): boolean => {
  const { held } = sentenceIndexOf(records)
  const words = wordsOfMatter(thingsIn(question.text).join(' ')).filter((word) => !isTime(question, word))
  return words.length > 0 && words.every((word) => !held.has(formOf(word)) && !isOfEveryBusiness(word))
}

/** The refusal of what is outside, for readings that would answer with a step, a search or a question back. */
export const nothingOfOurs = (
  question: Question,
  reads: readonly ReadQuestion[],
  context: Context,
): ReadQuestion | undefined => {
  const isOpen = reads.every(({ plan: { operator } }) =>
    /^(?:advise|find|clarify|due|overview)$/.test(operator),
  )
  if (!isOpen || ours.test(question.text) || isOfWork(question)) return undefined
  const likely = signsOf(question)('decline:outside')
  return likely >= least && isOfNothingHeld(question, context)
    ? {
        plan: { operator: 'decline', because: 'outside' },
        also: [],
        coverage: 1,
        notUnderstood: [],
        confidence: likely,
      }
    : undefined
}
