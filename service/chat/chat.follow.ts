/** Follows a reply to its end, whoever writes it: the process at hand, another one, or nobody any more. */
import { setTimeout } from 'node:timers/promises'
import type { ChatReply, MessageId } from '#schema/chat/chat'
import { ReplyProgress } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import type { SessionContext } from '../runtime/service.ts'
import { endAbandoned } from './chat.ending.ts'
import { replyOf, selectTurnOfReply, type TurnRow } from './chat.queries.ts'

const pollMs = 150
/** How often to look whether there is still a writer, in milliseconds. */
const doubtMs = 30 * pollMs

/** A reply that is not here. */
export const unknownReply: Problem = missing('chat/unknown-reply', 'replyId', 'There is no such reply here.')

/** What a stream carries: text from offset `at`, under the offset at which the next piece will stand as its id. */
export const progressOf = (
  ids: Pick<TurnRow, 'id' | 'reply_id' | 'thread_id'>,
  at: number,
  text: string,
): { readonly id: string; readonly data: ReplyProgress } => ({
  id: String(at + text.length),
  data: decodeOrThrow(
    ReplyProgress,
    { replyId: ids.reply_id, messageId: ids.id, threadId: ids.thread_id, at, text },
    'Progress',
  ),
})

/** The offset that `Last-Event-ID` names; 0 where it names none. */
export const offsetOf = (lastEventId: string | undefined): number =>
  /^\d{1,6}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0

/** The reply once it has ended; a stream is told the text from `at` on as it comes. */
export const followReply = async (
  { db, service, session, signal, stream }: SessionContext,
  replyId: MessageId,
  at: number,
): Promise<E.Either<Problem, ChatReply>> => {
  let told = -1
  for (let waited = 0; ; waited += pollMs) {
    const row = await selectTurnOfReply(db, replyId)
    if (!row) return E.left(unknownReply)
    const text = row.reply ?? row.draft ?? ''
    const from = told < 0 ? Math.min(at, text.length) : told
    if (told < 0 || text.length > from) await stream?.send(progressOf(row, from, text.slice(from)))
    told = text.length
    const reply = replyOf(row)
    if (reply) return E.right(reply)
    if (signal.aborted) return E.left(conflict('chat/pending', 'The reply is still being written.'))
    if (waited % doubtMs === 0 && (await endAbandoned(service, session.workspace)) > 0) continue
    await setTimeout(pollMs, undefined, { signal }).catch(() => {})
  }
}
