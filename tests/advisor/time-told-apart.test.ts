/** The time of a question may be said in a sentence before it, whatever else that sentence is about. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = async (question: string) => askedReply(settledRecords('consulting'), question)

const months = fc.constantFrom('May', 'June', 'September')
const asides = fc.constantFrom(
  'Dana was on leave in',
  'I was overseas in',
  'My partner was away in',
  'Our office manager was on holiday in',
)
const questions = fc.constantFrom(
  'What did we bill',
  'What did staff cost',
  'How much profit did we make',
  'What was our margin',
)

describe('a time in a sentence that only says who was away', () => {
  it('is the time that is asked about', async () => {
    await fc.assert(
      fc.asyncProperty(asides, months, questions, async (aside, month, question) => {
        const { plans } = await ask(`${aside} ${month}. ${question}?`)
        expect(plans).toEqual((await ask(`${question} in ${month}?`)).plans)
      }),
      { numRuns: 30 },
    )
  })

  it('gives way to a time of the question itself', async () => {
    const { plans } = await ask('Dana was on leave in June. What did we bill in September?')
    expect(plans).toEqual((await ask('What did we bill in September?')).plans)
  })
})
