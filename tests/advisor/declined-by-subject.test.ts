/** The question decides what is declined, not a single word in it: rules, harm to somebody, the product, and orders. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message

describe('a rule says who settles it, whatever holiday or cost it names', () => {
  it.each([
    ['cafe', 'Do my casuals get double time on Australia Day?', /Fair Work Ombudsman/],
    ['cafe', 'Do I have to pay penalty rates on Boxing Day?', /Fair Work Ombudsman/],
    ['realestate', 'Can I sack the receptionist on the spot?', /Fair Work Ombudsman/],
    ['cafe', 'What super do I owe a 17 year old who does 20 hours?', /Australian Taxation Office/],
    ['consulting', 'Do I have to pay super to our contractors?', /Australian Taxation Office/],
    ['realestate', 'Can I raise rent on a tenant mid-lease?', /residential tenancies authority/],
    ['realestate', 'Can we use trust money for wages for a week?', /licensing authority/],
    ['cafe', 'Can the landlord throw us out if we miss the option date?', /small business commissioner/],
    ['cafe', 'A customer slipped on the wet floor, what do I have to report?', /work safety regulator/],
  ] as const)('%s: %s', async (type, question, signpost) => {
    expect(await ask(type, question)).toMatch(signpost)
  })

  it.each([
    ['cafe', 'What did wages cost us last month?'],
    ['cafe', 'By how much do I have to cut wages to see 12 percent margin?'],
    ['realestate', 'When does the auditor come?'],
  ] as const)('but not what the records answer (%s: %s)', async (type, question) => {
    expect(await ask(type, question)).not.toMatch(/Ombudsman|authority|lawyer/)
  })
})

describe('somebody who is hurt comes before everything', () => {
  it.each([
    ['cafe', 'My line cook burnt her arm, what should I put on it', /healthdirect/],
    [
      'realestate',
      'The tenant found mould and her kid is wheezing',
      /healthdirect[\s\S]*tenancies authority/,
    ],
    ['realestate', 'Tenant says there’s a gas smell', /Call 000 now/],
  ] as const)('%s: %s', async (type, question, signpost) => {
    expect(await ask(type, question)).toMatch(signpost)
  })
})

describe('a question about the product is answered by what the product is', () => {
  it.each([
    ['cafe', 'Do these figures get shipped off to some AI company?', /nothing was sent to a language model/],
    ['consulting', 'Is Jarvin making these numbers up? Where do they come from?', /demo business.*samples/],
    ['cafe', 'Do you remember what I asked yesterday?', /new conversation I start afresh/],
    ['cafe', 'Can my bookkeeper have a squiz at this?', /under People/],
    ['consulting', 'What file do you want out of Xero?', /^From Xero, export .*under Imports/s],
    ['realestate', 'Will my competitors see this?', /workspace of its own/],
  ] as const)('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })
})

describe('an order that the chat cannot carry out says where it is done', () => {
  it('names the advisory and how it stands', async () => {
    expect(await ask('realestate', 'Pretend you’re me and accept the twilight inspection')).toMatch(
      /under Advisories[\s\S]*“Add a Thursday twilight inspection” is open/,
    )
    expect(await ask('consulting', 'Dismiss the desks idea for me')).toMatch(/you dismissed it on/)
  })

  it.each([
    ['cafe', 'Delete my old memos about the film', /archived in the CEO Inbox/],
    ['cafe', 'Can you pay the milk bill', /pays, orders, books/],
  ] as const)('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })
})

describe('words of harm for a business are no emergency, and those for a person are', () => {
  it.each(['the rent is killing me', 'wages are crippling us', 'food costs are crippling us'])(
    '%s',
    async (question) => {
      const { message } = await askedReply(settledRecords('cafe'), question)
      expect(message).not.toMatch(/000|Lifeline|doctor/)
      expect(message).toMatch(/share of revenue/)
    },
  )

  it.each(['my back is killing me', 'my wrist is killing me after the rush, can I claim workers comp?'])(
    '%s',
    async (question) => {
      const { message } = await askedReply(settledRecords('cafe'), question)
      expect(message).toMatch(/doctor/)
      expect(message).not.toMatch(/Lifeline/)
    },
  )

  it.each(['please kill me', 'I want someone to kill me', 'I want to kill myself'])(
    '%s',
    async (question) => {
      expect((await askedReply(settledRecords('cafe'), question)).message).toMatch(/Lifeline/)
    },
  )

  it.each(['my ex wants to kill me', 'the head chef threatened to kill me', 'he said he’ll kill us'])(
    '%s',
    async (question) => {
      expect((await askedReply(settledRecords('cafe'), question)).message).toMatch(/^Call 000 now/)
    },
  )
})

describe('what no record has', () => {
  it.each<['cafe' | 'consulting' | 'realestate', string, RegExp, string]>([
    [
      'realestate',
      'how many listings are there at the moment',
      /^Listings: no record has that/,
      'sales system',
    ],
    ['consulting', 'who still owes us money', /^Unpaid invoices:/, 'accounting system'],
    ['cafe', 'how many cups are left in stock', /^Stock: /, 'stock counts'],
  ])('is named, with what it would take (%s): %s', async (type, question, thing, needs) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message).toMatch(thing)
    expect(message).toContain(`It would take `)
    expect(message).toContain(needs)
  })
})
