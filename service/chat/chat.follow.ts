/** Follows a reply to its end, whether this process writes it, another one does, or it is abandoned. */
import { setTimeout } from 'node:timers/promises'
import type { ChatReply, MessageId } from '#schema/chat/chat'
import { ReplyProgress } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import { soonMs } from '../http/sse.ts'
import type { SessionContext } from '../runtime/service.ts'
import { endAbandoned } from './chat.ending.ts'
import { replyOf, selectTurnOfReply, type TurnRow } from './chat.queries.ts'

const pollMs = 150
/** Milliseconds between checks for an abandoned reply. */
const abandonedCheckMs = 30 * pollMs

export const unknownReply: Problem = missing('chat/unknown-reply', 'replyId', 'There is no such reply here.')

/** Stream event with text from offset `at`; its id is the offset of the next piece. */
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

/** Offset from `Last-Event-ID`; 0 if it is none. */
export const offsetOf = (lastEventId: string | undefined): number =>
  /^\d{1,6}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0

/** Waits for the reply to end and returns it; streams the text from offset `at`. */
export const followReply = async (
  { db, service, session, signal, stream, check }: SessionContext,
  replyId: MessageId,
  at: number,
): Promise<E.Either<Problem, ChatReply>> => {
  let sent = -1
  let checkedAt = performance.now()
  for (let waited = 0; ; waited += pollMs) {
    if (session.accountId !== undefined && performance.now() >= checkedAt + soonMs) {
      checkedAt = performance.now()
      const present = await check()
      // The period of somebody who became an auditor may not include the present.
      if (present === undefined || (present.sees !== undefined && session.sees === undefined))
        return E.left(unknownReply)
    }
    const row = await selectTurnOfReply(db, replyId)
    if (!row) return E.left(unknownReply)
    const text = row.reply ?? row.draft ?? ''
    const from = sent < 0 ? Math.min(at, text.length) : sent
    if (sent < 0 || text.length > from) await stream?.send(progressOf(row, from, text.slice(from)))
    sent = text.length
    const reply = replyOf(row)
    if (reply) return E.right(reply)
    if (signal.aborted) return E.left(conflict('chat/pending', 'The reply is still being written.'))
    if (waited % abandonedCheckMs === 0 && (await endAbandoned(service, session.workspace)) > 0) continue
    await setTimeout(pollMs, undefined, { signal }).catch(() => {})
  }
}
