/** Server-sent events, for callers that accept `text/event-stream`. */
import type { Request, Response } from 'express'
import type * as t from 'io-ts'

/** Stream of a handler's events. After the caller disconnects, sending does nothing. */
export type Stream = {
  /** Sends an event, encoded by the endpoint's `stream` codec; resolves once the caller can take more. */
  readonly send: (event: { readonly id?: string; readonly data: unknown }) => Promise<void>
  /** Last event id seen by a reconnecting caller. */
  readonly lastEventId: string | undefined
  /** Aborted when the caller disconnects, or its session ends. */
  readonly signal: AbortSignal
}

/** Times in milliseconds. For a caller that does not read, at most `maxBytes` are buffered, for at most `timeoutMs`. */
export type StreamLimits = {
  readonly heartbeatMs: number
  readonly timeoutMs: number
  readonly maxBytes: number
}

const defaultLimits: StreamLimits = { heartbeatMs: 15_000, timeoutMs: 30_000, maxBytes: 1_000_000 }

/** Milliseconds after which a browser reconnects. */
const retryMs = 2000

/** True if the caller prefers events to a JSON document; without a preference it gets the document. */
export const acceptsStream = (request: Request): boolean =>
  request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'

/** True once the response has begun as a stream; from then on a refusal is sent as an event. */
export const isStreaming = (response: Response): boolean =>
  response.headersSent && String(response.getHeader('content-type')).startsWith('text/event-stream')

const start = (response: Response): void => {
  if (response.headersSent) return
  response.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Close the connection with the stream, so that a stopping server need not wait for it.
    connection: 'close',
  })
  response.write(`retry: ${retryMs}\n\n`)
}

/** Sends the last event, `answer` or `problem`, and ends the stream. */
export const endStream = (response: Response, event: 'answer' | 'problem', data: unknown): void => {
  if (response.destroyed || response.writableEnded) return
  start(response)
  response.end(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Resolves when the caller has read enough or disconnected; disconnects one that does not read in time. */
const drained = (response: Response, timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    const timer = setTimeout(() => response.destroy(), timeoutMs)
    response.on('drain', settle).on('close', settle)
  })

/** Milliseconds within which a reply ends for a person who may no longer read it. */
export const soonMs = 1000

/** Runs `work` every `everyMs` until the response closes, never twice at once; its errors are ignored. */
export const whileOpen = (response: Response, everyMs: number, work: () => Promise<unknown>): void => {
  let isUnderWay = false
  const timer = setInterval(() => {
    if (isUnderWay) return
    isUnderWay = true
    work()
      .catch(() => {})
      .finally(() => {
        isUnderWay = false
      })
  }, everyMs)
  response.on('close', () => clearInterval(timer))
}

type StreamParts = {
  readonly codec: t.Mixed
  readonly signal: AbortSignal
  readonly check: () => Promise<unknown>
}

/**
 * Opens the stream of a response. Nothing is written before the first event or heartbeat, so that an earlier refusal is
 * answered as usual. `check`, which may end the stream, also runs with every heartbeat; its errors are ignored there.
 */
export const openStream = (
  request: Request,
  response: Response,
  { codec, signal, check }: StreamParts,
  limits: StreamLimits = defaultLimits,
): Stream => {
  const isOver = () => response.destroyed || response.writableEnded
  let waiting: Promise<void> | undefined
  const write = (text: string): Promise<void> => {
    if (isOver()) return Promise.resolve()
    start(response)
    if (response.write(text)) return Promise.resolve()
    if (response.writableLength > limits.maxBytes) response.destroy()
    if (isOver()) return Promise.resolve()
    waiting ??= drained(response, limits.timeoutMs).finally(() => {
      waiting = undefined
    })
    return waiting
  }
  whileOpen(response, limits.heartbeatMs, () => write(':\n\n'))
  whileOpen(response, limits.heartbeatMs, check)
  return {
    signal,
    lastEventId: request.get('last-event-id'),
    send: ({ id, data }) => {
      if (!codec.is(data)) throw new Error('An event does not fit the stream codec of its call.')
      if (id !== undefined && /[\0\r\n]/.test(id)) throw new Error('The id of an event must be one line.')
      const head = id === undefined ? '' : `id: ${id}\n`
      return write(`${head}data: ${JSON.stringify(codec.encode(data))}\n\n`)
    },
  }
}
