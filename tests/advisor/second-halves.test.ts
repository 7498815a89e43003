/** Of two questions in one message, the second is answered about the first, or named as not answered. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { seededRecords, settledRecords } from './seeded-records.ts'

describe('the second half of a message', () => {
  it.each([
    ['consulting', 'Which month was our fattest by margin, and what made it so'],
    ['cafe', 'what was our worst week this year and what was behind it?'],
    ['realestate', 'which month had the lowest fees, and what brought that about'],
  ] as const)('asks why of %s: %s', async (type, question) => {
    const { plans = [] } = await askedReply(settledRecords(type), question)
    expect(plans.map(({ operator }) => operator)).toEqual(['rank', 'explain'])
  })

  it.each([
    ['realestate', 'our leanest fortnight in the last year and what was left in it', 'profit'],
    ['cafe', 'which week was best this year and how much did we spend on staff in it?', 'staff'],
    ['consulting', 'what was our slowest month this year? and what was the margin then?', 'margin'],
    ['consulting', 'which week was busiest this year? how much money was that', 'revenue'],
    ['realestate', 'when was our busiest week this year and what did marketing cost that week', 'marketing'],
  ] as const)('is about the time that the first half names: %s: %s', async (type, question, measure) => {
    const { plans = [] } = await askedReply(settledRecords(type), question)
    expect(plans[1]).toMatchObject({
      operator: 'value',
      measure,
      period: { of: { kind: expect.stringMatching(/^(?:dates|unit-of)$/) } },
    })
  })

  it.each([
    ['cafe', 'what does runway mean, and is any of it not really ours?', 'is any of it not'],
    ['consulting', 'what were billings in October, and is that all of it from her?', 'is that all of it'],
    [
      'realestate',
      'how many settlements were there last month, and did she do most of them?',
      'did she do most',
    ],
  ] as const)('is named where nothing answers it: %s: %s', async (type, question, left) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message).toContain(left)
  })

  it.each([
    ['cafe', 'sales rose last week, didn’t they?'],
    ['cafe', 'did sales fall last week? by how much?'],
  ] as const)('is no question of its own as a tag: %s: %s', async (type, question) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message).not.toContain('That leaves')
  })
})

describe('how much that was', () => {
  it.each([
    ['cafe', 'What did we spend on staff last week?', 'how much is that in dollars?', 'staff'],
    ['cafe', 'Which week were wages highest this year?', 'How much was that?', 'staff'],
    ['consulting', 'Which week was best for profit this year?', 'how much was it?', 'profit'],
    ['cafe', 'What was our margin last week?', 'what’s that in dollars?', 'profit'],
    ['cafe', 'What share of revenue was rent in October?', 'what is that in dollars?', 'premises'],
    ['realestate', 'How many settlements did we have in October?', 'how much money was that?', 'revenue'],
  ] as const)('is the money of what was asked: %s: %s %s', async (type, first, then, measure) => {
    const before = (await askedReply(settledRecords(type), first)).plans?.at(-1)
    const { plans = [] } = await askedReply(settledRecords(type), then, { before })
    expect(plans[0]).toMatchObject({ operator: 'value', measure })
  })

  it.each([
    ['cafe', 'Which week was best this year and what was it on average?'],
    ['realestate', 'which month was best this year, and what was it on average?'],
  ] as const)('is the usual where that is asked: %s: %s', async (type, question) => {
    const { plans = [] } = await askedReply(settledRecords(type), question)
    expect(plans[1]).toMatchObject({ aggregate: 'mean' })
  })

  it.each([
    ['cafe', 'Which month was best this year, and what did it cost us to run the place?'],
    ['realestate', 'which week was best this year and what did it cost to run the office this year?'],
  ] as const)('is of the whole time where “it” only begins an act: %s: %s', async (type, question) => {
    const { plans = [] } = await askedReply(settledRecords(type), question)
    expect(plans[1]).toMatchObject({ period: { of: { kind: 'current', unit: 'year' } } })
  })

  it.each([
    ['cafe', 'How did sales go after we closed the second till?'],
    ['cafe', 'What happened to sales after the coffee card?'],
  ] as const)('is the outcome of what was decided: %s: %s', async (type, question) => {
    const { plans = [] } = await askedReply(seededRecords(type), question)
    expect(plans[0]).toMatchObject({ operator: 'decided' })
  })
})
