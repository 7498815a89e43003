/** The listening socket: what Node refuses by itself is answered as problem details too, and closing waits for answers. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Problem, problemKinds, toDetails } from '#schema/core/problem'

const oversizedHeader: Problem = {
  kind: 'oversized-header',
  code: 'oversized-header',
  detail: 'The request header can be at most 16 kB. Nothing was recorded.',
  errors: [{ field: 'header', message: 'is too large' }],
}

const malformed: Problem = {
  kind: 'invalid',
  code: 'malformed',
  detail: 'This is not a well-formed HTTP request.',
  errors: [{ field: 'request', message: 'is not well-formed' }],
}

const slow: Problem = {
  kind: 'slow',
  code: 'slow',
  detail: 'The request did not arrive in time. Nothing was recorded; send it again.',
}

/** Milliseconds that a request may take to arrive, its header and all of it, and between two looks at who takes longer. */
export type Arrival = { readonly headersMs: number; readonly requestMs: number; readonly lookEveryMs: number }

const usualArrival: Arrival = { headersMs: 20_000, requestMs: 60_000, lookEveryMs: 5000 }

/** What Node refuses by itself, by its own codes; anything else is malformed. */
const unread: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: oversizedHeader,
  ERR_HTTP_REQUEST_TIMEOUT: slow,
}

/** A server and the port that it got. */
export type Listening = { readonly server: Server; readonly port: number }

/** Hears of a request that Node refused by itself, and why; gives the number that the answer names it by. */
export type OnRefused = (status: number, why: string | undefined) => string

/** The open connections and the answers under way of a server. */
type Open = { readonly sockets: Set<Socket>; readonly answers: Set<ServerResponse> }

const openOf = new WeakMap<Server, Open>()

/** Remembers what is open, until it closes. */
const follow = (server: Server): Open => {
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

/** Ends what would not end by itself: streams, connections kept for later, and those that a browser opened ahead of any request. */
const endOpen = ({ sockets, answers }: Open): void => {
  for (const answer of answers)
    if (String(answer.getHeader('content-type')).startsWith('text/event-stream')) answer.end()
    else if (!answer.headersSent) answer.setHeader('connection', 'close')
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}

/** A caller who still sends when it is refused is listened to for so long, else it might never see the refusal. */
const lingerMs = 1000

/** Refuses what Node could not read: in turn, after the answers to what the same caller asked before. */
const refuseUnread = (server: Server, { answers }: Open, onRefused: OnRefused): void => {
  const refused = new WeakSet<Duplex>()
  const answer = (socket: Duplex, why: string | undefined): void => {
    // Once more whenever an answer has ended: one whose request broke off is owed only if it has begun.
    const owed = [...answers].find(
      ({ req, headersSent }) => req.socket === socket && (req.complete || headersSent),
    )
    if (owed) return void owed.once('close', () => answer(socket, why))
    // An answer that closes its connection was the last one.
    if (!socket.writable) return
    const problem = unread[why ?? ''] ?? malformed
    const { status, title } = problemKinds[problem.kind]
    const body = JSON.stringify(toDetails(problem, onRefused(status, why)))
    const head = `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json\r\nconnection: close`
    socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy()
    // What follows an unreadable request cannot be read either.
    if (refused.has(socket)) return
    refused.add(socket)
    answer(socket, error.code)
  })
}

/** Opens the server, on any free port for 0, and on all interfaces without a `host`; rejects when the port is taken. */
export const listen = (
  app: RequestListener,
  wanted: number,
  onRefused: OnRefused = () => '',
  { headersMs, requestMs, lookEveryMs }: Arrival = usualArrival,
  host?: string,
): Promise<Listening> => {
  const server = createServer(
    {
      // A missing Host is for the application to refuse.
      requireHostHeader: false,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    app,
  )
  refuseUnread(server, follow(server), onRefused)
  // What a caller expects beyond `100-continue` may be left aside (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: wanted, ...(host === undefined ? {} : { host }) }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    )
  })
}

/** Answers that are under way may take this long before their connections are cut. */
const patienceMs = 5000

/** Stops listening, ends the streams, and waits for what else is under way. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
    const open = openOf.get(server)
    if (open) endOpen(open)
  })
