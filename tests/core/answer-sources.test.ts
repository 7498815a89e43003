/** The recorded files behind a story, read from the handlers that answer for it. */
import { getResponse, type HttpHandler } from 'msw'
import { expect, it } from 'vitest'
import { type Fixture, fixtureFile, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import { sourcesOf } from '../../stories/core/answer-sources.ts'

const recorded = (file: string, path: string): Fixture => {
  const fixture: Fixture = { request: { method: 'GET', path }, status: 200, headers: {}, body: [] }
  return { ...fixture, [fixtureFile]: { name: file, body: fixture.body } }
}
const kpis = recorded('kpi/listKpis.json', '/kpis')
const hours = recorded('kpi/listHours.json', '/kpis/hourly')

const ask = (handlers: readonly HttpHandler[], path: string) =>
  getResponse([...handlers], new Request(`http://localhost/api${path}`))

it('names each file once, and says whether it was asked for', async () => {
  const handlers = [
    replay('listKpis', kpis, { once: true }),
    replayAny('listKpis', kpis),
    replay('listHours', hours),
  ]
  await ask(handlers, '/kpis')
  expect(sourcesOf(handlers)).toEqual([
    { call: 'listKpis', file: 'kpi/listKpis.json', isChanged: false, isAsked: true },
    { call: 'listHours', file: 'kpi/listHours.json', isChanged: false, isAsked: false },
  ])
})

it('knows a recorded answer that the story changed', () => {
  const [source] = sourcesOf([replayAny('listKpis', { ...kpis, body: [...[]] })])
  expect(source).toEqual({ call: 'listKpis', file: 'kpi/listKpis.json', isChanged: true, isAsked: false })
})

it('names a call without an answer', async () => {
  const handlers = [neverRespond('listKpis')]
  void ask(handlers, '/kpis')
  await expect
    .poll(() => sourcesOf(handlers))
    .toEqual([{ call: 'listKpis', file: undefined, isChanged: false, isAsked: true }])
})

it('names an answer for the frame only once it was asked for', async () => {
  const frame = [replay('listKpis', kpis)]
  expect(sourcesOf([], frame)).toEqual([])
  await ask(frame, '/kpis')
  expect(sourcesOf([], frame)).toHaveLength(1)
})
