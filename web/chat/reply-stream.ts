/** One reply as it is written: asked for, or taken up where it was left. Server-sent events, outside of RTK Query. */

import { createParser } from 'eventsource-parser'
import { type ChatReply, ReplyProgress } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import type { Asking } from './asking.ts'
import { replyOf } from './reply-of-answer.ts'

/** The service says something every 15 seconds; after so many milliseconds of silence the connection is a dead one. */
const longestSilenceMs = 45_000

/** The service refused; anything else that ends a stream early is a connection that broke. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemDetails | undefined,
  ) {
    super(`The service answered ${status}.`)
  }
}

const requestOf = ({ sessionId, what, signal }: Asking): Request => {
  const headers = new Headers({ accept: 'text/event-stream' })
  if (sessionId !== null) headers.set('x-session-id', sessionId)
  const options = { headers, signal, credentials: 'include' } as const
  if ('replyId' in what) {
    headers.set('last-event-id', String(what.at))
    const path = `/api/chat/replies/${encodeURIComponent(what.replyId)}`
    return new Request(new URL(path, window.location.origin), options)
  }
  const { key, ...input } = what
  headers.set('idempotency-key', key)
  headers.set('content-type', 'application/json')
  return new Request(new URL('/api/chat/send', window.location.origin), {
    ...options,
    method: 'POST',
    body: JSON.stringify(input),
  })
}

const problemOf = (body: string): ProblemDetails | undefined => {
  try {
    const details: unknown = JSON.parse(body)
    return ProblemDetails.is(details) ? details : undefined
  } catch {
    return undefined
  }
}

/** Resolves with the whole reply; rejects with `Refused`, or with whatever broke the connection. */
export const readReply = async (
  asking: Asking,
  heard: (progress: ReplyProgress) => void,
): Promise<ChatReply> => {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  asking.signal.addEventListener('abort', leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(leave, longestSilenceMs)
  }
  const ending: { reply?: ChatReply } = {}
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'problem') throw new RequestRefused(problemOf(data)?.status ?? 500, problemOf(data))
      const body: unknown = JSON.parse(data)
      if (event === 'answer') ending.reply = replyOf(body, asking.what)
      else heard(decodeOrThrow(ReplyProgress, body, 'the progress of a reply'))
    },
  })
  try {
    restartTimer()
    const response = await asking.fetch(requestOf({ ...asking, signal: leaving.signal }))
    if (!response.ok) throw new RequestRefused(response.status, problemOf(await response.text()))
    if (response.headers.get('content-type')?.startsWith('application/json'))
      return replyOf(await response.json(), asking.what)
    if (response.body === null) throw new Error('The stream has no body.')
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done && !ending.reply; part = await reader.read()) {
      restartTimer()
      parser.feed(part.value)
    }
    if (ending.reply === undefined) throw new Error('The stream ended before the reply.')
    return ending.reply
  } finally {
    clearTimeout(timer)
    asking.signal.removeEventListener('abort', leave)
    leave()
  }
}
