/** Questions about what no record has: the matter is named, with what it would take. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '../../schema/session/session.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = async (type: BusinessType, question: string) =>
  (await askedReply(settledRecords(type), question)).message

describe('a matter that no record has', () => {
  it.each<[BusinessType, string, RegExp]>([
    ['consulting', 'How many weeks does it take before a client pays us?', /invoices with the days/],
    ['consulting', 'Are we following up the invoices that matter?', /accounting system|invoices/],
    ['realestate', 'Which of the agents sells the most?', /who made them/],
    ['cafe', 'Who on the team brings in the most?', /who made them/],
    ['cafe', 'What is our staff turnover like?', /started and left/],
    ['cafe', 'How many sick days were taken in October?', /leave and absence/],
    ['cafe', 'Are our regulars coming back as often as they used to?', /loyalty card/],
    ['consulting', 'How do most new clients hear about us?', /source of each enquiry/],
    ['cafe', 'Which dish makes us the most money?', /point of sale/],
    ['cafe', 'What part of our sales is paid by card?', /way of payment/],
    ['cafe', 'How much milk do we end up throwing away?', /thrown out/],
    ['cafe', 'How long do people queue at eight in the morning?', /times of orders/],
    ['consulting', 'What is our win rate on proposals?', /quotes with their outcome/],
    ['consulting', 'Which project makes us the most?', /by job/],
    ['realestate', 'How long are homes taking to sell?', /listings with their stages and days/],
    ['realestate', 'How many tenants are in arrears?', /rent roll/],
    ['cafe', 'Which supplier has put prices up the most?', /for the supplier/],
    ['realestate', 'What is the agency worth if I sold it?', /valuer or broker/],
    ['cafe', 'How much did I pay myself this year?', /directors’ pay/],
    ['consulting', 'Are we over budget this quarter?', /a budget by week or month/],
    ['cafe', 'How many followers have we got on Instagram?', /social media/],
    ['consulting', 'How many billed days per consultant?', /column for the person/],
    ['realestate', 'What does each agent cost us?', /column for the person/],
    ['realestate', 'What is our return on equity?', /assets and debts/],
  ])('%s: %s', async (type, question, needs) => {
    const message = await ask(type, question)
    expect(message).toMatch(/no record has that, and I don’t guess\. It would take/)
    expect(message).toMatch(needs)
  })

  it.each<[BusinessType, string, RegExp]>([
    ['consulting', 'How dependent are we on our biggest client?', /third/],
    ['realestate', 'Why did we lose managements?', /31 managements/],
    ['cafe', 'How many sales did we have last week?', /sales/],
    ['cafe', 'What is a typical customer worth to us?', /\$1\d\.\d\d/],
    ['realestate', 'Which landlord did we lose?', /landlord/],
  ])('is no refusal where a record speaks of it (%s): %s', async (type, question, told) => {
    const message = await ask(type, question)
    expect(message).not.toMatch(/no record has that/)
    expect(message).toMatch(told)
  })
})

describe('a matter that the owner’s files hold', () => {
  it('is not said to be on no record', async () => {
    const records = settledRecords('consulting')
    const question = 'Which project makes us the most?'
    expect((await askedReply(records, question)).message).toMatch(/no record has that/)
    const work = records.kpis.slice(-1).map(({ weekStart }) => ({ weekStart, hours: 300 }))
    expect((await askedReply({ ...records, work }, question)).message).not.toMatch(/no record has that/)
  })
})

describe('words that only stand before another thing', () => {
  it.each<[BusinessType, string]>([
    ['cafe', 'What is our best customer week?'],
    ['cafe', 'What is the most popular time of day?'],
    ['realestate', 'When was the pipeline brief written?'],
    ['cafe', 'Is the loyalty card worth it?'],
    ['consulting', 'When does the lease expire?'],
    ['cafe', 'Which bill rose the most since July?'],
  ])('name no matter that is missing (%s): %s', async (type, question) => {
    expect(await ask(type, question)).not.toMatch(/no record has that/)
  })
})
