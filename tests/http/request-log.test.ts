/** The trace that a proxy names stands in the log, beside the id of the request. */
import { Writable } from 'node:stream'
import express from 'express'
import { expect, it } from 'vitest'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { logRequests } from '../../service/http/request-log.ts'
import { openLog } from '../../service/runtime/log.ts'
import { systemSources } from '../../service/runtime/open-service.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

it('logs a request, and its failure, with the trace that it belongs to', async () => {
  const lines: { msg: string; traceId?: string; path?: string }[] = []
  const log = openLog(
    'info',
    new Writable({
      write: (line, _encoding, done) => {
        lines.push(JSON.parse(String(line)))
        done()
      },
    }),
  )
  const app = express()
  app.use(logRequests(log, systemSources))
  app.get('/fails', () => {
    throw new Error('of ours')
  })
  app.use(problemMiddleware(log))
  const { server, port } = await listen(app, 0)
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/fails?private=1`, { headers })).text()
  await ask({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
  await ask({ traceparent: 'anything' })
  await close(server)
  expect(lines.map(({ msg, traceId, path }) => [msg, traceId, path])).toEqual([
    ['failed', traceId, undefined],
    ['request', traceId, '/fails'],
    ['failed', undefined, undefined],
    ['request', undefined, '/fails'],
  ])
})
