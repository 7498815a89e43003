import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string
beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const fields = { text: 'Road works on Vulture Street', from: '2026-10-19', to: '2026-10-30' }
const call = (method: string, path: string, body?: unknown, as = session) =>
  running.call(method, `/api/notes${path}`, { session: as, ...(body === undefined ? {} : { body }) })
const list = async (query = '', as = session) =>
  decodeJson(api.listNotes.output, await call('GET', query, undefined, as))
const write = async (body: object) => decodeJson(api.writeNote.output, await call('POST', '', body))

it('keeps a note, finds it by its days, and shows it to nobody else', async () => {
  const note = await write(fields)
  expect(note).toMatchObject(fields)
  expect(await list('?from=2026-10-30&to=2026-11-30')).toEqual([note])
  expect(await list('?from=2026-10-31')).toEqual([])
  expect(await list('?to=2026-10-18')).toEqual([])
  expect(await list('', await running.signIn('realestate'))).toEqual([])
  const changed = { ...fields, to: '2026-11-06' }
  expect(decodeJson(api.changeNote.output, await call('PUT', `/${note.id}`, changed))).toMatchObject(changed)
  expect((await list())[0]).toMatchObject(changed)
  expect((await call('DELETE', `/${note.id}`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await call('DELETE', `/${note.id}`)).status).toBe(404)
})

it('is found by the chat as a fact on record', async () => {
  await write({ text: 'The lift in the building was out of order', from: '2026-11-03', to: '2026-11-05' })
  const reply = await running.call('POST', '/api/chat/send', {
    session,
    body: { message: 'What do we know about the lift?', personaKey: 'financial_analyst' },
  })
  expect(reply.text).toContain('out of order')
})

it('names the field of what it refuses', async () => {
  const refused = async (body: object) => {
    const answer = await call('POST', '', body)
    return [answer.status, Object(answer.json).errors?.[0]?.field]
  }
  expect(await refused({ ...fields, to: '2026-10-01' })).toEqual([400, 'to'])
  expect(await refused({ ...fields, text: ' ' })).toEqual([400, 'text'])
  expect(await refused({ ...fields, text: 'x'.repeat(501) })).toEqual([400, 'text'])
  expect(await refused({ ...fields, from: '2026-13-01' })).toEqual([400, 'from'])
})
