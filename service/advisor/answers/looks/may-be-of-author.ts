/** Whether a message that asks who said something may have been read as something else. */
import type { ReadQuestion } from '../../questions/read.ts'

/** A question who said something is about a text, whatever else it mentions. */
export const mayBeOfAuthor = ({ plan }: ReadQuestion, message: string): boolean => {
  if (plan.operator === 'act') return /^\W*(?:(?:and|so|but|hey|hi) )?who\b/i.test(message)
  return plan.operator !== 'talk' && !(plan.operator === 'decline' && plan.because === 'emergency')
}
