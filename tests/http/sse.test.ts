import { once } from 'node:events'
import { Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { endStream, wantsStream } from '../../service/http/sse.ts'
import { follow } from '../change-feed/follow.ts'
import { long, stopTelling, telling } from './sse-server.ts'

afterEach(stopTelling)

it('tells events with their ids, asks for a retry once, and ends with the answer', async () => {
  const address = await telling(async ({ stream, response }) => {
    await stream.send({ id: '7', data: { text: 'one\ntwo', secret: 'dropped' } })
    await stream.send({ data: { text: 'é 😀' } })
    endStream(response, 'answer', { text: 'all' })
  })
  const text = await (await fetch(address)).text()
  expect(text).toBe(
    'retry: 2000\n\nid: 7\ndata: {"text":"one\\ntwo"}\n\ndata: {"text":"é 😀"}\n\nevent: answer\ndata: {"text":"all"}\n\n',
  )
})

it('says that nobody on the way may keep or gather it', async () => {
  const address = await telling(async ({ response }) => endStream(response, 'answer', 1))
  const { headers } = await fetch(address)
  expect([
    headers.get('content-type'),
    headers.get('cache-control'),
    headers.get('x-accel-buffering'),
  ]).toEqual(['text/event-stream; charset=utf-8', 'no-store, no-transform', 'no'])
})

it('knows where a caller that comes back stood', async () => {
  const address = await telling(async ({ stream, response }) =>
    endStream(response, 'answer', stream.lastEventId ?? null),
  )
  const { rest } = await follow(address, { headers: { 'last-event-id': '41' } })
  expect(await rest()).toMatchObject([{ event: 'answer', data: '"41"' }])
})

it('gives a stream only to those who ask for one', async () => {
  const wanted: boolean[] = []
  const address = await telling(async ({ request, response }) => {
    wanted.push(wantsStream(request))
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

it('refuses to send what its codec does not know, or an id that would break the format', async () => {
  const told: unknown[] = []
  const address = await telling(async ({ stream, response }) => {
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

it('keeps a quiet stream alive, and lets the heartbeat end it', async () => {
  let beats = 0
  const address = await telling(
    ({ stream }) => new Promise((resolve) => stream.signal.addEventListener('abort', () => resolve())),
    { ...long, heartbeatMs: 10 },
    async (response) => {
      beats += 1
      if (beats === 3) endStream(response, 'problem', 'over')
    },
  )
  const text = await (await fetch(address)).text()
  expect(text).toBe('retry: 2000\n\n:\n\n:\n\n:\n\nevent: problem\ndata: "over"\n\n')
})

it('tells the handler that its caller left, and takes what comes after in silence', async () => {
  let settle = (_told: string) => {}
  const after = new Promise<string>((resolve) => {
    settle = resolve
  })
  const address = await telling(async ({ stream, response }) => {
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

it('ends with the server that tells it, at once', async () => {
  const address = await telling(async ({ stream }) => {
    await stream.send({ data: { text: 'first' } })
    await once(stream.signal, 'abort')
  })
  const { next } = await follow(address)
  await next()
  const cut = vi.spyOn(Server.prototype, 'closeAllConnections')
  await stopTelling()
  expect(cut).not.toHaveBeenCalled()
  expect(await next()).toBeUndefined()
})
