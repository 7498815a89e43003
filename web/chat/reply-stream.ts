/** Reads one reply while it is written, new or resumed: server-sent events, outside RTK Query. */

import { type ChatReply, ReplyProgress } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import { serviceRequest } from '../core/request.ts'
import { withServerEvents } from '../core/sse.ts'
import { parseReply } from './reply-of-answer.ts'
import type { ReplyRequest } from './reply-request.ts'

/** The service refused. Any other early end of a stream is a broken connection. */
export class RequestRefused extends Error {
  readonly status: number
  readonly problem: ProblemDetails | undefined

  constructor(status: number, problem: ProblemDetails | undefined) {
    super(`The service answered ${status}.`)
    this.status = status
    this.problem = problem
  }
}

const requestOf = ({ sessionId, what }: ReplyRequest, signal: AbortSignal): Request => {
  const accept = 'text/event-stream'
  if ('replyId' in what) {
    const headers = { accept, 'last-event-id': String(what.at) }
    return serviceRequest(`/api/chat/replies/${encodeURIComponent(what.replyId)}`, sessionId, {
      headers,
      signal,
    })
  }
  const { key, ...input } = what
  const headers = { accept, 'idempotency-key': key, 'content-type': 'application/json' }
  const body = JSON.stringify(input)
  return serviceRequest('/api/chat/send', sessionId, { headers, signal, method: 'POST', body })
}

const problemOf = (body: string): ProblemDetails | undefined => {
  try {
    const details: unknown = JSON.parse(body)
    return ProblemDetails.is(details) ? details : undefined
  } catch {
    return undefined
  }
}

/** Resolves with the complete reply; rejects with `RequestRefused`, or with the connection error. */
export const readReply = (
  asking: ReplyRequest,
  onProgress: (progress: ReplyProgress) => void,
): Promise<ChatReply> =>
  withServerEvents(
    asking,
    asking.signal,
    (signal) => requestOf(asking, signal),
    async (response, read) => {
      if (!response.ok) throw new RequestRefused(response.status, problemOf(await response.text()))
      if (response.headers.get('content-type')?.startsWith('application/json'))
        return parseReply(await response.json(), asking.what)
      const ending: { reply?: ChatReply } = {}
      await read(
        response,
        ({ event, data }) => {
          if (event === 'problem') throw new RequestRefused(problemOf(data)?.status ?? 500, problemOf(data))
          const body: unknown = JSON.parse(data)
          if (event === 'answer') ending.reply = parseReply(body, asking.what)
          else onProgress(decodeOrThrow(ReplyProgress, body, 'the progress of a reply'))
        },
        () => ending.reply !== undefined,
      )
      if (ending.reply === undefined) throw new Error('The stream ended before the reply.')
      return ending.reply
    },
  )
