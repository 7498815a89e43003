/** Pushed sales on record: exactly once each, in whatever order and how often they come. */
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { connectSystem, type PushClient, settled } from './push-client.ts'

let running: TestService
let session: string
let till: PushClient

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())
beforeEach(async () => {
  await settled(running, 'cafe')
  till = await connectSystem(running, session)
})

const db = () => running.service.database.of('cafe')
const dayOf = async (date: string) => {
  await settled(running, 'cafe')
  const row = await db()
    .selectFrom('import_day')
    .select(['records', 'figures'])
    .where('date', '=', date)
    .where('kind', '=', 'sales')
    .executeTakeFirst()
  return row && { records: row.records, ...JSON.parse(row.figures) }
}
const head = async () =>
  (await db().selectFrom('workspace_head').select('position').executeTakeFirstOrThrow()).position

let day = 0
/** A day that no other test uses, in the past of the test's clock. */
const freshDay = (): string => {
  day += 1
  return new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)
}
const sale = (id: string, date: string, amount: string, type = 'sale.recorded', more: object = {}) => ({
  type,
  data: { id, at: `${date}T02:00:00Z`, amount, ...more },
})

it('a pushed sale becomes a day of records, and the connection is heard', async () => {
  const date = freshDay()
  const answer = await till.push(sale('a', date, '18.50', 'sale.recorded', { tax: '1.68' }))
  expect([answer.status, answer.text]).toEqual([200, ''])
  expect(await dayOf(date)).toMatchObject({
    records: 1,
    gross: '18.50',
    revenue: '16.82',
    tax: '1.68',
    sales: 1,
  })
  const now = running.service.now().toISOString()
  expect(await till.feed()).toMatchObject({
    rows: 1,
    failed: 0,
    from: date,
    to: date,
    lastAt: `${date}T02:00:00.000Z`,
    address: { url: till.url, ending: till.secret.slice(-4) },
  })
  const { text } = await running.call('GET', '/api/connections', { session })
  const [connection] = JSON.parse(text)
  expect(connection.lastSync.slice(0, 10)).toBe(now.slice(0, 10))
  expect(text).not.toContain(till.secret)
})

it('repeats count once, as the same message or as another about the same sale', async () => {
  const date = freshDay()
  const one = sale('b', date, '5.00')
  for (const id of ['m1', 'm1', 'm2', 'm1']) expect((await till.push(one, { id })).status).toBe(200)
  expect(await dayOf(date)).toMatchObject({ records: 1, gross: '5.00' })
  const before = await head()
  expect((await till.push(one, { id: 'm1' })).status).toBe(200)
  await settled(running, 'cafe')
  expect(await head()).toBe(before)
})

it('a correction replaces the sale, also if it arrives first, and on another day', async () => {
  const [date, other] = [freshDay(), freshDay()]
  await till.push(sale('c', date, '7.00', 'sale.corrected'))
  await till.push(sale('c', date, '5.00'))
  expect(await dayOf(date)).toMatchObject({ records: 1, gross: '7.00' })
  const later = {
    ...sale('c', other, '8.00', 'sale.corrected'),
    timestamp: running.service.now().toISOString(),
  }
  await till.push(later)
  expect(await dayOf(date)).toBeUndefined()
  expect(await dayOf(other)).toMatchObject({ records: 1, gross: '8.00' })
  expect(await till.feed()).toMatchObject({ rows: 1, from: other, to: other })
})

it('a refund is a record of its own', async () => {
  const date = freshDay()
  await till.push(sale('d', date, '5.00', 'sale.refunded'))
  await till.push(sale('d', date, '20.00'))
  expect(await dayOf(date)).toMatchObject({ records: 2, gross: '15.00', sales: 1 })
})

it('thirty messages at once, in any order, are thirty sales', async () => {
  const date = freshDay()
  const sales = Array.from({ length: 30 }, (_, at) => sale(`e${at}`, date, `${at + 1}.00`))
  const answers = await Promise.all([...sales, ...sales].reverse().map((one) => till.push(one)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await dayOf(date)).toMatchObject({ records: 30, gross: '465.00' })
})

it('a wrong signature, none, a stale one, a removed and an unknown connection get the same 401', async () => {
  const before = await head()
  const one = sale('f', freshDay(), '5.00')
  const gone = await connectSystem(running, session, { type: 'email_marketing' })
  await running.call('DELETE', `/api/connections/${gone.id}`, { session })
  const after = await head()
  const answers = [
    await till.push(one, { secret: `whsec_${'A'.repeat(40)}` }),
    await till.push(one, { headers: {} }),
    await gone.push(one),
    await running.call('POST', '/api/inbound/never-was', { raw: '{}' }),
    await running.call('POST', `/api/inbound/${till.id}`, { raw: '' }),
  ]
  const told = answers.map((answer) => {
    expectProblem(answer, 401, undefined)
    return { ...Object(answer.json), instance: '' }
  })
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
  expect([before <= after, await head()]).toEqual([true, after])
})

it('a secret of one connection opens no other', async () => {
  const other = await connectSystem(running, session, { type: 'accounting' })
  expect((await till.push(sale('g', freshDay(), '1.00'), { secret: other.secret })).status).toBe(401)
})

it('a message beyond the limit is refused, and a compressed one', async () => {
  expectProblem(await till.push(`"${'x'.repeat(1_000_000)}"`), 413, 'body')
  const answer = await till.push('{}', { headers: { 'content-encoding': 'gzip' } })
  expectProblem(answer, 415, 'Content-Encoding')
})
