import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { PersonalProfile, preferenceDefaults } from '#schema/profile/profile'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const person = {
  role: 'Planted Owner',
  firstName: 'Plantagenet',
  lastName: 'Weedington',
  email: 'planted@weed.example',
  phone: '+61 7 5550 1234',
  yearsInRole: 7,
}
const fields = { ...person, ...preferenceDefaults, timezone: 'Australia/Sydney', monthlyReports: true }
const profile = async (as = session) =>
  decodeJson(PersonalProfile, await running.call('GET', '/api/my-profile', { session: as }))
const save = (body: object, headers = {}) =>
  running.call('POST', '/api/my-profile', { session, body, headers })
const events = () => running.service.store.readStream('cafe', 'profile-personal')
const inLog = async () =>
  decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session })).find(
    ({ type }) => type === 'PersonalProfileSaved',
  )
const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })
const asOwner = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    return (await owner.query(sql)).rows
  } finally {
    await owner.end()
  }
}

it.each<[string, object]>([
  ['role', { role: '  ' }],
  ['role', { role: undefined }],
  ['firstName', { firstName: 7 }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: '1'.repeat(61) }],
  ['yearsInRole', { yearsInRole: 1.5 }],
  ['timezone', { timezone: 'Mars/Olympus' }],
  ['language', { language: 'tlh' }],
  ['emailNotifications', { emailNotifications: 'yes' }],
  ['alertThreshold', { alertThreshold: 'none' }],
])("refuses an invalid %s with the field's name, and records nothing", async (field, bad) => {
  expectProblem(await save({ ...fields, ...bad }), 400, field)
  expect(await events()).toEqual([])
})

it('has the defaults and an empty role until it is saved, then the saved values', async () => {
  expect(await profile()).toEqual({ role: '', ...preferenceDefaults })
  const key = { 'idempotency-key': 'person-1' }
  const first = await save(fields, key)
  expect([first.status, first.json]).toEqual([200, { ...fields, savedAt: expect.any(String) }])
  expect(await profile()).toEqual(first.json)
  expect((await save(fields, key)).text).toBe(first.text)
  expect(await events()).toHaveLength(1)
  // Other workspaces have none of it.
  expect(JSON.stringify(await profile(await running.signIn('realestate')))).not.toContain(person.lastName)
})

it('uses the defaults for missing fields', async () => {
  const session = await running.signIn('consulting')
  const answer = await running.call('POST', '/api/my-profile', { session, body: { role: 'Partner' } })
  expect(answer.json).toEqual({ role: 'Partner', ...preferenceDefaults, savedAt: expect.any(String) })
})

it('is answered but not recorded again when nothing changed', async () => {
  const before = await profile()
  const again = await save({ ...fields, firstName: ' Plantagenet ' }, { 'idempotency-key': 'person-2' })
  expect([again.status, again.json]).toEqual([200, before])
  expect(await events()).toHaveLength(1)
})

describe('personal data', () => {
  it('is nowhere in clear: not in the history, the tables, cached answers or logs', async () => {
    const tables = await asOwner(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['events', 'idempotency', 'personal_profile']),
    )
    const places = new Map([['the log', running.logged()]])
    for (const { name } of tables)
      places.set(`${name}`, JSON.stringify(await asOwner(`select t::text as row from ${name} t`)))
    for (const [place, text] of places)
      for (const planted of [person.role, person.firstName, person.lastName, 'weed.example', '5550 1234'])
        expect(text.includes(planted), `${planted} in ${place}`).toBe(false)
    // Control: the same search finds data that is stored in clear.
    expect(places.get('personal_profile')).toContain('Australia/Sydney')
  })

  it('appears in the Decision Log as fields only while identifiers are shown', async () => {
    const { role: _, ...rest } = fields
    expect(await inLog()).toMatchObject({
      title: 'Personal profile saved',
      verified: true,
      data: { person: 'Hidden', preferences: { timezone: rest.timezone } },
    })
    await toggle()
    expect((await inLog())?.data).toMatchObject({ person, preferences: { timezone: rest.timezone } })
    await toggle()
  })

  it('has no blank texts', async () => {
    const blank = { ...fields, firstName: ' ', lastName: '', email: '', phone: '\t' }
    const { role, yearsInRole } = person
    const { firstName: _f, lastName: _l, email: _e, phone: _p, ...left } = fields
    expect((await save(blank)).json).toEqual({ ...left, savedAt: expect.any(String) })
    expect(await profile()).toMatchObject({ role, yearsInRole })
    expect(Object.keys(await profile())).not.toEqual(expect.arrayContaining(['email']))
    expect(await events()).toHaveLength(2)
  })

  it('is the same after a rebuild', async () => {
    const { live, rebuilt } = await rowsAroundRebuild(running, 'cafe', ['personal_profile'])
    expect(live).toHaveLength(1)
    expect(rebuilt).toEqual(live)
  })

  it('is erased with its key: preferences and chain stay, and a new save starts afresh', async () => {
    const { savedAt } = await profile()
    await asOwner(`delete from subject_key where workspace = 'cafe' and subject = 'person-current'`)
    const { timezone, monthlyReports } = fields
    expect(await profile()).toEqual({ role: '', ...preferenceDefaults, timezone, monthlyReports, savedAt })
    await toggle()
    expect(await inLog()).toMatchObject({ verified: true, data: { person: 'Erased' } })
    await save(fields)
    expect(await profile()).toMatchObject(person)
    expect((await inLog())?.data).toMatchObject({ person })
    const older = decodeJson(
      t.array(AuditEntry),
      await running.call('GET', '/api/audit', { session }),
    ).filter(({ type }) => type === 'PersonalProfileSaved')
    expect(older.map(({ data }) => data)).toEqual([
      expect.objectContaining({ person }),
      expect.objectContaining({ person: 'Erased' }),
      expect.objectContaining({ person: 'Erased' }),
    ])
  })
})
