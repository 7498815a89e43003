/** Evidence behind a model's reply: cited receipts, texts it looked up, and the reliability of its plans. */
import type { Advisor, Basis, Confidence } from '#schema/core/advice'
import { answerConfidence } from '../answers/answer-confidence.ts'
import type { ReplyRequest } from '../engine.ts'
import { eachOnce } from '../line.ts'
import { profileUsed } from '../used-kinds.ts'
import { lessUnverified } from './basis.ts'
import type { LookedUp } from './tools/lookup.ts'
import type { Verified } from './verify-numbers.ts'

/** How reliably a model reads a question. This is not measured, so it is lower than the built-in reader's best. */
const reading = 0.9

/** Without look-ups, nothing supports the reply. */
const unsupported: Confidence = {
  percent: 20,
  coverage: 0,
  recency: 1,
  agreement: 1,
  because: 'The language model looked nothing up for this reply, so no record bears it out.',
}

const confidenceOf = ({ records }: ReplyRequest, lookedUp: readonly LookedUp[]): Confidence =>
  lookedUp.length === 0
    ? unsupported
    : answerConfidence(
        records,
        lookedUp.map(({ plan, written }) => ({ plan, reading, written })),
      )

const distinct = (lookedUp: readonly LookedUp[]): Basis['passages'] => [
  ...new Map(
    lookedUp
      .flatMap(({ passages }) => passages)
      .map((passage) => [`${passage.kind} ${passage.id} ${passage.excerpt}`, passage]),
  ).values(),
]

export const replyBasis = (
  order: ReplyRequest,
  advisor: Advisor,
  lookedUp: readonly LookedUp[],
  { figures, unverified }: Pick<Verified, 'figures' | 'unverified'>,
): Basis => {
  const kinds = profileUsed(order.records)
  return {
    advisor,
    confidence: lessUnverified(confidenceOf(order, lookedUp), unverified.length),
    figures: [...eachOnce(figures)],
    passages: distinct(lookedUp),
    unverified: [...unverified],
    ...(kinds.length > 0 ? { kinds: [...kinds] } : {}),
  }
}
