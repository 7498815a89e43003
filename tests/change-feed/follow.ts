/** Reads a stream of server-sent events as the browser would, one event at a time. */
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'

/** What a caller asks with. */
export type FollowOptions = {
  readonly session?: string
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** A stream that is being read; `leave` goes away as a closed page does. */
export type Followed = {
  readonly response: Response
  /** The next event; undefined once the stream has ended. Rejects where the connection broke. */
  readonly next: () => Promise<EventSourceMessage | undefined>
  /** Every event until the end. */
  readonly rest: () => Promise<readonly EventSourceMessage[]>
  readonly leave: () => void
}

/** Asks for events at `address`; resolves when the answer begins. */
export const follow = async (
  address: string,
  { session, method = 'GET', body, headers }: FollowOptions = {},
): Promise<Followed> => {
  const leaving = new AbortController()
  const response = await fetch(address, {
    method,
    signal: leaving.signal,
    headers: {
      accept: 'text/event-stream',
      ...(session === undefined ? {} : { 'x-session-id': session }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  const next = async () => (await reader?.read())?.value
  return {
    response,
    next,
    rest: async () => {
      const events: EventSourceMessage[] = []
      for (let event = await next(); event !== undefined; event = await next()) events.push(event)
      return events
    },
    leave: () => leaving.abort(),
  }
}
