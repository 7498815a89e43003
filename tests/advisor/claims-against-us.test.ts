/** Claims that the business did harm are referred to the insurer and a lawyer, whatever the harm, the person and the demand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

const isReferred = async (type: DemoBusiness, question: string): Promise<boolean> => {
  const { plans } = await ask(type, question)
  return plans?.length === 1 && plans[0]?.operator === 'decline' && plans[0].about === 'liability'
}

const someone = fc.constantFrom(
  'a customer',
  'an older lady',
  'our tenant',
  'a guest',
  'one of the neighbours',
)
const harm = fc.constantFrom(
  'slipped on our wet floor',
  'says our slice gave her a reaction',
  'chipped a tooth on one of our rolls',
  'says the scaffolding damaged their car',
  'found glass in her food',
)
const demand = fc.constantFrom(
  'and wants us to admit it was our fault',
  'and is asking me to apologise in writing',
  'and wants compensation',
  'and says she will sue',
  'and wants us to pay for it',
)
const asked = fc.constantFrom('what do i write back', 'should I say sorry?', 'do we pay?', 'draft a reply')

describe('a claim that we did harm', () => {
  it('is referred, however it is put', async () => {
    await fc.assert(
      fc.asyncProperty(someone, harm, demand, asked, async (who, what, wish, question) => {
        expect(await isReferred('cafe', `${who} ${what} ${wish}. ${question}`)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['consulting', 'A client says our report was negligent and wants us to admit it in writing'],
    ['realestate', 'the landlord says it is our fault that the flat flooded and expects me to own up, do I?'],
  ] as const)('is referred without an injury (%s: %s)', async (type, question) => {
    expect(await isReferred(type, question)).toBe(true)
  })

  it('says not to admit anything before the insurer was asked', async () => {
    const { message } = await ask('cafe', 'a man tripped over our sign and wants me to say sorry in writing')
    expect(message).toMatch(/admit/)
    expect(message).toMatch(/insurer/)
  })
})

describe('figures and work that only sound like it', () => {
  const subjects = fc.constantFrom('the price rise', 'the wage rise', 'the dairy', 'the quiet July')
  const harmed = fc.constantFrom(
    'hurt us',
    'cut our margin',
    'hit sales',
    'made profit sick',
    'damaged our margin',
  )
  const questions = fc.constantFrom(
    'how much did profit drop last month?',
    'was it our fault that sales fell?',
    'I have to admit I am worried, what was margin last week?',
    'my accountant wants us to own up to the drop, how big was it?',
  )

  it('are no claim', async () => {
    await fc.assert(
      fc.asyncProperty(subjects, harmed, questions, async (who, what, question) => {
        expect(await isReferred('cafe', `${who} ${what}. ${question}`)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['cafe', 'draft an email to say sorry to the roaster for paying late'],
    ['cafe', 'I can’t go on holiday because we’re so busy, are Saturdays still our biggest day?'],
    ['cafe', 'we cannot go on leave in December, what did we take last December?'],
    ['consulting', 'the client wants us to cut our rate, what was it last month?'],
    ['realestate', 'the landlord says we took 31 managements off him, how many did we lose?'],
  ] as const)('are no danger either (%s: %s)', async (type, question) => {
    const { plans } = await ask(type, question)
    expect(plans?.filter(({ operator }) => operator === 'decline')).toEqual([])
  })
})

describe('a tax', () => {
  it.each([
    ['what land tax would I pay on a second office', 'state-tax'],
    ['are we over the payroll tax threshold', 'state-tax'],
    ['is there stamp duty on a new rent roll', 'state-tax'],
    ['do I have to charge GST on the letting fee', 'tax'],
    ['can I write off the new car', 'tax'],
  ] as const)('is for the authority that levies it (%s)', async (question, about) => {
    const { plans } = await ask('realestate', question)
    expect(plans?.[0]).toMatchObject({ operator: 'decline', because: 'tax', about })
  })
})
