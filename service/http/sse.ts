/** Server-sent events: an answer told piece by piece where the caller accepts `text/event-stream`. */
import type { Request, Response } from 'express'
import type * as t from 'io-ts'

/** What a handler tells while it works. Nothing it sends after the caller went away arrives, and nothing fails. */
export type Stream = {
  /** Sends one event, encoded by the row's `stream` codec; resolves once the caller can take another. */
  readonly send: (event: { readonly id?: string; readonly data: unknown }) => Promise<void>
  /** The id of the last event that the caller has seen, where it comes back after a break. */
  readonly lastEventId: string | undefined
  /** Aborted when the caller went away, or its session ended. */
  readonly signal: AbortSignal
  /** Ends the stream where its session has ended meanwhile; rejects where that cannot be told. */
  readonly check: () => Promise<void>
}

/** Times in milliseconds; `mostBytes` may wait for a caller that does not read, for at most `patienceMs`. */
export type StreamLimits = {
  readonly heartbeatMs: number
  readonly patienceMs: number
  readonly mostBytes: number
}

const usualLimits: StreamLimits = { heartbeatMs: 15_000, patienceMs: 30_000, mostBytes: 1_000_000 }

/** Milliseconds after which a browser that lost its stream asks again. */
const retryMs = 2000

/** True where the caller wants events rather than one JSON document; without a preference it gets the document. */
export const wantsStream = (request: Request): boolean =>
  request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'

/** True once the response has begun as a stream: from then on a refusal is an event, too. */
export const isStreaming = (response: Response): boolean =>
  response.headersSent && String(response.getHeader('content-type')).startsWith('text/event-stream')

const start = (response: Response): void => {
  if (response.headersSent) return
  response.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection ends with the stream, so that a server that stops need not wait for it to be idle.
    connection: 'close',
  })
  response.write(`retry: ${retryMs}\n\n`)
}

/** The last event of a stream, and its end: `answer` with the answer, `problem` with problem details. */
export const endStream = (response: Response, event: 'answer' | 'problem', data: unknown): void => {
  if (response.destroyed || response.writableEnded) return
  start(response)
  response.end(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Resolves when the caller has read enough, or is gone; one that does not read for too long is dropped. */
const drained = (response: Response, patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    const timer = setTimeout(() => response.destroy(), patienceMs)
    response.on('drain', settle).on('close', settle)
  })

/**
 * The stream of one response. Nothing is written before the first event or heartbeat, so that a refusal until then is
 * an ordinary one. `check` may end it: it is asked every `heartbeatMs` too, and one that fails then says nothing.
 */
export const openStream = (
  request: Request,
  response: Response,
  { codec, signal, check }: { codec: t.Mixed; signal: AbortSignal; check: () => Promise<void> },
  limits: StreamLimits = usualLimits,
): Stream => {
  const isOver = () => response.destroyed || response.writableEnded
  let waiting: Promise<void> | undefined
  const write = (text: string): Promise<void> => {
    if (isOver()) return Promise.resolve()
    start(response)
    if (response.write(text)) return Promise.resolve()
    if (response.writableLength > limits.mostBytes) response.destroy()
    if (isOver()) return Promise.resolve()
    waiting ??= drained(response, limits.patienceMs).finally(() => {
      waiting = undefined
    })
    return waiting
  }
  const heartbeat = setInterval(() => {
    void write(':\n\n')
    check().catch(() => {})
  }, limits.heartbeatMs)
  response.on('close', () => clearInterval(heartbeat))
  return {
    signal,
    check,
    lastEventId: request.get('last-event-id'),
    send: ({ id, data }) => {
      if (!codec.is(data)) throw new Error('An event does not fit the stream codec of its call.')
      if (id !== undefined && /[\0\r\n]/.test(id)) throw new Error('The id of an event must be one line.')
      const head = id === undefined ? '' : `id: ${id}\n`
      return write(`${head}data: ${JSON.stringify(codec.encode(data))}\n\n`)
    },
  }
}
