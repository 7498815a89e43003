/** Which file to bring from another system: said by its name, and no figure or record is mistaken for it. */
import { describe, expect, it } from 'vitest'
import { sourceFileAsked } from '../../service/advisor/product/source-files.ts'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const planOf = (question: string) => readMessage(question, 'cafe', fixedMoment)[0]?.plan
const empty = {
  ...seededRecords('cafe'),
  ...{ kpis: [], days: [], memos: [], advisories: [], briefs: [], notes: [], focus: null },
}

describe('a question about the file of a system', () => {
  it.each([
    ['Which file do I need from Square?', 'Square'],
    ['which file do i need from lightspeed', 'Lightspeed'],
    ['What do I export from Xero?', 'Xero'],
    ['how do I export from xero', 'Xero'],
    ['How do I get my sales out of Shopify?', 'Shopify'],
    ['what report should my bookkeeper download from MYOB for you', 'MYOB'],
    ['Can I upload the CSV from CommBank?', 'CommBank'],
    ['What format do you need from Stripe?', 'Stripe'],
  ])('%s names %s', async (question, system) => {
    expect(planOf(question)).toEqual({
      operator: 'talk',
      about: 'product',
      topic: 'import',
      words: [system],
    })
    const { message } = await askedReply(empty, question)
    expect(message).toMatch(new RegExp(`^From ${system}, export `))
    expect(message).toContain('Imports')
  })

  it.each(['What did the import from Stripe change?', 'What was exported from Xero last week?'])(
    '%s asks what was done',
    (question) => {
      expect(sourceFileAsked(question)).toBeUndefined()
    },
  )

  it('says what to look for where the system is not known', async () => {
    const { message } = await askedReply(empty, 'Which file do I need from Foodics?')
    expect(message).toMatch(/^Any export /)
  })
})

it.each([
  'How can we get more sales from toast?',
  'Which report should we use from July?',
  'What did Square charge us in fees?',
  'Is Xero worth the money?',
  'What did we export last month?',
  'How many square metres is the shop?',
  'Write to the bank',
  'Should we take Stripe payments?',
  'What did we get from Square last week?',
  'How much do we get from Stripe a week?',
  'How many sales do we get from Shopify?',
  'What did the report from Westpac say?',
  'What does the statement from ANZ say?',
  'What share of sales do we get from catering?',
  'What does the report of the council want from us?',
])('is about the business: %s', (question) => {
  expect(planOf(question)).not.toMatchObject({ about: 'product', topic: 'import' })
})
