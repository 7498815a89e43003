/** Rules of a chat thread: one question at a time, and each reply ends once. */
import type { Plan } from '#schema/advisor/plan'
import type { ActionDrafts } from '#schema/brief/brief'
import type { AdvisorKey, MessageId, ReplyStatus, ThreadId } from '#schema/chat/chat'
import type { Basis, PartialBasis } from '#schema/core/advice'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import type { Decider } from '../event-store/decider.ts'

/** A question and the id of its reply. */
export type Question = {
  readonly threadId: ThreadId
  readonly messageId: MessageId
  readonly replyId: MessageId
  readonly personaKey: AdvisorKey
}

/** End of a reply, with its whole text. A cut-off reply has `begun` instead of `basis`. */
export type Ending = {
  readonly replyId: MessageId
  readonly message: string
  readonly status: ReplyStatus
  readonly basis?: Basis
  readonly begun?: PartialBasis
  /** How the question was understood. */
  readonly plans?: Plan[]
  /** Results of a quick action. */
  readonly drafts?: ActionDrafts
}

/** Commands to a thread. */
export type ChatCommand =
  | ({ readonly type: 'send'; readonly tab: string; readonly message: string } & Question)
  | ({ readonly type: 'end' } & Ending)

/** No question yet, the unanswered question, or all questions answered. */
export type ChatState = 'new' | 'answered' | Question

/** Refusal to end a reply twice. */
export const alreadyEnded = conflict('chat/ended', 'This reply has already ended. Nothing was changed.')

export const chatDecider: Decider<'chat', ChatCommand, ChatState> = {
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
    if (pending?.replyId !== command.replyId) return E.left(alreadyEnded)
    const { type: _, ...ending } = command
    return E.right([{ type: 'ChatReplied', data: { ...pending, ...ending } }])
  },
}
