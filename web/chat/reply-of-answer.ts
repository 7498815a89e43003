/** Reads a reply from JSON: its text is in `message` or `content`; without either, it is empty. */
import { ChatReply } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { now } from '../core/clock.ts'
import type { ReplyRequest } from './reply-request.ts'

const isObject = (value: unknown): value is { readonly message?: unknown; readonly content?: unknown } =>
  typeof value === 'object' && value !== null

/** The reply, with missing fields taken from the request. Throws when a field is invalid. */
export const parseReply = (body: unknown, what: ReplyRequest['what']): ChatReply => {
  const given = isObject(body) ? body : {}
  const fromRequest =
    'replyId' in what
      ? { replyId: what.replyId }
      : { threadId: what.threadId, personaKey: what.personaKey, messageId: what.key, replyId: what.key }
  const reply = { status: 'complete', createdAt: now().toISOString(), ...fromRequest, ...given }
  return decodeOrThrow(ChatReply, { ...reply, message: given.message ?? given.content ?? '' }, 'the reply')
}
