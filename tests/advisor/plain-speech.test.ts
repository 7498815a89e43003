/** The question of a message without the manner in which it is said; what a figure or a person's safety turns on stays. */
import { describe, expect, it } from 'vitest'
import { plainSpeech } from '../../service/advisor/questions/manner/plain-speech.ts'
import { withNumerals } from '../../service/advisor/questions/manner/spoken-numbers.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const plain = (message: string): string =>
  plainSpeech(message, { ask: (text) => questionOf(text, 'cafe', fixedMoment), isOnRecord: () => false })

describe('manner', () => {
  it.each([
    ["Hi, it's Lorraine from the shop, what was revenue last week?", 'what was revenue last week?'],
    ['my accountant is asking, so what was our profit in July', 'what was our profit in July'],
    ['before I go into the bank tomorrow, are we making a profit?', 'are we making a profit?'],
    ['WHATS OUR MARGIN THIS MONTH', "what's our margin this month"],
    ['um so like what did we um take last week', 'so what did we take last week'],
    ['how did we go last week down here at Noosa', 'how did we go last week'],
    ['What was profit in May? Thanks in advance, Tarnelle', 'What was profit in May?'],
  ])('goes: %s', (message, question) => {
    expect(plain(message)).toBe(question)
  })

  it.each([
    'rent went up to 9k, can we carry it?',
    'My husband swears the cold months killed us compared with March to May. Is he right?',
    "We're billing 36 days a week now so we're on target, right?",
    'when I was away last week, what did we take?',
    'how high can rent go before we’re making nothing?',
    'We keep running short-handed on Saturday mornings. Suggestions?',
    'true or false: marketing spend has doubled since last Christmas',
    'I want to hurt myself. what was revenue last week?',
    'thanks so much, very helpful',
    'not last week, the week before that',
    'no no, sales in October',
    "I'm asking about Saturday mornings, what did we take last month?",
    'I want it by weekday. What did we take last month?',
    'My accountant wants it by month. What did we take this year?',
    "I'm thinking about Uber Eats. What did they cost us in July?",
    'If my daughter ran the floor for free, what would our margin be?',
  ])('is not all that is in: %s', (message) => {
    expect(plain(message)).toBe(message)
  })

  it('hides no danger', async () => {
    const { plans } = await askedReply(
      seededRecords('cafe'),
      "Hi, it's Kim from the shop, I want to kill myself, what was revenue last week? thanks",
    )
    expect(plans).toMatchObject([{ operator: 'decline', because: 'emergency', isSelfHarm: true }])
  })
})

describe('numbers in words', () => {
  it.each([
    ['over twelve and a half grand', 'over $12,500'],
    ['the twenty seventh of july', '27 July'],
    ['July the twenty-seventh', '27 July'],
    ['a hundred and five thousand', '105,000'],
    ['two hundred and forty-five customers', '245 customers'],
    ['six and a half percent', '6.5 percent'],
    ['half past three', 'half past three'],
    ['the last three weeks', 'the last three weeks'],
    ['that one', 'that one'],
    ['the thirty-first of June', 'the thirty-first of June'],
    ['between ten thousand and twelve thousand', 'between 10,000 and 12,000'],
    ['between five hundred and six hundred', 'between 500 and 600'],
    ['between twenty and five', 'between 20 and five'],
    ['in two thousand and twenty five', 'in 2025'],
    ['a grand opening', 'a grand opening'],
    ['a grand a week', '$1,000 a week'],
    ['since March 2 baristas', 'since 2 March baristas'],
    ['since march 2 baristas', 'since march 2 baristas'],
    ['the second may be cheaper', 'the second may be cheaper'],
    ['in June 30 thousand', 'in June 30,000'],
  ])('%s are %s', (said, written) => {
    expect(withNumerals(said)).toBe(written)
  })
})
