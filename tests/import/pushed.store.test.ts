/** Pushed sales on record: each exactly once, in whatever order and however often they arrive. */
import { expect, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { connectSystem, settled } from './push-client.ts'
import { freshDay, openShop, saleMessage } from './pushed-shop.ts'

const shop = openShop()
const { dayOf, head } = shop

it('a pushed sale becomes a day of records, and the connection is heard', async () => {
  const date = freshDay()
  const answer = await shop.till.push(saleMessage('a', date, '18.50', 'sale.recorded', { tax: '1.68' }))
  expect([answer.status, answer.text]).toEqual([200, ''])
  expect(await dayOf(date)).toMatchObject({
    records: 1,
    gross: '18.50',
    revenue: '16.82',
    tax: '1.68',
    sales: 1,
  })
  const now = shop.running.service.now().toISOString()
  expect(await shop.till.feed()).toMatchObject({
    rows: 1,
    failed: 0,
    from: date,
    to: date,
    lastAt: `${date}T02:00:00.000Z`,
    address: { url: shop.till.url, ending: shop.till.secret.slice(-4) },
  })
  const { text } = await shop.running.call('GET', '/api/connections', { session: shop.session })
  const [connection] = JSON.parse(text)
  expect(connection.lastSync.slice(0, 10)).toBe(now.slice(0, 10))
  expect(text).not.toContain(shop.till.secret)
})

it('repeats count once, as the same message or as another about the same sale', async () => {
  const date = freshDay()
  const one = saleMessage('b', date, '5.00')
  for (const id of ['m1', 'm1', 'm2', 'm1']) expect((await shop.till.push(one, { id })).status).toBe(200)
  expect(await dayOf(date)).toMatchObject({ records: 1, gross: '5.00' })
  const before = await head()
  expect((await shop.till.push(one, { id: 'm1' })).status).toBe(200)
  await settled(shop.running, 'cafe')
  expect(await head()).toBe(before)
})

it('a correction replaces the sale, also if it arrives first, and on another day', async () => {
  const [date, other] = [freshDay(), freshDay()]
  await shop.till.push(saleMessage('c', date, '7.00', 'sale.corrected'))
  await shop.till.push(saleMessage('c', date, '5.00'))
  expect(await dayOf(date)).toMatchObject({ records: 1, gross: '7.00' })
  const later = {
    ...saleMessage('c', other, '8.00', 'sale.corrected'),
    timestamp: shop.running.service.now().toISOString(),
  }
  await shop.till.push(later)
  expect(await dayOf(date)).toBeUndefined()
  expect(await dayOf(other)).toMatchObject({ records: 1, gross: '8.00' })
  expect(await shop.till.feed()).toMatchObject({ rows: 1, from: other, to: other })
})

it('a refund is a record of its own', async () => {
  const date = freshDay()
  await shop.till.push(saleMessage('d', date, '5.00', 'sale.refunded'))
  await shop.till.push(saleMessage('d', date, '20.00'))
  expect(await dayOf(date)).toMatchObject({ records: 2, gross: '15.00', sales: 1 })
})

it('thirty messages at once, in any order, are thirty sales', async () => {
  const date = freshDay()
  const sales = Array.from({ length: 30 }, (_, at) => saleMessage(`e${at}`, date, `${at + 1}.00`))
  const answers = await Promise.all([...sales, ...sales].reverse().map((one) => shop.till.push(one)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await dayOf(date)).toMatchObject({ records: 30, gross: '465.00' })
})

it('a wrong signature, none, a stale one, a removed and an unknown connection get the same 401', async () => {
  const before = await head()
  const one = saleMessage('f', freshDay(), '5.00')
  const gone = await connectSystem(shop.running, shop.session, { type: 'email_marketing' })
  await shop.running.call('DELETE', `/api/connections/${gone.id}`, { session: shop.session })
  const after = await head()
  const answers = [
    await shop.till.push(one, { secret: `whsec_${'A'.repeat(40)}` }),
    await shop.till.push(one, { headers: {} }),
    await gone.push(one),
    await shop.running.call('POST', '/api/inbound/never-was', { raw: '{}' }),
    await shop.running.call('POST', `/api/inbound/${shop.till.id}`, { raw: '' }),
  ]
  const told = answers.map((answer) => {
    expectProblem(answer, 401, undefined)
    // Nobody here can sign in.
    expect(answer.json).toMatchObject({ title: 'The signature is not valid' })
    return { ...Object(answer.json), instance: '' }
  })
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
  expect([before <= after, await head()]).toEqual([true, after])
})

it('a secret of one connection opens no other', async () => {
  const other = await connectSystem(shop.running, shop.session, { type: 'accounting' })
  expect((await shop.till.push(saleMessage('g', freshDay(), '1.00'), { secret: other.secret })).status).toBe(
    401,
  )
})

it('a message beyond the limit is refused, and a compressed one', async () => {
  expectProblem(await shop.till.push(`"${'x'.repeat(1_000_000)}"`), 413, 'body')
  const answer = await shop.till.push('{}', { headers: { 'content-encoding': 'gzip' } })
  expectProblem(answer, 415, 'Content-Encoding')
})
