/** Every labelled question of an industry, put to the built-in advisor over the seeded records, in the styles in turn. */
import { personaNames } from '#schema/persona/persona'
import type { DemoBusiness } from '#schema/session/session'
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import type { ReplyDraft, ReplyRequest } from '../../service/advisor/engine.ts'
import type { Records } from '../../service/advisor/records.ts'
import { madeOnce } from './made-once.ts'
import { questionsOf } from './questions/question.ts'
import { seededRecords, settledRecords } from './seeded-records.ts'

const patient = new AbortController().signal

/** The reply to a message, and the pieces in which it was streamed. */
export const askedReply = async (
  records: Records,
  message: string,
  more: Partial<ReplyRequest> = {},
  read?: Parameters<typeof replyFromRecords>[3],
): Promise<ReplyDraft & { readonly pieces: readonly string[] }> => {
  const pieces: string[] = []
  const order = { records, personaKey: 'hospitality_ceo', message, earlier: [], passages: [], ...more }
  const reply = await replyFromRecords(order, async (piece) => void pieces.push(piece), patient, read)
  return { ...reply, pieces }
}

/** The first plan of the reply to a message, over the settled records of a business. */
export const askedPlan = async (type: DemoBusiness, message: string): Promise<unknown> =>
  (await askedReply(settledRecords(type), message)).plans?.[0]

/** The text of the reply to a message, over the settled records of a business. */
export const askedText = async (type: DemoBusiness, message: string): Promise<string> =>
  (await askedReply(settledRecords(type), message)).message

/** The styles and chat advisors that answer. */
export const personas = Object.keys(personaNames)

const askAll = (type: DemoBusiness, records: Records) =>
  Promise.all(
    questionsOf(type).map(async ({ id, question }, index) => ({
      id,
      question,
      records,
      personaKey: personas[index % personas.length] ?? '',
      reply: await askedReply(records, question, { personaKey: personas[index % personas.length] ?? '' }),
    })),
  )

const asked = new WeakMap<Records, Map<string, ReturnType<typeof askAll>>>()

/** All questions of an industry with their replies; asked once per set of records, since several files read them. */
export const askedQuestions = (type: DemoBusiness, records = seededRecords(type)) =>
  madeOnce(asked, records, type, () => askAll(type, records))
