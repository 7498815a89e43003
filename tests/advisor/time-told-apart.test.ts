/** The time of a question may be said in a sentence before it, whatever else that sentence is about. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainSpeech } from '../../service/advisor/questions/manner/plain-speech.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { fixedMoment } from '../core/sources.ts'
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

  it.each([
    'My partner is away until Friday',
    'Our manager is on leave till March',
    'Dana will be away in May',
  ])('is no time of the question where it is still to come: %s', (aside) => {
    const reading = {
      ask: (text: string) => questionOf(text, 'consulting', fixedMoment),
      isOnRecord: () => false,
    }
    expect(plainSpeech(`${aside}. What was our margin?`, reading)).toBe('What was our margin?')
  })

  it('gives way to a time of the question itself', async () => {
    const { plans } = await ask('Dana was on leave in June. What did we bill in September?')
    expect(plans).toEqual((await ask('What did we bill in September?')).plans)
  })
})
