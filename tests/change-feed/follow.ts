/** Reads server-sent events one at a time. */
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'

export type FollowOptions = {
  readonly session?: string
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** An open stream; `leave` disconnects like a closed page. */
export type Followed = {
  readonly response: Response
  /** The next event; undefined at the end of the stream. Rejects if the connection breaks. */
  readonly next: () => Promise<EventSourceMessage | undefined>
  /** All remaining events. */
  readonly rest: () => Promise<readonly EventSourceMessage[]>
  readonly leave: () => void
}

/** Requests events from `address`; resolves when the response starts. */
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
