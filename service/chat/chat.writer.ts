/** Writes one reply: the advisor's text goes into the draft as it comes, and from there to whoever listens. */
import type { ChatReply } from '#schema/chat/chat'
import type { Begun } from '#schema/core/advice'
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { ReplyDraft, ReplyRequest } from '../advisor/engine.ts'
import { loadRecords } from '../advisor/load-records.ts'
import { retrieve } from '../advisor/passages.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { Question } from './chat.decider.ts'
import { addToDraft, closeDraft } from './chat.drafts.ts'
import { endReply } from './chat.ending.ts'
import { followReply, progressOf } from './chat.follow.ts'
import { selectEarlier } from './chat.queries.ts'

const touchMs = 1000
/** The longest reply that is kept (its codec). */
const longestReply = 20_000
const maxPassages = 5
/** Turns of the thread that the advisor is given to go on from. */
const maxEarlier = 20

/** What the advisor is to answer, with everything on record. */
const orderOf = async (
  { db, now }: SessionContext,
  { threadId, personaKey }: Question,
  message: string,
): Promise<ReplyRequest> => {
  const [records, passages, earlier] = await Promise.all([
    loadRecords(db, now),
    retrieve(db)(message, maxPassages),
    selectEarlier(db, threadId, maxEarlier),
  ])
  return { records, personaKey, message, earlier, passages }
}

/** The text of a reply as it grows: nothing that cannot be stored, no half of a character, no more than fits. */
class GrowingText {
  text = ''
  private held = ''

  /** The part of the next piece that may be told now. */
  take(piece: string): string {
    const whole = this.held + piece.replaceAll('\u0000', '')
    this.held = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? ''
    const room = longestReply - this.text.length
    const fit = whole
      .slice(0, Math.min(whole.length - this.held.length, room))
      .replace(/[\uD800-\uDBFF]$/, '')
    const told = fit.toWellFormed()
    this.text += told
    return told
  }
}

/**
 * Has the advisor answer, and records the reply. Goes on when the caller goes away. Where a person stops it, or another
 * process takes it for abandoned, the reply is as they ended it. Throws what the advisor throws, once its text so far is
 * on record as interrupted.
 */
export const writeReply = async (
  context: SessionContext,
  question: Question,
  message: string,
): Promise<E.Either<Problem, ChatReply>> => {
  const { db, service, session, stream, requestId } = context
  const { threadId, messageId, replyId } = question
  const ids = { id: messageId, reply_id: replyId, thread_id: threadId }
  const growing = new GrowingText()
  const closed = new AbortController()
  let begun: Begun | undefined
  const add = async (piece: string): Promise<void> => {
    const first = begun
    if (!(await addToDraft(db, replyId, piece, first))) closed.abort()
    if (begun === first) begun = undefined
    closed.signal.throwIfAborted()
  }
  const tell = async (piece: string): Promise<void> => {
    const at = growing.text.length
    const told = growing.take(piece)
    await add(told)
    // Not waited for: a caller that reads slowly must not hold up the reply.
    if (told !== '') void stream?.send(progressOf(ids, at, told))
  }
  // Others see by it that the reply has a writer; a database that is away for a moment is no reason to give up.
  const touching = setInterval(() => void add('').catch(() => {}), touchMs)
  void stream?.send(progressOf(ids, 0, ''))
  let written: ReplyDraft | undefined
  let fault: unknown
  try {
    const order = await orderOf(context, question, message)
    begun = { advisor: service.advisor.advisor, passages: [...order.passages] }
    written = await service.advisor.reply(order, tell, closed.signal)
    if (written.message.startsWith(growing.text)) await tell(written.message.slice(growing.text.length))
  } catch (error) {
    fault = error
  } finally {
    clearInterval(touching)
  }
  if (!closed.signal.aborted) {
    const by = { actor: `session:${session.sessionId}`, persona: session.persona, correlationId: requestId }
    const whole = fault === undefined ? written : undefined
    const status = whole === undefined ? 'interrupted' : 'complete'
    // Whoever closed it a moment before has the same text, and the first of the two records it.
    const draft = await closeDraft(db, replyId, status)
    if (draft?.ending === status)
      await endReply(
        { service, workspace: session.workspace, by: { ...by, causationId: requestId } },
        threadId,
        {
          replyId,
          message: draft.text,
          status,
          ...(whole === undefined ? draft.behind : { basis: whole.basis }),
        },
      )
    if (fault !== undefined) throw fault
  }
  return followReply(context, replyId, growing.text.length)
}
