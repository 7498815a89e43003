/** Looks again at each of several questions of a message by its own words; one without a subject has that of the one before. */
import type { Context } from '../../plans/context.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { readMessage } from '../../questions/read-message.ts'
import { partsOf } from '../../questions/wording/message-parts.ts'
import { goneOn, isSaidBefore, withTail } from './gone-on.ts'

type Look = (reads: readonly ReadQuestion[], message: string, context: Context) => readonly ReadQuestion[]

/** The readings after `look`: of one message, or of each of its parts. */
export const eachPart = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
  look: Look,
): readonly ReadQuestion[] => {
  if (reads.length < 2 || reads.some(({ part }) => part === undefined)) {
    const apart = reads.every(isUnread) ? readApart(message, context) : []
    const found = apart.length > 1 ? inTurn(apart, message, context, look) : []
    if (found.length > 1 && !found.some(isUnread)) return found
    return withTail(look(reads, message, context), message, context)
  }
  return inTurn(reads, message, context, look)
}

const isUnread = ({ plan }: ReadQuestion): boolean =>
  plan.operator === 'clarify' || plan.operator === 'decline'

/** Each question of a message that could not be read as a whole, by itself. */
const readApart = (message: string, { records }: Context): readonly ReadQuestion[] =>
  partsOf(message)
    .filter(({ isAsked }) => isAsked)
    .flatMap(({ text }) => {
      const [read, more] = readMessage(text, records.business.type, records.now)
      return read && !more ? [{ ...read, part: text }] : []
    })

const inTurn = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
  look: Look,
): readonly ReadQuestion[] => {
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
