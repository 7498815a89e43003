/** How each system's messages are read, in the time zone and the currency of the business. */
import { expect, it } from 'vitest'
import { brisbane, lines, read, readText, reasonOf } from './read-pushed.ts'
import {
  stripeCharge,
  stripeIntent,
  stripeRefund,
  stripeRefunded,
  xeroNotice,
  xeroTrial,
} from './stripe-payloads.ts'
import {
  shopifyOrder,
  shopifyRefund,
  squareOrderNotice,
  squarePayment,
  squareRefund,
} from './vendor-payloads.ts'

it('Square: completed payments are sales with their tips, and refunds records of their own', () => {
  expect(lines('square', squarePayment())).toEqual([
    ['hYy9pRFVxpDsO1FB05SunFWUe9JZY', 'sale', ['2026-11-22', '2000', 447, null, '150']],
    ['order 03O3USaPaAaFnI6kkwB1JxGgBsUZY', 'sale', null],
  ])
  for (const status of ['APPROVED', 'PENDING', 'CANCELED', 'FAILED'])
    expect(read('square', squarePayment({ status }))).toEqual([])
  expect(lines('square', squareRefund())).toEqual([
    ['hYy9pRFVxpDsO1FB05SunFWUe9JZY_xWyQdoO', 'refund', ['2026-11-22', '-500', 494]],
  ])
  expect(read('square', squareRefund({ status: 'PENDING' }))).toEqual([])
  expect(read('square', squareRefund({ status: 'FAILED' }))[0]?.content).toBeNull()
  expect(read('square', squareOrderNotice)).toEqual([])
  expect(read('square', { ...squarePayment(), type: 'customer.created' })).toEqual([])
  expect(reasonOf('square', squarePayment({ total_money: undefined, amount_money: undefined }))).toMatch(
    /without a total/,
  )
  expect(reasonOf('square', squarePayment({ total_money: { amount: 5, currency: 'NZD' } }))).toMatch(/NZD/)
  expect(reasonOf('square', squarePayment({ total_money: { amount: 1.5, currency: 'AUD' } }))).toMatch(
    /whole/,
  )
})

it('Square: an order with amounts is its payments, or a sale until they come', () => {
  const order = (more: object) => ({
    ...squareOrderNotice,
    data: {
      object: {
        order: {
          id: 'o1',
          state: 'COMPLETED',
          created_at: '2026-11-21T21:00:00Z',
          updated_at: '2026-11-21T21:27:34Z',
          closed_at: '2026-11-21T21:27:34Z',
          total_money: { amount: 2000, currency: 'AUD' },
          total_tax_money: { amount: 182, currency: 'AUD' },
          ...more,
        },
      },
    },
  })
  expect(lines('square', order({}))).toEqual([['order o1', 'sale', ['2026-11-22', '2000', 447, '182']]])
  const tender = {
    id: 'p1',
    created_at: '2026-11-21T21:27:30Z',
    amount_money: { amount: 2000, currency: 'AUD' },
  }
  const [asTender] = read('square', order({ tenders: [tender] }))
  const [asPayment] = read('square', squarePayment({ id: 'p1' }))
  expect(asTender?.id).toBe(asPayment?.id)
  expect((asTender?.ordering ?? '') < (asPayment?.ordering ?? '')).toBe(true)
  expect(read('square', order({ state: 'OPEN' }))).toEqual([])
})

it('Shopify: an order is a sale once it is paid', () => {
  expect(lines('shopify', shopifyOrder())).toEqual([
    ['5940139491234', 'sale', ['2026-11-21', '5995', 630, '545', '200', null, null, null, null, 'web']],
  ])
  for (const financial_status of ['pending', 'authorized'])
    expect(read('shopify', shopifyOrder({ financial_status }))).toEqual([])
  expect(read('shopify', shopifyOrder({ financial_status: 'voided' }))[0]?.content).toBeNull()
  expect(lines('shopify', shopifyOrder({ financial_status: 'partially_refunded' }))[0]?.[2]).toContain('5995')
  expect(read('shopify', shopifyOrder({ test: true }))).toEqual([])
  const owing = shopifyOrder({
    financial_status: 'partially_paid',
    total_outstanding: '9.95',
    total_tip_received: '0',
  })
  expect(lines('shopify', owing)[0]?.[2]).toContain('5000')
  const card = { gift_card: true, price: '25.00', quantity: 2, total_discount: '0.00' }
  const withCard = lines('shopify', shopifyOrder({ line_items: [card], total_tax: '0.00' }))
  expect(withCard[0]?.[2]).toEqual(['2026-11-21', '5995', 630, '0', '200', '5000', null, null, null, 'web'])
  expect(reasonOf('shopify', shopifyOrder({ currency: 'NZD' }))).toMatch(/NZD/)
  expect(reasonOf('shopify', shopifyOrder({ total_price: undefined }))).toMatch(/without a total/)
})

