/**
 * A recorded name that a figure ignores, such as "transport programme": the question is about it, so a figure
 * without it answers something else.
 */
import type { Plan } from '#schema/advisor/plan'
import type { Context } from '../plans/context.ts'
import { clarifyAmong } from '../questions/clarify.ts'
import { isOfFigures } from '../questions/plan-tests.ts'
import { questionOf } from '../questions/question-of.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { isWeakWord } from '../search/common-words.ts'
import { sentenceIndexOf } from '../search/sentence-index.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'

const longest = 300

/** Two consecutive unused words that occur in a recorded title: the name of a client, programme or supplier. */
const nameIn = (message: string, left: readonly string[], { records }: Context): string | undefined => {
  const { texts } = sentenceIndexOf(records)
  const over = new Set(left.flatMap(wordsIn))
  const words = wordsIn(message)
  const at = words.findIndex((word, place) => {
    const next = words[place + 1]
    if (next === undefined || !over.has(word) || !over.has(next)) return false
    const forms = [formOf(word), formOf(next)]
    return (
      ![word, next].some((one) => isWeakWord(one, formOf(one))) &&
      texts.some(({ title }) => forms.every((form) => title.has(form)))
    )
  })
  return at < 0 ? undefined : `${words[at]} ${words[at + 1]}`
}

/** The readings; asks back about a reading that ignores a recorded name. */
export const withNames = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] => {
  if (message.length > longest) return reads
  const { business, now } = context.records
  return reads.map((read) => {
    const { plan }: { plan: Plan } = read
    if (plan.operator === 'clarify' || !isOfFigures(plan) || read.notUnderstood.length < 2) return read
    const name = nameIn(message, read.notUnderstood, context)
    if (name === undefined) return read
    const question = questionOf(message, business.type, now)
    return { ...clarifyAmong(question, [plan], read.confidence), leftOut: [name] }
  })
}
