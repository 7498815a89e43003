import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateText } from 'ai'
import { expect, it } from 'vitest'
import { openLanguageModel } from '../../service/advisor/model/language-model.ts'
import { traceHeaders, traceOf, withTrace } from '../../service/runtime/trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const header = `00-${traceId}-00f067aa0ba902b7-01`

it('reads the header of W3C Trace Context, also of later versions', () => {
  expect(traceOf(header)).toEqual({ traceId, flags: '01' })
  expect(traceOf(`cc-${traceId}-00f067aa0ba902b7-01-what-comes-later`)).toEqual({ traceId, flags: '01' })
})

it.each([
  undefined,
  '',
  'anything',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-00f067aa0ba902b7-01`,
  `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  `${header}-more`,
])('ignores %j', (wrong) => {
  expect(traceOf(wrong)).toBeUndefined()
})

it('goes on in calls to others, each with a parent of its own, and nowhere else', async () => {
  expect(traceHeaders()).toEqual({})
  const sent = await withTrace(traceOf(header), async () => {
    await Promise.resolve()
    return [traceHeaders().traceparent, traceHeaders().traceparent]
  })
  for (const one of sent) expect(one).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(sent[0]).not.toBe(sent[1])
  expect(withTrace(undefined, traceHeaders)).toEqual({})
})

it('is told to the server of the language model', async () => {
  const told: unknown[] = []
  const server = createServer((request, response) => {
    told.push(request.headers.traceparent)
    response.writeHead(400, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const settings = {
    apiKey: undefined,
    inputPrice: undefined,
    outputPrice: undefined,
    timeoutMs: 1000,
    turnMs: 1000,
  }
  const model = openLanguageModel({ url, model: 'any', ...settings })
  const ask = () => generateText({ model, prompt: 'Hello', maxRetries: 0 }).catch(() => undefined)
  await ask()
  await withTrace(traceOf(header), ask)
  server.close()
  expect(told).toEqual([undefined, expect.stringContaining(traceId)])
})
