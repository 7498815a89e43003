/** The time that a message tells before it asks. */
import type { Question } from '../question.ts'
import type { Part } from '../wording/message-parts.ts'
import { timeOf } from './asides.ts'
import { isOfPast } from './clause-data.ts'

/** A question without a time of its own is about the one that has just been told: "Lena was off sick in August. What were wages?" */
export const timed = (text: string, parts: readonly Part[], ask: (text: string) => Question): string => {
  if (ask(text).periods.length > 0) return text
  const told = parts.filter(({ isAsked }) => !isAsked).map((part) => ask(part.text))
  const [only, more] = told.filter(({ periods }) => periods.length > 0)
  return only && !more && isOfPast(only) && only.periods.length === 1
    ? text.replace(/(?=[\s?!.…]*$)/u, ` ${timeOf(only)}`)
    : text
}
