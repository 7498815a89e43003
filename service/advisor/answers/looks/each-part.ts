/** Looks again at each of several questions of a message by its own words; one without a subject has that of the one before. */
import type { Context } from '../../plans/context.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { goneOn, isSaidBefore, withTail } from './gone-on.ts'

type Look = (reads: readonly ReadQuestion[], message: string, context: Context) => readonly ReadQuestion[]

/** The readings after `look`: of one message, or of each of its parts. */
export const eachPart = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
  look: Look,
): readonly ReadQuestion[] => {
  if (reads.length < 2 || reads.some(({ part }) => part === undefined))
    return withTail(look(reads, message, context), message, context)
  const looked: ReadQuestion[] = []
  for (const read of reads) {
    // "… and was it paid?" asks whether it was done, and not what came of it.
    const isOfDone = read.plan.operator === 'find' && read.plan.asked === 'done'
    const own = goneOn(read, looked.at(-1), context) ?? (isOfDone && looked.length > 0 ? read : undefined)
    const { part, unanswered } = read
    for (const one of own ? [own] : look([read], part ?? message, context))
      looked.push({ ...one, ...(part ? { part } : {}), ...(unanswered ? { unanswered } : {}) })
  }
  return looked.filter((read, at) => read.unanswered || !isSaidBefore(read, looked.slice(0, at), context))
}
