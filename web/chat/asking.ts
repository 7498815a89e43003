/** A question to an advisor, or a reply to follow, as it is sent. */
import type { AdvisorKey, MessageId, ThreadId } from '#schema/chat/chat'
import type { Transport } from '../core/api.ts'

/** A question that begins a stream; repeats of it carry the same key, so it is asked once. */
export type NewQuestion = {
  readonly key: string
  readonly message: string
  readonly personaKey: AdvisorKey
  readonly threadId: ThreadId
  readonly tab: string
}

/** What a stream needs: who asks, and what is asked or which reply is followed from which offset. */
export type Asking = Transport & {
  readonly sessionId: string | null
  readonly signal: AbortSignal
  readonly what: NewQuestion | { readonly replyId: MessageId; readonly at: number }
}
