/** Chat with an advisor: records the question, then the reply. */
import { type AdvisorKey, MessageId, ThreadId } from '#schema/chat/chat'
import type { chatEndpoints } from '#schema/chat/chat.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { seenText } from '#schema/core/seen-text'
import { personaNames } from '#schema/persona/persona'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { alreadyEnded, chatDecider, type Question } from './chat.decider.ts'
import { closeDraft, openDraft, removeDraft } from './chat.drafts.ts'
import { endAbandoned } from './chat.ending.ts'
import { followReply, offsetOf, unknownReply } from './chat.follow.ts'
import { selectThreads, selectTurnOfReply, selectTurns, turnOf } from './chat.queries.ts'
import { writeReply } from './chat.writer.ts'

/** Default tabs, by advisor. */
const tabs: { readonly [personaKey: string]: string | undefined } = {
  hospitality_ceo: 'Agent',
  financial_analyst: 'Analyst',
  risk_manager: 'Advisor',
}

const tabOf = (personaKey: AdvisorKey): string => tabs[personaKey] ?? personaNames[personaKey] ?? personaKey

/** Records a question and returns its ids; for a repeated request, the ids of the first one. */
const ask = async (
  { db, session, run }: SessionContext,
  question: Question,
  tab: string,
  message: string,
): Promise<E.Either<Problem, Question>> => {
  // The draft first: a recorded question without a draft counts as abandoned.
  await openDraft(db, session.workspace, question.replyId)
  const asked = await run({
    decider: chatDecider,
    id: question.threadId,
    command: { type: 'send', ...question, tab, message },
    answer: () => question,
  })
  if (E.isLeft(asked) || asked.right.replyId !== question.replyId) await removeDraft(db, question.replyId)
  return asked
}

export const chatHandlers: Handlers<typeof chatEndpoints> = {
  sendMessage: async ({ message: typed, personaKey, threadId, tab }, context) => {
    const { service, session, now } = context
    const message = typed.trim()
    const nextId = () => service.nextId(now)
    const question: Question = {
      threadId: threadId ?? decodeOrThrow(ThreadId, nextId(), 'A thread id'),
      messageId: decodeOrThrow(MessageId, nextId(), 'A message id'),
      replyId: decodeOrThrow(MessageId, nextId(), 'A reply id'),
      personaKey,
    }
    const label = seenText(tab) ?? tabOf(personaKey)
    let asked = await ask(context, question, label, message)
    // The pending reply may have been abandoned by a process that ended.
    const isPending = E.isLeft(asked) && asked.left.code === 'chat/pending'
    if (isPending && (await endAbandoned(service, session.workspace)) > 0)
      asked = await ask(context, question, label, message)
    if (E.isLeft(asked)) return asked
    const { replyId } = asked.right
    if (replyId !== question.replyId) return followReply(context, replyId, 0)
    return writeReply(context, question, message)
  },

  followReply: async ({ replyId }, context) =>
    // A stream shows the present, which an auditor's period may not include.
    context.stream && context.session.sees
      ? E.left(unknownReply)
      : followReply(context, replyId, offsetOf(context.stream?.lastEventId)),

  stopReply: async ({ replyId }, context) => {
    const { db, run } = context
    const turn = await selectTurnOfReply(db, replyId)
    if (!turn) return E.left(unknownReply)
    // A closed draft no longer grows, so the recorded text is all that was shown.
    const draft = await closeDraft(db, replyId, 'stopped')
    // The reply finished just before.
    if (draft && draft.ending !== 'stopped') return E.left(alreadyEnded)
    const stopped = await run({
      decider: chatDecider,
      id: turn.thread_id,
      command: { type: 'end', replyId, status: 'stopped', message: draft?.text ?? '', ...draft?.evidence },
      answer: () => ({ replyId }),
    })
    if (E.isLeft(stopped)) return stopped
    await removeDraft(db, replyId)
    return followReply(context, replyId, 0)
  },

  listThreads: async (_input, { db }) => E.right(await selectThreads(db)),

  readThread: async ({ threadId }, { db, service, session }) => {
    let rows = await selectTurns(db, threadId)
    const isPending = rows.some(({ status }) => status === null)
    if (isPending && (await endAbandoned(service, session.workspace)) > 0)
      rows = await selectTurns(db, threadId)
    if (rows.length === 0)
      return E.left(missing('chat/unknown-thread', 'threadId', 'There is no such thread here.'))
    return E.right(rows.map(turnOf))
  },
}
