import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { expect, it, vi } from 'vitest'
import { close, drain } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { rawCall, statusesIn } from './raw-call.ts'

it('does not wait for a connection opened without a request', async () => {
  const { server, port } = await listen(express(), 0)
  const connected = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await connected
  const gone = once(socket, 'close')
  const cut = vi.spyOn(server, 'closeAllConnections')
  await close(server)
  await gone
  expect(cut).not.toHaveBeenCalled()
})

it('waits for a response in progress', async () => {
  const app = express()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    app.get('/', (_request, response) => {
      answer = () => void response.send('done')
      resolve()
    })
  })
  const { server, port } = await listen(app, 0)
  const answered = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await asked
  const cut = vi.spyOn(server, 'closeAllConnections')
  const closed = close(server)
  answer()
  expect(await answered).toBe('done')
  await closed
  // The caller would have kept the connection for another request.
  expect(cut).not.toHaveBeenCalled()
})

/** A server whose answers to `/` wait for `answer`, and the refusals it logged. */
const slow = async () => {
  const app = express()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    app.post('/', (_request, response) => {
      answer = () => void response.send('recorded')
      resolve()
    })
    app.post('/body', express.json(), (_request, response) => void response.send('never'))
  })
  const onRefused = vi.fn((_status: number, _why: string | undefined) => 'r-1')
  const { server, port } = await listen(app, 0, onRefused)
  return { server, port, asked, answer: () => answer(), onRefused }
}

const recorded = 'POST / HTTP/1.1\r\nHost: x\r\ncontent-length: 0\r\n\r\n'
const long = (length: number) => `GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'a'.repeat(length)}\r\n\r\n`

it.each([
  ['a header that is too large', long(40_000), 431],
  ['what is no request', '\u0001\r\n\r\n', 400],
])('refuses %s only after the pending answer', async (_name, broken, status) => {
  const { server, port, asked, answer, onRefused } = await slow()
  const received = rawCall(port, recorded + broken)
  await asked
  // Lets a premature refusal arrive first.
  await new Promise(setImmediate)
  answer()
  expect(statusesIn(await received)).toEqual([200, status])
  expect(await received).toMatch(/recorded.*"instance":"r-1"/s)
  expect(onRefused.mock.calls.map(([told]) => told)).toEqual([status])
  await close(server)
})

it('leaves the connection to an answer that closes it', async () => {
  const { server, port, asked, answer, onRefused } = await slow()
  const last = recorded.replace('Host', 'connection: close\r\nHost')
  const received = rawCall(port, `${last}\u0001\r\n\r\n`)
  await asked
  answer()
  expect(statusesIn(await received)).toEqual([200])
  expect(onRefused).not.toHaveBeenCalled()
  await close(server)
})

it('refuses a truncated body, which would otherwise never be answered', async () => {
  const { server, port } = await slow()
  const head = 'Host: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked'
  expect(statusesIn(await rawCall(port, `POST /body HTTP/1.1\r\n${head}\r\n\r\nnone\r\n`))).toEqual([400])
  await close(server)
})

it('refuses once, whatever follows, and so that the caller can read it', async () => {
  const { server, port, onRefused } = await slow()
  expect(statusesIn(await rawCall(port, long(1_000_000)))).toEqual([431])
  expect(onRefused).toHaveBeenCalledTimes(1)
  await close(server)
})

it('answers requests with any Expect header', async () => {
  const { server, port, asked, answer } = await slow()
  const received = rawCall(port, recorded.replace('Host', 'Expect: foo\r\nconnection: close\r\nHost'))
  await asked
  answer()
  expect(statusesIn(await received)).toEqual([200])
  await close(server)
})

it.each([
  ['header', 'POST /body HTTP/1.1\r\nHost: x\r\n'],
  [
    'body',
    'POST /body HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a":',
  ],
])(
  "answers 408 when a caller's %s does not arrive in time, and closes the connection",
  async (_part, bytes) => {
    const app = express()
    app.post('/body', express.json(), (_request, response) => void response.send('never'))
    app.use(
      (_error: Error, _request: unknown, response: express.Response, _next: unknown) => void response.end(),
    )
    const arrival = { headersMs: 100, requestMs: 200, checkEveryMs: 20 }
    const { server, port } = await listen(app, 0, () => 'r-1', arrival)
    const received = await rawCall(port, bytes)
    expect(statusesIn(received)).toEqual([408])
    expect(received).toContain('urn:jarvin:problem:slow')
    await close(server)
  },
)

it('sets no time limit for an answer', async () => {
  const app = express()
  app.get('/', async (_request, response) => {
    response.write('one')
    await new Promise((resolve) => setTimeout(resolve, 400))
    response.end('two')
  })
  const { server, port } = await listen(app, 0, () => '', { headersMs: 50, requestMs: 100, checkEveryMs: 20 })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('onetwo')
  await close(server)
})

it('while draining goes on answering, ends connections and streams, and takes none afterwards', async () => {
  const app = express()
  app.get('/', (_request, response) => void response.send('done'))
  app.get('/stream', (_request, response) => {
    response.type('text/event-stream').write('data: first\n\n')
  })
  const { server, port } = await listen(app, 0)
  const base = `http://127.0.0.1:${port}`
  const stream = await fetch(`${base}/stream`)
  const drained = drain(server, 0.3)
  expect(await stream.text()).toBe('data: first\n\n')
  const during = await fetch(base)
  expect([during.status, during.headers.get('connection')]).toEqual([200, 'close'])
  await drained
  await close(server)
  await expect(fetch(base)).rejects.toThrow()
})

it('keeps a connection for longer than the proxies do that send it requests', async () => {
  const app = express()
  app.get('/', (_request, response) => void response.send('here'))
  const { server, port } = await listen(app, 0)
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  // nginx and the balancers of hosting companies keep theirs for 60 seconds.
  expect(answer.headers.get('keep-alive')).toBe('timeout=65')
  await answer.text()
  await close(server)
})
