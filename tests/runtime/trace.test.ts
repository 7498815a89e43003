import { expect, it } from 'vitest'
import { fetchModel } from '../../service/advisor/model/language-model.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
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
  const { server, port } = await listen((request, response) => {
    told.push([request.headers.traceparent, request.headers.authorization])
    response.end()
  }, 0)
  const ask = () => fetchModel(`http://127.0.0.1:${port}/`, { headers: { authorization: 'Bearer key' } })
  await ask()
  await withTrace(traceOf(header), ask)
  await close(server)
  expect(told).toEqual([
    [undefined, 'Bearer key'],
    [expect.stringContaining(traceId), 'Bearer key'],
  ])
})
