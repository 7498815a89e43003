/** A consultancy whose only file is its invoices: an invoice is no billed day, and a brief needs no profit. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { startTestService, type TestService } from '../core/service.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'
import { openFileClient } from './send-file.ts'

const business = {
  name: 'Petrov Advisory',
  trade: 'consulting',
  suburb: 'Carlton',
  state: 'VIC',
  timeZone: 'Australia/Melbourne',
  currency: 'AUD',
  fiscalYearStart: '07-01',
}

let running: TestService
let owner: Browser
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  owner = await setUpBakery(running, business)
  await openFileClient(running, owner).imported(invoices, 'invoices.csv')
})
afterEach(() => running.stop())

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)

/** Two invoices a week for nineteen weeks, each $20 more than those of the week before. */
const invoices = lines(
  'Invoice number,Invoice date,Client,Subtotal,GST,Total',
  ...Array.from({ length: 38 }, (_, at) => {
    const net = 4000 + 20 * Math.floor(at / 2)
    return `INV-${at},${dayOf(7 * Math.floor(at / 2) + 1 + 2 * (at % 2))},Tern,${net}.00,${net / 10}.00,${net * 1.1}`
  }),
)

const ask = async (message: string): Promise<string> =>
  Object((await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).json)
    .message
const brief = async (topic: string) =>
  Object((await owner.call('POST', '/api/briefs/generate', { topic, personaKey: 'ceo' })).json)

it('counts no invoice as a billed day', async () => {
  expect(await ask('What was our revenue last week?')).toContain('$8,720')
  expect(await ask('How many days did we bill last week?')).not.toMatch(/\b2\b/)
  expect(await ask('How many days did we bill last week?')).toContain(
    'It would take billed days by the week, from timesheets',
  )
  const sales = await brief('How are sales going?')
  expect(sales.title).toMatch(/^Revenue rose/)
  expect(`${sales.what} ${sales.why}`).not.toMatch(
    /billed days? (?:came|was|rose|held|fell)|day rate (?:added|rose)/,
  )
})

it('briefs on revenue while no profit is on record', async () => {
  const whole = await brief('How are we doing?')
  expect(whole.what).toContain('Revenue')
  expect(whole.confidence).toBeGreaterThan(50)
  const next = await brief('What should we do next?')
  expect(next.confidence).toBeGreaterThan(50)
})
