/** Server-sent events from our own service: the change feed and the replies of the advisors read them with this. */
import { createParser } from 'eventsource-parser'
import type { Transport } from './api.ts'

/** The service sends something every 15 seconds; after this many milliseconds of silence the connection is dead. */
const maxSilenceMs = 45_000

/** An event; without a name it is a plain message. */
export type ServerEvent = { readonly event?: string | undefined; readonly data: string }

/** Passes on each event of a response until it ends, or until `isOver`; what `heard` throws ends the stream. */
type ReadEvents = (
  response: Response,
  heard: (event: ServerEvent) => void,
  isOver?: () => boolean,
) => Promise<void>

/**
 * Sends a request and lets `use` read its events. Rejects when the connection breaks, stays silent or `signal` aborts;
 * afterwards nothing more is read, however it ended.
 */
export const withServerEvents = async <A>(
  { fetch }: Transport,
  signal: AbortSignal,
  requestWith: (signal: AbortSignal) => Request,
  use: (response: Response, read: ReadEvents) => Promise<A>,
): Promise<A> => {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  signal.addEventListener('abort', leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(leave, maxSilenceMs)
  }
  const read: ReadEvents = async (response, heard, isOver = () => false) => {
    if (response.body === null) throw new Error('The stream has no body.')
    const parser = createParser({ onEvent: heard })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done && !isOver(); part = await reader.read()) {
      restartTimer()
      parser.feed(part.value)
    }
  }
  try {
    restartTimer()
    return await use(await fetch(requestWith(leaving.signal)), read)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    leave()
  }
}
