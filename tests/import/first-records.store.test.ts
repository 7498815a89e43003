/** A new owner's first file holds debtors or timesheets alone: chat, briefs and digests speak of what is there. */
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
})
afterEach(() => running.stop())

const debtors = lines(
  'Aged Receivables Summary',
  'As at 31 October 2026',
  'Customer,Current,1-30,31-60,61-90,Over 90,Total',
  'Tern Ltd,1000,500,0,0,250,1750',
  'Wren & Co,0,0,300,0,0,300',
  'Total,1000,500,300,0,250,2050',
)
const dayOf = (at: number): string => new Date(Date.UTC(2026, 9, 5 + at)).toISOString().slice(0, 10)
/** Six weeks of five days, four of them billed in part. */
const timesheets = lines(
  'Date,Person,Client,Hours,Billable',
  ...Array.from(
    { length: 30 },
    (_, at) =>
      `${dayOf(7 * Math.floor(at / 5) + (at % 5))},Ann,Tern,${at % 5 === 4 ? '4,No' : `${6 + (at % 3) / 2},Yes`}`,
  ),
)

const imported = async (text: string, name: string): Promise<void> => {
  const files = openFileClient(running, owner)
  const sent = await files.sent(text, name)
  const answers = Object.fromEntries(
    sent.questions.map(({ id, readings }) => [id, readings.at(-1)?.id ?? '']),
  )
  await files.commit(sent.questions.length === 0 ? sent : await files.answer(sent, answers))
}
const reply = async (message: string) =>
  Object((await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).json)
const ask = async (message: string): Promise<string> => (await reply(message)).message
const brief = async (topic: string) => {
  const made = Object((await owner.call('POST', '/api/briefs/generate', { topic, personaKey: 'ceo' })).json)
  const text = [made.title, made.what, made.why, made.soWhat].join(' ')
  return { text, title: String(made.title), confidence: Number(made.confidence) }
}
const nothing = /no figures are on record|no weekly figures .{0,30}so there is nothing|nothing is on record/i

it('speaks of what is owed where debtors alone are on record', async () => {
  await imported(debtors, 'debtors.csv')
  const said = {
    standing: await ask('How are we doing?'),
    risks: await ask('What is at risk?'),
    next: await ask('What should I do this week?'),
    week: await ask('How did last week go?'),
    revenue: await ask('What was our revenue last week?'),
    used: await ask('What is our utilisation?'),
    who: await ask('Who are you?'),
  }
  for (const text of Object.values(said)) {
    expect(text).not.toMatch(nothing)
    expect(text).not.toMatch(/Tern|Wren|first week from a connected system|costs? .{0,20}by item/i)
  }
  for (const text of [said.standing, said.risks, said.next, said.week, said.revenue])
    expect(text).toMatch(/\$2,050|\$1,050/)
  expect(said.standing).toContain('2 customers owed you $2,050 as of 31 October')
  expect(said.standing).toContain('import your sales or invoices')
  expect(said.risks).toContain('$1,050')
  expect(said.next).toMatch(/\$1,050 that is overdue/)
  expect(said.week.match(/\$2,050/g)).toHaveLength(1)
  expect(said.revenue).toContain('nothing on record about revenue')
  expect(said.used).toContain('It would take')
  expect(said.who).toContain('what customers owe')
})

it('is as sure of its step as the list allows, and drafts what is to be said to a customer', async () => {
  await imported(debtors, 'debtors.csv')
  expect((await reply('What should I do first?')).basis.confidence.percent).toBeGreaterThan(50)
  const { message, drafts } = await reply('Tell the client who owes us most that we need an answer by Friday')
  expect(message).toContain('Here is a draft')
  expect(JSON.stringify(drafts)).not.toMatch(/Tern|Wren/)
})

it('briefs on what is owed', async () => {
  await imported(debtors, 'debtors.csv')
  for (const topic of [
    'How are we doing?',
    'Who owes us money?',
    'Unpaid invoices',
    'What should we do next?',
  ]) {
    const { title, text, confidence } = await brief(topic)
    expect(text).not.toMatch(nothing)
    expect(title).toBe('$1,050 of the $2,050 that customers owe is overdue')
    expect(text).toMatch(/1–30 days \$500, 31–60 days \$300 and over 90 days \$250/)
    expect(text).not.toMatch(/Tern|Wren/)
    expect(confidence).toBeGreaterThan(50)
  }
  const other = await brief('How are sales going?')
  expect(other.text).toContain('2 customers owed you $2,050')
  expect(other.confidence).toBeLessThan(30)
})

it('speaks of time worked where timesheets alone are on record', async () => {
  await imported(timesheets, 'timesheets.csv')
  const said = {
    standing: await ask('How are we doing?'),
    risks: await ask('What is at risk?'),
    next: await ask('What should I do this week?'),
    revenue: await ask('What was our revenue last week?'),
    owed: await ask('How much are we owed?'),
    who: await ask('Who are you?'),
  }
  for (const text of Object.values(said)) {
    expect(text).not.toMatch(nothing)
    expect(text).not.toMatch(/costs? .{0,20}by item/i)
  }
  for (const text of [said.standing, said.risks, said.next, said.revenue])
    expect(text).toMatch(/billed days/i)
  expect(said.who).toContain('timesheets')
  expect(said.owed).toContain('It would take a list of debtors')
  expect(said.next).toMatch(/^Nothing on record supports a step yet/)
  const owed = await brief('Who owes us money?')
  expect(owed.text).not.toMatch(nothing)
  expect(owed.text).toContain('a list of debtors')
  expect((await brief('How are sales going?')).text).toMatch(/billed days/)
})

it('names both where both are on record, and what is overdue beside weekly figures', async () => {
  await imported(debtors, 'debtors.csv')
  await imported(timesheets, 'timesheets.csv')
  const both = await ask('How are we doing?')
  expect(both).toMatch(/billed days/)
  expect(both).toContain('$2,050')
  await imported(
    lines(
      'Invoice number,Invoice date,Client,Subtotal,GST,Total',
      ...Array.from({ length: 30 }, (_, at) => `INV-${at},${dayOf(at)},Tern,1000.00,100.00,1100.00`),
    ),
    'invoices.csv',
  )
  expect(await ask('What is at risk?')).toContain('$1,050')
  expect((await brief('Who owes us money?')).title).toContain('$1,050 of the $2,050')
})
