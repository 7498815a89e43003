import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'

let service: TestService
let session: string
const panels = [{ id: 'revenue', x: 0, y: 0, w: 6, h: 4 }]
const save = (body: object, headers = {}) => service.call('PUT', '/api/layout', { session, body, headers })
const saved = async (as = session) =>
  decodeJson(api.getLayout.output, await service.call('GET', '/api/layout', { session: as }))

beforeAll(async () => {
  service = await startTestService(inject('ownerUrl'))
  session = await service.signIn()
})
afterAll(() => service.stop())

describe('the arrangement of the dashboards', () => {
  it('is the shipped one until somebody saves another', async () => {
    expect(await saved()).toEqual([])
    const answer = await save({ dashboard: 'finance', width: 'wide', panels })
    expect(answer.status).toBe(200)
    expect(await saved()).toEqual([{ dashboard: 'finance', width: 'wide', panels }])
  })

  it('belongs to the workspace', async () => {
    expect(await saved(await service.signIn('consulting'))).toEqual([])
  })

  it('is saved apart for each class of width, and put back by an empty list', async () => {
    await save({ dashboard: 'finance', width: 'medium', panels })
    await save({ dashboard: 'finance', width: 'wide', panels: [] })
    expect(await saved()).toEqual([{ dashboard: 'finance', width: 'medium', panels }])
  })

  it('comes back the same from the history', async () => {
    const { live, rebuilt } = await rowsAroundRebuild(service, 'cafe', ['layout'])
    expect(live).toHaveLength(1)
    expect(rebuilt).toEqual(live)
  })

  it.each([
    ['dashboard', { dashboard: 'kitchen', width: 'wide', panels }],
    ['width', { dashboard: 'risk', width: 'one-column', panels }],
    ['panels.0.w', { dashboard: 'risk', width: 'medium', panels: [{ id: 'a', x: 3, y: 0, w: 4, h: 1 }] }],
    ['panels.0.h', { dashboard: 'risk', width: 'medium', panels: [{ id: 'a', x: 0, y: 0, w: 1, h: 0 }] }],
  ])('refuses a bad %s by its name', async (field, body) => {
    const before = await saved()
    const answer = await save(body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ errors: [{ field }] })
    expect(await saved()).toEqual(before)
  })
})
