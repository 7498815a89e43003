/** The listening socket: what Node refuses by itself is answered as problem details too, and closing waits for answers. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Problem, problemKinds, toDetails } from '#schema/core/problem'

const oversizedHeader: Problem = {
  kind: 'oversized-header',
  code: 'oversized-header',
  detail: 'The request header may hold at most 16 kB. Nothing was recorded.',
  errors: [{ field: 'header', message: 'is too large' }],
}

const malformed: Problem = {
  kind: 'invalid',
  code: 'malformed',
  detail: 'This is not a well-formed HTTP request.',
  errors: [{ field: 'request', message: 'is not well-formed' }],
}

/** A server and the port that it got. */
export type Listening = { readonly server: Server; readonly port: number }

/** Opens the server, on any free port for 0; rejects when the port is taken. */
export const listen = (app: RequestListener, wanted: number): Promise<Listening> => {
  const server = createServer(app)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const problem = error.code === 'HPE_HEADER_OVERFLOW' ? oversizedHeader : malformed
    const body = JSON.stringify(toDetails(problem))
    const { status, title } = problemKinds[problem.kind]
    const head = `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json\r\nconnection: close`
    socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, () => resolve({ server, port: (server.address() as AddressInfo).port }))
  })
}

/** Answers that are under way may take this long before their connections are cut. */
const patienceMs = 5000

/** Stops listening and waits for what is under way. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
