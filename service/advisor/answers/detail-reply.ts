/** Replies from the rows of imported files to questions that name their items and accounts. */

import { detailAnswer } from '../detail/detail-lines.ts'
import type { ReplyDraft, ReplyRequest } from '../engine.ts'
import { eachOnce } from '../line.ts'
import { promptVersion } from '../prompt-version.ts'
import { sourceDoubt } from './source-doubt.ts'

/** How often such questions are read rightly: with every word used, and with some left out. */
const reading = { sure: 0.9, unsure: 0.6 } as const
const longest = 300

/** The reply; undefined where the question is for the other readers. */
export const detailReply = ({ records, detail, message, earlier }: ReplyRequest): ReplyDraft | undefined => {
  if (!detail || message.length > longest) return undefined
  const found = detailAnswer(records, detail, message, earlier.at(-1)?.message)
  if (!found) return undefined
  const doubt = sourceDoubt(records)
  const sure = found.isSure ? reading.sure : reading.unsure
  const coverage = doubt?.factor ?? 1
  const because = doubt
    ? `The weakest part: ${doubt.words}.`
    : found.isSure
      ? 'The rows of your files hold all that it needs.'
      : 'The weakest part is how I read the question.'
  return {
    message: found.lines.map(({ text }) => text).join('\n\n'),
    plans: [{ operator: 'find', words: [...found.words] }],
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence: {
        percent: Math.round(100 * sure * coverage),
        coverage,
        recency: 1,
        agreement: 1,
        reading: sure,
        because,
      },
      figures: [...eachOnce(found.lines.flatMap(({ figures }) => figures))],
      passages: [],
      unverified: [],
    },
  }
}
