/** Requests for a streamed reply. */
import type { AdvisorKey, MessageId, ThreadId } from '#schema/chat/chat'
import type { Transport } from '../core/api.ts'

/** A new question. Retries send the same key, so it is asked only once. */
export type NewQuestion = {
  readonly key: string
  readonly message: string
  readonly personaKey: AdvisorKey
  readonly threadId: ThreadId
  readonly tab: string
}

/** A request: who asks, and either a new question or the reply to resume from an offset. */
export type ReplyRequest = Transport & {
  readonly sessionId: string | null
  readonly signal: AbortSignal
  readonly what: NewQuestion | { readonly replyId: MessageId; readonly at: number }
}
