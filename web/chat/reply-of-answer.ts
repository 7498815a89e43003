/** A reply as a service told it: its text under `message` or `content`, or none, which reads as the empty reply. */
import { ChatReply } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { now } from '../core/clock.ts'
import type { Asking } from './asking.ts'

const isTold = (value: unknown): value is { readonly message?: unknown; readonly content?: unknown } =>
  typeof value === 'object' && value !== null

/** The reply; what was not told of it is what was asked. Throws where a field is not what it should be. */
export const replyOf = (body: unknown, what: Asking['what']): ChatReply => {
  const told = isTold(body) ? body : {}
  const asked =
    'replyId' in what
      ? { replyId: what.replyId }
      : { threadId: what.threadId, personaKey: what.personaKey, messageId: what.key, replyId: what.key }
  const reply = { status: 'complete', createdAt: now().toISOString(), ...asked, ...told }
  return decodeOrThrow(ChatReply, { ...reply, message: told.message ?? told.content ?? '' }, 'the reply')
}
