/** Writes one reply: stores the advisor's text in the draft piece by piece, and streams it. */
import type { ChatReply } from '#schema/chat/chat'
import type { PartialBasis } from '#schema/core/advice'
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { ReplyDraft, ReplyRequest } from '../advisor/engine.ts'
import { loadSourcedRecords } from '../advisor/load-sourced-records.ts'
import { retrieve } from '../advisor/passages.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { Question } from './chat.decider.ts'
import { addToDraft, closeDraft } from './chat.drafts.ts'
import { endReply } from './chat.ending.ts'
import { followReply, progressOf } from './chat.follow.ts'
import { selectEarlierTurns } from './chat.queries.ts'

const touchMs = 1000
/** Maximum length of a reply, as in its codec. */
const maxReply = 20_000
const maxPassages = 5
/** Earlier turns passed to the advisor. */
const maxEarlier = 20

/** Request to the advisor: the question, the records, passages and earlier turns. */
const requestOf = async (
  { db, now, service, session }: SessionContext,
  { threadId, personaKey }: Question,
  message: string,
): Promise<ReplyRequest> => {
  const [records, passages, earlier, detail] = await Promise.all([
    loadSourcedRecords(db, now, service.imported),
    retrieve(db)(message, maxPassages),
    selectEarlierTurns(db, threadId, maxEarlier),
    service.imported.detail(db, session.workspace),
  ])
  const request = { records, personaKey, message, earlier, passages, detail }
  return { ...request, before: earlier.at(-1)?.plan }
}

/** Text of a growing reply: drops NUL, holds back half surrogate pairs, and stops at the maximum length. */
class GrowingText {
  text = ''
  /** First half of a surrogate pair whose second half has not arrived. */
  private halfPair = ''

  /** Appends a piece; returns the part that can be shown now. */
  append(piece: string): string {
    const whole = this.halfPair + piece.replaceAll('\u0000', '')
    this.halfPair = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? ''
    const room = maxReply - this.text.length
    const fit = whole
      .slice(0, Math.min(whole.length - this.halfPair.length, room))
      .replace(/[\uD800-\uDBFF]$/, '')
    const added = fit.toWellFormed()
    this.text += added
    return added
  }
}

/**
 * Lets the advisor reply, and records the result; continues if the caller disconnects. If the user stops the reply, or
 * another process ends it as abandoned, that ending applies. Rethrows an error of the advisor after recording the text so
 * far as interrupted.
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
  let begun: PartialBasis | undefined
  const add = async (piece: string): Promise<void> => {
    const first = begun
    if (!(await addToDraft(db, replyId, piece, first))) closed.abort()
    if (begun === first) begun = undefined
    closed.signal.throwIfAborted()
  }
  const write = async (piece: string): Promise<void> => {
    const at = growing.text.length
    const added = growing.append(piece)
    await add(added)
    // Not awaited: a slow reader must not delay the reply.
    if (added !== '') void stream?.send(progressOf(ids, at, added))
  }
  // Shows other processes that the reply has a writer. Ignores errors: the database may be back the next time.
  const touching = setInterval(() => void add('').catch(() => {}), touchMs)
  void stream?.send(progressOf(ids, 0, ''))
  let written: ReplyDraft | undefined
  let failure: unknown
  try {
    const request = await requestOf(context, question, message)
    begun = { advisor: service.advisor.advisor, passages: [...request.passages] }
    written = await service.advisor.reply(request, write, closed.signal)
    if (written.message.startsWith(growing.text)) await write(written.message.slice(growing.text.length))
  } catch (error) {
    failure = error
  } finally {
    clearInterval(touching)
  }
  if (!closed.signal.aborted) {
    const by = { actor: `session:${session.sessionId}`, persona: session.persona, correlationId: requestId }
    const whole = failure === undefined ? written : undefined
    const status = whole === undefined ? 'interrupted' : 'complete'
    // Another process may have closed it just before with another ending; then that one records the end.
    const draft = await closeDraft(db, replyId, status)
    if (draft?.ending === status)
      await endReply(
        { service, workspace: session.workspace, by: { ...by, causationId: requestId } },
        threadId,
        {
          replyId,
          message: draft.text,
          status,
          ...(whole === undefined
            ? draft.evidence
            : {
                basis: whole.basis,
                ...(whole.plans ? { plans: [...whole.plans] } : {}),
                ...(whole.drafts ? { drafts: whole.drafts } : {}),
              }),
        },
      )
    if (failure !== undefined) throw failure
  }
  return followReply(context, replyId, growing.text.length)
}
