/** Closing a server: waits for answers, but for no caller who keeps it waiting (decision 570). */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Open connections and unfinished answers of a server. */
export type Open = { readonly sockets: Set<Socket>; readonly answers: Set<ServerResponse> }

const openOf = new WeakMap<Server, Open>()

/** Tracks open connections and answers. */
export const follow = (server: Server): Open => {
  const open: Open = { sockets: new Set(), answers: new Set() }
  openOf.set(server, open)
  server.on('connection', (socket) => {
    open.sockets.add(socket)
    socket.on('close', () => open.sockets.delete(socket))
  })
  server.on('request', (_request, answer) => {
    open.answers.add(answer)
    answer.on('close', () => open.answers.delete(answer))
  })
  return open
}

/** Ends event streams, so that browsers open them again elsewhere, and the connections of answers that have not begun. */
const endStreams = ({ answers }: Open): void => {
  for (const answer of answers)
    if (String(answer.getHeader('content-type')).startsWith('text/event-stream')) answer.end()
    else if (!answer.headersSent) answer.setHeader('connection', 'close')
}

/** Ends every connection with its next answer. */
const endWithAnswers = (server: Server): void =>
  void server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'))

/**
 * Goes on answering for some time, but ends every connection with its answer: a proxy that asks `GET /ready` meanwhile
 * sends nobody here any more, so the port can close without a failed call.
 */
export const drain = async (server: Server, seconds: number): Promise<void> => {
  if (seconds === 0) return
  endWithAnswers(server)
  const open = openOf.get(server)
  if (open) endStreams(open)
  await pause(seconds * 1000)
}

/** Milliseconds for unfinished answers before their connections are closed. */
const closeTimeoutMs = 20_000

/** Milliseconds between looks at the connections of a closing server. */
const lookEveryMs = 100

/** Milliseconds without a byte sent or read, after which a caller whose turn it is loses the connection. */
const callerTimeoutMs = 2000

/**
 * Returns a function that ends, each time it is called, what would not end by itself: streams, also new ones;
 * connections without an answer under way; and those whose caller neither sends the rest of its request nor reads.
 */
const endRest = ({ sockets, answers }: Open): (() => void) => {
  const timed = new WeakSet<Socket>()
  return () => {
    endStreams({ sockets, answers })
    const busy = new Map([...answers].map((answer) => [answer.req.socket, answer]))
    for (const socket of sockets) {
      const answer = busy.get(socket)
      // The last bytes of an answer may still be on their way.
      const isCallersTurn = socket.writableLength > 0 || answer?.req.complete === false
      if (isCallersTurn !== timed.has(socket)) {
        if (isCallersTurn) timed.add(socket)
        else timed.delete(socket)
        // Node destroys the socket then, and counts a part of a write that has been read as activity.
        socket.setTimeout(isCallersTurn ? callerTimeoutMs : 0)
      }
      if (!answer) socket.destroySoon()
    }
  }
}

/** Stops listening, ends streams, and waits for other unfinished answers. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const open = openOf.get(server)
    const end = open && endRest(open)
    endWithAnswers(server)
    // Node's own counts an answer as idle, and drops it, although the caller is still reading it.
    server.closeIdleConnections = () => {}
    const looking = setInterval(() => end?.(), lookEveryMs)
    const cut = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(looking)
      resolve()
    })
    end?.()
  })
