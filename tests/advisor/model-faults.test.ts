/** When a language model fails: who answers, when it is asked again, and that the key is never revealed. */
import { inspect } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { openModelAdvisor } from '../../service/advisor/model/model-advisor.ts'
import { fixedSources } from '../core/sources.ts'
import { startModelServer } from './model-server.ts'
import { briefJson, briefOrder, hear, nobody, plantedKey, settingsFor, testModels } from './test-model.ts'

// Many answers in a row, each over a new connection.
vi.setConfig({ testTimeout: 30_000 })

const open = testModels()
afterEach(() => void vi.useRealTimers())

it.each([
  ['429', { status: 429 }, 'was refused by its server (status 429)'],
  ['500', { status: 500 }, 'was refused by its server (status 500)'],
  ['401 that repeats the key', { status: 401 }, 'was refused by its server (status 401)'],
  ['a page', { status: 502, body: '<html>Bad gateway</html>' }, 'was refused by its server (status 502)'],
  ['no protocol at all', { body: 'hello' }, 'stopped partway or sent something unreadable'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'could not be reached'],
  ['silence', { isSilent: true }, 'did not answer in time'],
])('answers by our own analysis, and says why, after %s', async (fault, script, why) => {
  // Only silence has a short limit: on a busy machine, any other answer may take longer than that.
  const model = await open({ timeoutMs: fault === 'silence' ? 300 : 20_000 })
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  model.server.answers(script)
  const brief = await model.advisor.writeBrief(briefOrder(), nobody())
  const { told, draft } = await hear(model)
  const said = printed.mock.calls.join('')
  printed.mockRestore()
  expect(brief.basis.advisor).toMatchObject({ name: 'built-in', note: expect.stringContaining(why) })
  expect(draft.basis.advisor).toMatchObject({ name: 'built-in', note: expect.stringContaining(why) })
  expect(draft.message).toBe(told.join(''))
  expect(model.faults).toHaveLength(2)
  expect(said).toBe('')
  expect(inspect([brief, draft, model.faults], { depth: 9 })).not.toContain(plantedKey)
})

it('answers by our own analysis where nobody listens', async () => {
  const server = await startModelServer()
  await server.stop()
  const faults: string[] = []
  const advisor = openModelAdvisor(settingsFor(server.url), fixedSources(), ({ message }) =>
    faults.push(message),
  )
  const brief = await advisor.writeBrief(briefOrder(), nobody())
  expect(brief.basis.advisor.note).toBe(
    'The language model could not be reached. Our own analysis wrote this instead.',
  )
  expect(faults).toEqual(['The language model could not be reached.'])
})

it('asks no more after five faults in a row, tries one after half a minute, and goes on when that is well', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const model = await open()
  const brief = async () => (await model.advisor.writeBrief(briefOrder(), nobody())).basis.advisor
  model.server.answers({ status: 500 })
  for (let fault = 0; fault < 5; fault += 1) await brief()
  expect(model.server.asked).toHaveLength(5)
  model.server.answers({ says: briefJson() })
  expect((await brief()).note).toContain('failed several times in a row')
  vi.setSystemTime(Date.now() + 29_999)
  expect((await brief()).name).toBe('built-in')
  expect(model.server.asked).toHaveLength(5)
  vi.setSystemTime(Date.now() + 2)
  expect((await brief()).name).toBe('language-model')
  expect((await brief()).name).toBe('language-model')
  expect(model.server.asked).toHaveLength(7)
})

it('is closed again for half a minute where the one try fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const model = await open()
  const brief = async () => (await model.advisor.writeBrief(briefOrder(), nobody())).basis.advisor
  model.server.answers({ status: 500 })
  for (let fault = 0; fault < 5; fault += 1) await brief()
  vi.setSystemTime(Date.now() + 30_001)
  await brief()
  expect(model.server.asked).toHaveLength(6)
  await brief()
  expect(model.server.asked).toHaveLength(6)
})

it('counts faults in a row only, and a person who stops for none', async () => {
  const model = await open()
  const brief = (signal = nobody()) => model.advisor.writeBrief(briefOrder(), signal)
  for (let round = 0; round < 3; round += 1) {
    model.server.answers({ status: 500 })
    for (let fault = 0; fault < 4; fault += 1) await brief()
    model.server.answers({ says: briefJson() })
    expect((await brief()).basis.advisor.name).toBe('language-model')
  }
  for (let stop = 0; stop < 6; stop += 1)
    await expect(brief(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  expect((await brief()).basis.advisor.name).toBe('language-model')
})

it('leaves a server alone for as long as it asks', async () => {
  let time = new Date('2026-11-20T00:00:00Z').getTime()
  const server = await startModelServer()
  const sources = { ...fixedSources(), now: () => new Date(time) }
  const advisor = openModelAdvisor(settingsFor(server.url), sources, () => {})
  const brief = async () => (await advisor.writeBrief(briefOrder(), nobody())).basis.advisor
  server.answers({ status: 429, headers: { 'retry-after': '20' } }, { says: briefJson() })
  await brief()
  time += 19_999
  expect((await brief()).note).toContain('asked for a pause')
  expect(server.asked).toHaveLength(1)
  time += 1
  expect((await brief()).name).toBe('language-model')
  await server.stop()
})
