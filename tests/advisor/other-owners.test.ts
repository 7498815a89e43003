/** Questions of the owners of a property agency and of a consulting firm: answered for what they ask, in their words. */
import { describe, expect, it } from 'vitest'
import type { BusinessType } from '#schema/session/session'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import { seededRecords } from './seeded-records.ts'

const ask = async (type: BusinessType, message: string): Promise<string> => {
  const order = {
    records: seededRecords(type),
    personaKey: 'value_investor',
    message,
    earlier: [],
    passages: [],
  }
  return (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
}

describe('the reply to the agency’s', () => {
  it.each([
    // What a fee comes to is a figure; a price is only what is to be changed.
    ['What is our average fee per transaction?', /^Fee per transaction was \$\d+/],
    ['What commission do we earn per sale?', /^Fee per transaction was \$\d+/],
    ['How has the fee per transaction moved?', /^Fee per transaction was \$\d+/],
    ['What should our fee per transaction be?', /^(?!Fee per transaction was)/],
    ['What if we raise our fee per transaction by 5%?', /^Putting fees up 5\.0% would add /],
    // Single homes and landlords are in no record.
    ['How long do listings take to sell?', /^The records say nothing about individual listings and projects/],
    [
      'How long does a rental stand empty?',
      /^The records say nothing about individual listings and projects/,
    ],
    ['Which landlord brings the most?', /^The records say nothing about individual customers/],
    ['How many landlords left us this year?', /^The records say nothing about individual customers/],
    ['What happens if we lose a tenth of our managements?', /^With the number of transactions down 10\.0%/],
    ['How will a rate cut affect us?', /^The records say nothing about loans and their rates/],
    // One more of the team is paid hours.
    ['Can we afford another property manager?', /^That is 38 hours of paid work a week/],
    ['What should I tell a vendor who wants a lower fee?', /- What if we cut fees by three percent\?/],
    ['How is the agency doing?', /^Revenue was \$51,778/],
    ['What if the portals raise their prices by 10%?', /To make up for it on fees alone/],
  ])('%s', async (question, said) => {
    expect(await ask('realestate', question)).toMatch(said)
  })
})

describe('the reply to the firm’s', () => {
  it.each([
    ['How is the firm doing?', /^Revenue was \$54,088/],
    // Pay that is named is what is reckoned with, not an assumption of ours.
    [
      'Can we afford to hire a consultant at $120,000 a year?',
      /^\$120,000 a year is about \$2,308 a week\. .*It needs 1\.[45]\d? more billed days a week to pay for itself(?!.*our assumption, with loadings)/s,
    ],
    [
      'What if we hire an analyst for $1,500 a week?',
      /^That costs \$1,500 a week\. .*It needs \S+ more billed days a week to pay for itself/s,
    ],
    ['What if we win more clients?', /- What if we win three percent more clients\?/],
    ['how is our practice going?', /^Revenue was \$54,088/],
    ['Should we raise our day rate by 8%?', /^Putting day rates up 8\.0% would add /],
    ['What if our day rate is cut by 5%?', /^Putting day rates down 5\.0% would take /],
    ['Draft a proposal for a new client', /^I can’t change or send anything/],
    ['Can you write a contract for our subcontractors?', /^I can’t change or send anything/],
    // What is compared with last year is explained against last year, and never against the week before.
    [
      'Why is the margin lower than last year?',
      /^Profit margin was 18\.7% in the week of 9 November, (up|down) [\d.]+ points on the same week last year\.(?!.*week before)/s,
    ],
    [
      'Why is revenue below last month?',
      /^Over four weeks revenue averaged \$[\d,]+, (up|down) \$[\d,]+ on the four weeks before\./,
    ],
    ['How many clients have we lost?', /^The records say nothing about individual customers/],
  ])('%s', async (question, said) => {
    expect(await ask('consulting', question)).toMatch(said)
  })

  it('explains a month by parts that add up', async () => {
    const said = await ask('consulting', 'Why did revenue fall last month?')
    const [, whole = ''] =
      /^(?:It did not fall: \S+ \S+\. )?Over four weeks revenue averaged \S+ (up|down)/.exec(said) ?? []
    expect(['up', 'down']).toContain(whole)
    expect(said).toMatch(/The number of billed days moved revenue .*Together that is the whole change/)
    expect(said).not.toMatch(/in the week of|that week/)
  })
})
