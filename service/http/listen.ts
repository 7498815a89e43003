/** The listening server: answers requests that Node refuses with problem details. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Problem, problemKinds, toDetails } from '#schema/core/problem'
import { close, follow, type Open } from './close.ts'

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

/** Milliseconds allowed for the header and the whole request to arrive, and between checks. */
export type RequestTimeouts = {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkEveryMs: number
}

const defaultTimeouts: RequestTimeouts = { headersMs: 20_000, requestMs: 60_000, checkEveryMs: 5000 }

/**
 * Milliseconds for which a connection without a request stays open. Proxies keep theirs for 60 seconds; if ours ended first, a
 * request that is on its way just then would fail.
 */
const keepAliveMs = 65_000

/** Problems by Node's error code; any other code means a malformed request. */
const unread: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: oversizedHeader,
  ERR_HTTP_REQUEST_TIMEOUT: slow,
}

/** A listening server and its port. */
export type Listening = { readonly server: Server; readonly port: number }

/** Called with the status and Node's error code for a request that Node refused; returns the request id for the answer. */
export type OnRefused = (status: number, why: string | undefined) => string

/** Milliseconds to keep reading from a refused caller, so that it receives the refusal while still sending. */
const lingerMs = 1000

/** Answers requests that Node could not read, after the answers to earlier requests on the same connection. */
const refuseUnread = (server: Server, { answers }: Open, onRefused: OnRefused): void => {
  const refused = new WeakSet<Duplex>()
  const answer = (socket: Duplex, why: string | undefined): void => {
    // Wait for earlier answers. An answer to an incomplete request counts only if it has begun.
    const owed = [...answers].find(
      ({ req, headersSent }) => req.socket === socket && (req.complete || headersSent),
    )
    if (owed) return void owed.once('close', () => answer(socket, why))
    // An earlier answer closed the connection.
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
    // Nothing after an unreadable request can be read.
    if (refused.has(socket)) return
    refused.add(socket)
    answer(socket, error.code)
  })
}

/** Opens the server, on a free port for 0, and on all interfaces without a `host`; rejects if the port is taken. */
export const listen = (
  app: RequestListener,
  wanted: number,
  onRefused: OnRefused = () => '',
  { headersMs, requestMs, checkEveryMs }: RequestTimeouts = defaultTimeouts,
  host?: string,
): Promise<Listening> => {
  const server = createServer(
    {
      // The application itself refuses a missing Host.
      requireHostHeader: false,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: keepAliveMs,
    },
    app,
  )
  refuseUnread(server, follow(server), onRefused)
  // Expectations other than `100-continue` may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: wanted, ...(host === undefined ? {} : { host }) }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    )
  })
}

/** Rejects if the address cannot be used, before anything is made for it. */
export const checkAddress = async (port: number, host: string | undefined): Promise<void> => {
  const { server } = await listen(() => {}, port, undefined, undefined, host)
  await close(server)
}
