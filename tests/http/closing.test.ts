/** A closing server waits for answers, but not for callers who take nothing or would stay for ever. */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import express, { type Response } from 'express'
import { afterEach, expect, it, vi } from 'vitest'
import { close, drain } from '../../service/http/close.ts'
import { type Listening, listen } from '../../service/http/listen.ts'

afterEach(() => vi.restoreAllMocks())

const asStream = (response: Response) => response.type('text/event-stream').write('data: first\n\n')

/** A server, the answers it has begun, and a way to close it that reports whether everything was cut at the end. */
const open = async () => {
  const app = express()
  const held: Response[] = []
  const arrived = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count), { timeout: 20_000 })
  app.use((_request, response, next) => {
    held.push(response)
    next()
  })
  app.get('/waits', () => {})
  app.get(
    '/begins',
    (_request, response) => void response.writeHead(200, { 'content-length': 4 }).write('on'),
  )
  app.get('/stream', (_request, response) => void asStream(response))
  app.get('/much', (_request, response) => void response.send('x'.repeat(30_000_000)))
  app.post('/body', express.json(), (_request, response) => void response.send('recorded'))
  const listening: Listening = await listen(app, 0)
  const cut = vi.spyOn(listening.server, 'closeAllConnections')
  const closed = async () => {
    await close(listening.server)
    expect(cut).not.toHaveBeenCalled()
  }
  return { held, arrived, closed, port: listening.port, server: listening.server }
}

/** Sends text on a connection and collects what comes back. */
const talk = (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.write(text)
  return { socket, received: () => received, over: once(socket, 'close') }
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

it('cuts ten streams, some of whose readers take nothing', async () => {
  const { held, arrived, closed, port } = await open()
  const readers = Array.from({ length: 10 }, (_, index) => {
    const asked = request({ port, path: '/stream', agent: false }, (answer) => {
      if (index < 5) answer.pause()
      else answer.resume()
    })
    return asked.on('error', () => {}).end()
  })
  await arrived(10)
  for (const response of held) response.write(`data: ${'x'.repeat(20_000_000)}\n\n`)
  await closed()
  for (const reader of readers) reader.destroy()
}, 60_000)

it('ends a stream that begins after the others have ended', async () => {
  const { held, arrived, closed, port } = await open()
  const { over, received } = talk(port, get('/waits'))
  await arrived(1)
  const done = closed()
  await new Promise(setImmediate)
  held[0] && asStream(held[0])
  await over
  expect(received()).toContain('data: first')
  await done
}, 60_000)

it('ends the connection of an answer that is under way when draining starts', async () => {
  const { held, arrived, closed, port, server } = await open()
  const { over, received } = talk(port, get('/waits'))
  await arrived(1)
  const drained = drain(server, 0.01)
  held[0]?.send('late')
  await over
  expect(received()).toMatch(/^Connection: close/im)
  await drained
  await closed()
}, 60_000)

it('takes no further request on a connection whose answer had begun', async () => {
  const { held, arrived, closed, port } = await open()
  const { socket, over, received } = talk(port, get('/begins'))
  await arrived(1)
  const done = closed()
  // A browser opens its stream again on the connection that it still has.
  socket.write(get('/stream'))
  held[0]?.end('ce')
  await over
  expect(received()).toMatch(/^HTTP\/1.1 200.*once/s)
  await done
}, 60_000)

it('waits for a caller who reads slowly, to the last byte', async () => {
  const { arrived, closed, port } = await open()
  const socket = connect(port, '127.0.0.1')
  let bytes = 0
  socket.on('data', (piece) => {
    bytes += piece.length
    socket.pause()
    setTimeout(() => socket.resume(), 1)
  })
  socket.write(get('/much'))
  await arrived(1)
  const over = once(socket, 'close')
  await closed()
  await over
  expect(bytes).toBeGreaterThan(30_000_000)
}, 60_000)

it.each([
  ['header', 'POST /body HTTP/1.1\r\nHost: x\r\n'],
  [
    'body',
    'POST /body HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a":',
  ],
])(
  'does not wait for the rest of a %s that never comes',
  async (part, text) => {
    const { arrived, closed, port } = await open()
    const { over, socket } = talk(port, text)
    if (part === 'body') await arrived(1)
    else await once(socket, 'connect').then(() => new Promise((resolve) => setTimeout(resolve, 50)))
    await closed()
    await over
  },
  60_000,
)
