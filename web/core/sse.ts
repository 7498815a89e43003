/** Client for server-sent events of our own service: the change feed and advisor replies. */
import { createParser } from 'eventsource-parser'
import type { Transport } from './api.ts'

/** The service sends something every 15 seconds; after this much silence (ms) the connection counts as dead. */
const maxSilenceMs = 45_000

/** One event; a plain message has no name. */
export type ServerEvent = { readonly event?: string | undefined; readonly data: string }

/**
 * Passes on each event until the response ends or `isOver` returns true. An exception from the callback ends the
 * stream.
 */
type ReadEvents = (
  response: Response,
  onEvent: (event: ServerEvent) => void,
  isOver?: () => boolean,
) => Promise<void>

/**
 * Sends a request and lets `use` read its events. Rejects when the connection breaks, stays silent or `signal`
 * aborts. Always closes the stream.
 */
export const withServerEvents = async <A>(
  { fetch }: Transport,
  signal: AbortSignal,
  requestWith: (signal: AbortSignal) => Request,
  use: (response: Response, read: ReadEvents) => Promise<A>,
): Promise<A> => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, maxSilenceMs)
  }
  const read: ReadEvents = async (response, onEvent, isOver = () => false) => {
    if (response.body === null) throw new Error('The stream has no body.')
    const parser = createParser({ onEvent: onEvent })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done && !isOver(); part = await reader.read()) {
      restartTimer()
      parser.feed(part.value)
    }
  }
  try {
    restartTimer()
    return await use(await fetch(requestWith(controller.signal)), read)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    abort()
  }
}
