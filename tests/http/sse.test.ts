import { once } from 'node:events'
import { Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { acceptsStream, endStream } from '../../service/http/sse.ts'
import { follow } from '../change-feed/follow.ts'
import { generousLimits, startStreamServer, stopServer } from './sse-server.ts'

afterEach(stopServer)

it('sends events with ids, a retry time once, and the answer at the end', async () => {
  const address = await startStreamServer(async ({ stream, response }) => {
    await stream.send({ id: '7', data: { text: 'one\ntwo', secret: 'dropped' } })
    await stream.send({ data: { text: 'é 😀' } })
    endStream(response, 'answer', { text: 'all' })
  })
  const text = await (await fetch(address)).text()
  expect(text).toBe(
    'retry: 2000\n\nid: 7\ndata: {"text":"one\\ntwo"}\n\ndata: {"text":"é 😀"}\n\nevent: answer\ndata: {"text":"all"}\n\n',
  )
})

it('forbids caching and buffering on the way', async () => {
  const address = await startStreamServer(async ({ response }) => endStream(response, 'answer', 1))
  const { headers } = await fetch(address)
  expect([
    headers.get('content-type'),
    headers.get('cache-control'),
    headers.get('x-accel-buffering'),
  ]).toEqual(['text/event-stream; charset=utf-8', 'no-store, no-transform', 'no'])
})

it('gets the last event id of a caller that reconnects', async () => {
  const address = await startStreamServer(async ({ stream, response }) =>
    endStream(response, 'answer', stream.lastEventId ?? null),
  )
  const { rest } = await follow(address, { headers: { 'last-event-id': '41' } })
  expect(await rest()).toMatchObject([{ event: 'answer', data: '"41"' }])
})

it('is opened only if requested', async () => {
  const wanted: boolean[] = []
  const address = await startStreamServer(async ({ request, response }) => {
    wanted.push(acceptsStream(request))
    response.end()
  })
  for (const accept of [
    '*/*',
    'application/json',
    'text/html',
    'text/event-stream',
    'text/event-stream, */*;q=0.1',
  ])
    await (await fetch(address, { headers: { accept } })).text()
  expect(wanted).toEqual([false, false, false, true, true])
})

it('refuses to send an event that its codec rejects, or an id that would break the format', async () => {
  const told: unknown[] = []
  const address = await startStreamServer(async ({ stream, response }) => {
    for (const event of [{ data: { text: 7 } }, { id: 'a\nb', data: { text: '' } }])
      try {
        await stream.send(event)
      } catch (error) {
        told.push(error)
      }
    response.end()
  })
  await (await fetch(address)).text()
  expect(told.map(String)).toEqual([
    'Error: An event does not fit the stream codec of its call.',
    'Error: The id of an event must be one line.',
  ])
})

it('sends heartbeats on a quiet stream, and a heartbeat can end it', async () => {
  let beats = 0
  const address = await startStreamServer(
    ({ stream }) => new Promise((resolve) => stream.signal.addEventListener('abort', () => resolve())),
    { ...generousLimits, heartbeatMs: 10 },
    async (response) => {
      beats += 1
      if (beats === 3) endStream(response, 'problem', 'over')
    },
  )
  const text = await (await fetch(address)).text()
  expect(text).toBe('retry: 2000\n\n:\n\n:\n\n:\n\nevent: problem\ndata: "over"\n\n')
})

it('never checks twice at once, however long a check takes', async () => {
  let underWay = 0
  let most = 0
  const address = await startStreamServer(
    async ({ response }) => {
      for (let beats = 0; beats < 20; beats++) await new Promise((resolve) => setTimeout(resolve, 10))
      endStream(response, 'answer', 'all')
    },
    { ...generousLimits, heartbeatMs: 10 },
    async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 50))
      underWay -= 1
    },
  )
  await (await fetch(address)).text()
  expect(most).toBe(1)
})

it('tells the handler when its caller leaves, and ignores later events', async () => {
  let settle = (_told: string) => {}
  const after = new Promise<string>((resolve) => {
    settle = resolve
  })
  const address = await startStreamServer(async ({ stream, response }) => {
    await stream.send({ data: { text: 'first' } })
    await once(stream.signal, 'abort')
    await stream.send({ data: { text: 'to nobody' } })
    endStream(response, 'answer', 'to nobody')
    settle('went on')
  })
  const { next, leave } = await follow(address)
  await next()
  leave()
  expect(await after).toBe('went on')
})

it('ends at once with its server', async () => {
  const address = await startStreamServer(async ({ stream }) => {
    await stream.send({ data: { text: 'first' } })
    await once(stream.signal, 'abort')
  })
  const { next } = await follow(address)
  await next()
  const cut = vi.spyOn(Server.prototype, 'closeAllConnections')
  await stopServer()
  expect(cut).not.toHaveBeenCalled()
  expect(await next()).toBeUndefined()
})
