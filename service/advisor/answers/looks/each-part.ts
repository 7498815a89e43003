/** Looks again at each of several questions of a message by its own words; one without a subject has that of the one before. */
import type { Context } from '../../plans/context.ts'
import { ofSameSubject } from '../../questions/continued.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read.ts'

type Look = (reads: readonly ReadQuestion[], message: string, context: Context) => readonly ReadQuestion[]

/** "… and what are they worth?": a pronoun stands for what a text was just found about, however it was read by itself. */
const goneOn = (read: ReadQuestion, before: ReadQuestion | undefined, context: Context): ReadQuestion => {
  const { business, now } = context.records
  if (before?.plan.operator !== 'find' || read.part === undefined) return read
  const plan = ofSameSubject(questionOf(read.part, business.type, now), before.plan)
  return plan ? { ...read, plan } : read
}

/** The readings after `look`: of one message, or of each of its parts. */
export const eachPart = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
  look: Look,
): readonly ReadQuestion[] => {
  if (reads.length < 2 || reads.some(({ part }) => part === undefined)) return look(reads, message, context)
  const looked: ReadQuestion[] = []
  for (const read of reads) {
    const own = goneOn(read, looked.at(-1), context)
    const { part, unanswered } = read
    // "… and was it paid?" asks whether it was done, and not what came of it.
    const isRead = own.plan.operator === 'find' && own.plan.asked === 'done'
    for (const one of isRead ? [own] : look([own], part ?? message, context))
      looked.push({ ...one, ...(part ? { part } : {}), ...(unanswered ? { unanswered } : {}) })
  }
  return looked
}
