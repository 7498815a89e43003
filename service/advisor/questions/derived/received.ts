/** "The insurer paid us $6,700, right?": what somebody else paid is no figure of ours, and only a text may tell of it. */
import { readFind } from '../readers/find-reader.ts'
import type { DerivedReader } from './derived-reader.ts'

const received =
  /\b(?:paid|gave|given|refunded|reimbursed|compensated|credited|sent|transferred|lent) (?:us|me)(?: back)?\b/i
/** A plain number from here on is a sum. */
const leastSum = 100
const supposes =
  /\b(?:if|suppose|say|imagine|assume|would|could|should|what|how much|how many|when|who|which)\b/i

export const receivedFrom: DerivedReader = (question) => {
  const { text, amounts } = question
  const isSum = amounts.some(({ unit, value }) => unit === 'dollars' || value >= leastSum)
  if (!isSum || !received.test(text) || supposes.test(text)) return undefined
  const plan = readFind(question)?.plan
  if (plan?.operator !== 'find') return undefined
  const words = plan.words.filter((word) => /\p{L}/u.test(word))
  return words.length === 0 ? undefined : { operator: 'find', words, asked: 'done' }
}
