/** Who wants to know a figure changes nothing about it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const plansOf = async (question: string) => (await askedReply(settledRecords('realestate'), question)).plans

const askers = fc.constantFrom(
  'my bookkeeper',
  'our solicitor',
  'the bank',
  'the new office manager',
  'one of my partners',
  'Priya',
  'Sam from the bank',
  'she',
)
const verbs = fc.constantFrom('wants to know', 'asked', 'is asking', 'needs to see', 'keeps asking me')
const questions = fc.constantFrom(
  'what fees came to in October',
  'what our margin was last month',
  'how many transactions we did in September',
)
const figures = fc.constantFrom('our wages for October', 'the total rent last quarter', 'profit by month')

describe('who asks', () => {
  it('is no part of a question', async () => {
    await fc.assert(
      fc.asyncProperty(askers, verbs, questions, async (who, verb, question) => {
        expect(await plansOf(`${who} ${verb} ${question}`)).toEqual(await plansOf(question))
      }),
      { numRuns: 40 },
    )
  })

  it('is no part of a figure that is named', async () => {
    const wanting = fc.constantFrom('wants', 'needs', 'asked for', 'is asking for')
    await fc.assert(
      fc.asyncProperty(askers, wanting, figures, async (who, verb, figure) => {
        expect(await plansOf(`${who} ${verb} ${figure}`)).toEqual(await plansOf(figure))
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    'the landlord wants more rent, what does 5% do to profit',
    'the agents want their pay up 4%, can we',
  ])('is part of a wish of theirs: %s', async (question) => {
    const plans = await plansOf(question)
    expect(plans?.[0]?.operator).not.toBe('value')
  })
})
