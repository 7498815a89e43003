/** Figures for Prometheus: of every request, append and connection, and of nobody in particular. */
import { expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openMetrics } from '../../service/runtime/metrics.ts'
import { startTestService } from '../core/service.ts'

it('are counted by route pattern, outcome and pool, without anybody’s ids', async () => {
  const running = await startTestService(inject('ownerUrl'))
  const metrics = openMetrics()
  const app = metrics.measureRequests(
    createApp(metrics.measureService(running.service), openLog('silent')).set('trust proxy', 1),
  )
  const served = await listen(app, 0)
  const figures = await listen(metrics.answer, 0)
  const session = await running.signIn()
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${served.port}${path}`, {
      method,
      headers: { 'x-session-id': session, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }
  const unread = await call('GET', '/api/memos?status=unread')
  const [memo] = decodeOrThrow(api.listMemos.output, JSON.parse(unread.text), 'Memos')
  expect((await call('PATCH', `/api/memos/${memo?.id}/status`, { status: 'read' })).status).toBe(200)
  expect((await call('PATCH', `/api/memos/${memo?.id}/status`, { status: 'lost' })).status).toBe(400)
  expect((await call('POST', '/api/briefs/generate', { topic: 'How long does the cash last?' })).status).toBe(
    200,
  )
  await call('GET', '/api/nothing-here')
  const leaving = new AbortController()
  await fetch(`http://127.0.0.1:${served.port}/api/changes`, {
    headers: { 'x-session-id': session, accept: 'text/event-stream' },
    signal: leaving.signal,
  })

  const answer = await fetch(`http://127.0.0.1:${figures.port}/metrics`)
  const text = await answer.text()
  const elsewhere = await fetch(`http://127.0.0.1:${figures.port}/api/memos`)
  leaving.abort()
  await Promise.all([close(served.server), close(figures.server)])
  await running.stop()

  expect(answer.headers.get('content-type')).toContain('text/plain')
  const figuresOf = (name: string, ...labels: readonly string[]) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
      .map((line) => Number(line.split(' ').at(-1)))
  const count = 'jarvin_http_request_seconds_count'
  expect(figuresOf(count, 'method="PATCH"', 'route="/api/memos/:memoId/status"', 'status="200"')).toEqual([1])
  expect(figuresOf(count, 'route="/api/memos/:memoId/status"', 'status="400"')).toEqual([1])
  expect(figuresOf(count, 'route="none"', 'status="404"')).toEqual([1])
  expect(figuresOf('jarvin_append_seconds_count', 'outcome="appended"').at(0)).toBeGreaterThanOrEqual(2)
  expect(figuresOf('jarvin_advice_seconds_count', 'what="brief"', 'outcome="written"')).toEqual([1])
  expect(figuresOf('jarvin_http_open', 'kind="stream"')).toEqual([1])
  expect(figuresOf('jarvin_database_connections', 'pool="readers"', 'state="idle"').at(0)).toBeGreaterThan(0)
  expect(figuresOf('nodejs_eventloop_lag_seconds').length).toBeGreaterThan(0)
  for (const secret of [session, memo?.id ?? '?', 'cafe']) expect(text).not.toContain(secret)
  expect(elsewhere.status).toBe(404)
})