it('Shopify: a refund is the money that was given back, under a number that JSON cannot hold', () => {
  expect(lines('shopify', shopifyRefund())).toEqual([
    ['890088186047892319', 'refund', ['2026-11-21', '-1995', 720, '-181']],
  ])
  expect(read('shopify', shopifyRefund({ transactions: [] }))).toEqual([])
  const body = JSON.stringify({ ...shopifyRefund(), admin_graphql_api_id: undefined })
  const numbers = ['890088186047892318', '890088186047892319']
  const bodies = numbers.map((number) => body.replace(/"id":\d+/, `"id":${number}`))
  expect(bodies.map((text) => readText('shopify', text)[0]?.id)).toEqual(numbers)
})

it('Stripe: charge and intent are one sale, at the time of the charge', () => {
  const [charge, intent] = [read('stripe', stripeCharge())[0], read('stripe', stripeIntent())[0]]
  expect([charge?.id, intent?.id]).toEqual(Array(2).fill('pi_3MmlLrLkdIwHu7ix0uke3Ezy'))
  expect((charge?.ordering ?? '') > (intent?.ordering ?? '')).toBe(true)
  expect(JSON.parse(charge?.content ?? '')[1]).toBe('1099')
  expect(read('stripe', stripeCharge({ payment_intent: null }))[0]?.id).toBe('ch_3MmlLrLkdIwHu7ix0snN0B15')
  expect(read('stripe', stripeCharge({ captured: false }))).toEqual([])
  expect(read('stripe', stripeCharge({ status: 'failed' }))).toEqual([])
  expect(reasonOf('stripe', stripeCharge({ currency: 'nzd' }))).toMatch(/NZD/)
})

it('Stripe: a single refund takes the place of the sum of refunds', () => {
  const sum = read('stripe', stripeRefunded())[0]
  const single = read('stripe', stripeRefund())
  expect(JSON.parse(sum?.content ?? '')[1]).toBe('-400')
  expect(single.map(({ id, mark }) => [id, mark])).toEqual([
    ['re_1Nispe2eZvKYlo2Cd31jOCgZ', 'refund'],
    [sum?.id, 'refund'],
  ])
  expect(single[1]?.content).toBeNull()
  expect((single[1]?.ordering ?? '') > (sum?.ordering ?? '')).toBe(true)
  const listed = stripeRefunded({
    refunds: { data: [{ id: 're_1', amount: 400, currency: 'aud', created: 1795248115 }] },
  })
  expect(read('stripe', listed)[0]?.id).toBe('re_1')
  expect(read('stripe', stripeRefund({ status: 'failed' }))[0]?.content).toBeNull()
})

it.each([
  ['jpy', 500, '50000'],
  ['JPY', 500, '50000'],
  ['aud', 500, '500'],
  ['kwd', 5000, '500'],
  ['isk', 500, '500'],
])('Stripe: %s counts %i smallest units as %s hundredths', (currency, amount, cents) => {
  const at = { ...brisbane, currency: currency.toUpperCase() }
  expect(lines('stripe', stripeCharge({ currency, amount_captured: amount }), at)[0]?.[2]).toContain(cents)
})

it('Xero: notices carry no amounts, so they bring no sale', () => {
  expect([read('xero', xeroNotice), read('xero', xeroTrial)]).toEqual([[], []])
  expect(reasonOf('xero', {})).toMatch(/without events/)
})
