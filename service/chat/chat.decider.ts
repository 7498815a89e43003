/** Rules of a thread: one question at a time, and each reply ends once. */
import type { AdvisorKey, MessageId, ReplyStatus, ThreadId } from '#schema/chat/chat'
import type { Basis, Begun } from '#schema/core/advice'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import type { Decider } from '../event-store/decider.ts'

/** A question, and the reply that will answer it. */
export type Question = {
  readonly threadId: ThreadId
  readonly messageId: MessageId
  readonly replyId: MessageId
  readonly personaKey: AdvisorKey
}

/** How a reply ended, with all its text; one that is not whole has no basis, but what it was begun with. */
export type Ending = {
  readonly replyId: MessageId
  readonly message: string
  readonly status: ReplyStatus
  readonly basis?: Basis
  readonly begun?: Begun
}

/** What may be asked of a thread. */
export type ChatCommand =
  | ({ readonly type: 'send'; readonly tab: string; readonly message: string } & Question)
  | ({ readonly type: 'end' } & Ending)

/** Nothing yet, a question that waits for its reply, or nothing that waits. */
export type ChatState = 'new' | 'answered' | Question

/** The refusal of a second end. */
export const endedBefore = conflict('chat/ended', 'This reply has already ended. Nothing was changed.')

/** Rules of one thread. */
export const chatDecider: Decider<ChatCommand, ChatState> = {
  slice: 'chat',
  initial: 'new',
  evolve: (state, event) => {
    if (event.type === 'ChatReplied') return 'answered'
    if (event.type !== 'ChatMessageSent') return state
    const { threadId, messageId, replyId, personaKey } = event.data
    return { threadId, messageId, replyId, personaKey }
  },
  decide: (command, state) => {
    const pending = typeof state === 'string' ? undefined : state
    if (command.type === 'send') {
      if (pending) return E.left(conflict('chat/pending', 'The previous reply is still being written.'))
      const { type: _, ...data } = command
      return E.right([{ type: 'ChatMessageSent', data }])
    }
    if (state === 'new')
      return E.left(missing('chat/unknown-reply', 'replyId', 'There is no such reply here.'))
    if (pending?.replyId !== command.replyId) return E.left(endedBefore)
    const { type: _, ...ending } = command
    return E.right([{ type: 'ChatReplied', data: { ...pending, ...ending } }])
  },
}
