/** Pushed messages that cannot be read, new secrets, and what a stopped process leaves behind. */
import { expect, it } from 'vitest'
import { Inbound } from '#schema/connection/connection'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson } from '../core/service.ts'
import { connectSystem, settled } from './push-client.ts'
import { freshDay, openShop, saleMessage } from './pushed-shop.ts'
import { signShopify, signSquare, signStripe, signXero } from './sign-message.ts'
import { stripeCharge, stripeIntent, xeroNotice, xeroTrial } from './stripe-payloads.ts'
import { shopifyOrder, squarePayment } from './vendor-payloads.ts'

const shop = openShop()
const { dayOf, db, head } = shop

it('what cannot be read is kept sealed, listed with its reason, and read again once it can be', async () => {
  const date = freshDay()
  const foreign = { ...saleMessage('51902', date, '9.00', 'sale.recorded', { currency: 'NZD' }) }
  expect((await shop.till.push(foreign)).status).toBe(200)
  expect((await shop.till.push('no JSON')).status).toBe(200)
  const feed = await shop.till.feed()
  expect(feed).toMatchObject({ rows: 0, failed: 2 })
  const letter = feed.letters.find(({ about }) => about === '51902')
  expect(letter?.reason).toBe('The currency is NZD, and this business keeps AUD')
  const path = `/api/feeds/${shop.till.id}/letters/${letter?.letterId}/retry`
  const again = await shop.running.call('POST', path, { session: shop.session, body: {} })
  expectProblem(again, 409, undefined)
  expect(again.text).toContain('NZD')
  const owner = await connectOwner(shop.running.database.ownerUrl)
  try {
    const { rows } = await owner.query<{ row: string }>(
      `select d::text as row from import_delivery d union all select e.data::text from events e
       union all select l::text from import_letter l`,
    )
    expect(rows.filter(({ row }) => row.includes('51902'))).toEqual([])
    await owner.query(`update workspace set currency = 'NZD' where workspace = 'cafe'`)
    expect((await shop.running.call('POST', path, { session: shop.session, body: {} })).status).toBe(200)
    await owner.query(`update workspace set currency = null where workspace = 'cafe'`)
  } finally {
    await owner.end()
  }
  expect(await dayOf(date)).toMatchObject({ records: 1, gross: '9.00' })
  expect(await shop.till.feed()).toMatchObject({ rows: 1, failed: 1 })
  expectProblem(await shop.running.call('POST', path, { session: shop.session, body: {} }), 404, 'letterId')
})

it('an old secret works for a day beside the new one, and one that was given takes its place', async () => {
  const path = `/api/connections/${shop.till.id}/secret`
  const replaced = decodeJson(
    Inbound,
    await shop.running.call('POST', path, { session: shop.session, body: {} }),
  )
  expect(replaced.url).toBe(shop.till.url)
  expect(replaced.secret).not.toBe(shop.till.secret)
  const date = freshDay()
  expect((await shop.till.push(saleMessage('h1', date, '1.00'))).status).toBe(200)
  expect((await shop.till.push(saleMessage('h2', date, '1.00'), { secret: replaced.secret })).status).toBe(
    200,
  )
  const given = 'signature-key-from-square'
  expect(
    (await shop.running.call('POST', path, { session: shop.session, body: { secret: given } })).json,
  ).toEqual({
    url: shop.till.url,
    secret: given,
  })
  // Only two secrets work at a time, so the first one no longer does.
  expect((await shop.till.push(saleMessage('h3', date, '1.00'))).status).toBe(401)
  for (const secret of [replaced.secret, given])
    expect((await shop.till.push(squarePayment(), { sign: signSquare, secret })).status).toBe(200)
  expectProblem(
    await shop.running.call('POST', path, { session: shop.session, body: { secret: 'short' } }),
    400,
    'secret',
  )
  const other = await shop.running.call('POST', '/api/connections/never-was/secret', {
    session: shop.session,
    body: {},
  })
  expectProblem(other, 404, 'connectionId')
})

it('the messages of each system are recorded under its own signature', async () => {
  const accounting = await connectSystem(shop.running, shop.session, {
    type: 'accounting',
    setupData: { accounting_software: 'Xero' },
  })
  for (const message of [xeroTrial, xeroNotice])
    expect((await accounting.push(message, { sign: signXero })).status).toBe(200)
  expect((await accounting.push(xeroTrial, { sign: signXero, secret: 'x'.repeat(20) })).status).toBe(401)
  expect((await accounting.push(stripeCharge(), { sign: signStripe })).status).toBe(401)
  expect(await accounting.feed()).toMatchObject({ vendor: 'xero', rows: 0, notices: 2, failed: 0 })
  const now = shop.running.service.now()
  const created = Math.floor(now.getTime() / 1000) - 60
  for (const message of [stripeIntent(), stripeCharge({ created })])
    await shop.till.push({ ...message, created }, { sign: signStripe })
  const at = new Date(now.getTime() - 60_000).toISOString()
  const order = shopifyOrder({ created_at: at, processed_at: at, updated_at: at })
  for (const id of [1, 2]) await shop.till.push({ ...order, note: id }, { sign: signShopify })
  const feed = await shop.till.feed()
  expect(feed.letters).toEqual([])
  expect(feed.rows).toBe(2)
})

it('what a stopped process left is recorded, and rebuilding gives the same rows', async () => {
  const date = freshDay()
  await shop.till.push(saleMessage('i', date, '5.00'))
  await settled(shop.running, 'cafe')
  // As if the process had stopped after each step.
  await db().updateTable('import_delivery').set({ state: 'waiting' }).where('body', 'is not', null).execute()
  const before = await head()
  await shop.till.push(saleMessage('j', date, '6.00'))
  expect(await dayOf(date)).toMatchObject({ records: 2, gross: '11.00' })
  expect((await head()) > before).toBe(true)
  const feed = await shop.till.feed()
  const owner = await connectOwner(shop.running.database.ownerUrl)
  await rebuildWorkspace(owner, 'cafe', projections)
  await owner.end()
  expect(await shop.till.feed()).toEqual(feed)
})

it('a connection of another kind has no address, and an auditor sees none', async () => {
  const made = await shop.running.call('POST', '/api/connections', {
    session: shop.session,
    body: { type: 'hr_system', setupData: {} },
  })
  expect(made.json).not.toHaveProperty('inbound')
  const path = `/api/connections/${Object(made.json).id}/secret`
  expectProblem(await shop.running.call('POST', path, { session: shop.session, body: {} }), 409, undefined)
})
