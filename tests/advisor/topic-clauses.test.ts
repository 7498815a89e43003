/** A sentence that only names a topic, says what is not meant, or tells where somebody is, narrows nothing else. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { plainSpeech } from '../../service/advisor/questions/manner/plain-speech.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { plainTopic } from '../../service/advisor/questions/wording/topic-clauses.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const plansOf = async (type: DemoBusiness, ...messages: readonly string[]) => {
  let before: Parameters<typeof askedReply>[2]
  let plans: Awaited<ReturnType<typeof askedReply>>['plans'] = []
  for (const message of messages) {
    plans = (await askedReply(settledRecords(type), message, before)).plans
    before = { before: plans?.at(-1) }
  }
  return plans ?? []
}

const saturdays = { period: { weekdays: [5] } }

describe('what a sentence says is not meant', () => {
  it.each([
    ['cafe', ['How much did we take on Sundays?', 'I don’t mean Sundays, what about Saturdays?']],
    ['cafe', ['I don’t mean Sundays. How much did we take on Saturdays last month?']],
    ['realestate', ['How were fees on Saturdays last month? I’m not asking about Sundays.']],
    ['realestate', ['It’s Saturdays I care about, not Sundays. What did we take there last month?']],
    ['consulting', ['We aren’t interested in Fridays: what did we bill on Saturdays in October?']],
  ] as const)('is not read: %s: %j', async (type, messages) => {
    expect((await plansOf(type, ...messages))[0]).toMatchObject(saturdays)
  })

  it.each([
    'I’m thinking about putting prices up 5%. What would profit be?',
    'I don’t want to be here any more. What was profit last week?',
    'I’m worried about my chest pain, what was profit last week?',
  ])('is neither an act nor a danger: %s', (message) => {
    const ask = (text: string) => questionOf(text, 'cafe', fixedMoment)
    const core = plainSpeech(message, { ask, isOnRecord: () => false })
    expect(core.startsWith(message.slice(0, 20))).toBe(true)
  })
})

describe('the topic of an earlier sentence', () => {
  it.each([
    ['cafe', 'I’m looking at Revenue. How did we do in July?', 'revenue'],
    ['consulting', 'I’m looking at contractors. How did we go in October?', 'supplies'],
    ['realestate', 'My question is about marketing. What was October like?', 'marketing'],
    ['cafe', 'Regarding rent: how much was it in October?', 'premises'],
    ['consulting', 'As for our margin, how did things go in October?', 'margin'],
    ['consulting', 'What I care about is margin. How did we do in October?', 'margin'],
    ['realestate', 'I’m thinking about wages. What did we spend in October?', 'staff'],
    ['cafe', 'I’m looking at revenue. What was our rent in October?', 'premises'],
  ] as const)('serves a question with no figure of its own: %s: %s', async (type, message, measure) => {
    expect((await plansOf(type, message))[0]).toMatchObject({ operator: 'value', measure })
  })
})

describe('where somebody is until when', () => {
  it.each([
    ['realestate', 'The landlord is away till March. What is our rent?', 'premises'],
    ['cafe', 'Our supplier is on leave until January. What did supplies cost last month?', 'supplies'],
    ['cafe', 'Staff are on holidays till Monday. What were wages in October?', 'staff'],
    ['consulting', 'We hired Dana in May. What were billings last month?', 'revenue'],
    [
      'realestate',
      'The vendor went overseas in June. What did we spend on marketing last month?',
      'marketing',
    ],
  ] as const)('is no time of the question: %s: %s', async (type, message, measure) => {
    const plans = await plansOf(type, message)
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({ operator: 'value', measure })
    expect(JSON.stringify(plans)).not.toMatch(/"month":(?:1|3|5|6)\b/)
  })

  it.each([
    ['cafe', 'October was rough. What were sales?', 10],
    ['realestate', 'September was a slog. What were fees?', 9],
  ] as const)('is one where it tells of the business: %s: %s', async (type, message, month) => {
    expect((await plansOf(type, message))[0]).toMatchObject({ period: { of: { kind: 'month', month } } })
  })
})

describe('a till', () => {
  const measured = (text: string) =>
    questionOf(text, 'cafe', fixedMoment).terms.some(
      (term) => /^till$/i.test(term.text) && term.meanings.some(({ kind }) => kind === 'measure'),
    )

  it.each([
    ['we are away till March', false],
    ['open till ten on Fridays', false],
    ['close the second till after three', true],
    ['what goes through the till on Mondays', true],
  ] as const)('is no register before a time: %s', (text, isMeasure) => {
    expect(measured(text)).toBe(isMeasure)
  })
})

describe('a figure against another time', () => {
  it.each([
    ['cafe', 'how did sales go this year compared with last'],
    ['cafe', 'how did sales go this month compared to last'],
    ['consulting', 'how did contractors go this quarter compared to last quarter'],
  ] as const)('is no question what came of a decision: %s: %s', async (type, message) => {
    expect((await plansOf(type, message))[0]).toMatchObject({ operator: 'compare' })
  })
})

describe('a topic or a denial that the question leans on', () => {
  it.each([
    [
      'cafe',
      'I’m looking at revenue. Was this month better than last month?',
      { kind: 'current', unit: 'month' },
    ],
    ['cafe', 'I’m looking at revenue. Was this week better than last?', { kind: 'current', unit: 'week' }],
    [
      'realestate',
      'I’m looking at fees. Is this quarter better than the last one?',
      { kind: 'current', unit: 'quarter' },
    ],
  ] as const)('leaves a time where it is pointed at: %s: %s', async (type, message, of) => {
    expect((await plansOf(type, message))[0]).toMatchObject({
      operator: 'compare',
      measure: 'revenue',
      of: { period: { of } },
    })
  })

  it.each([
    'I don’t mean last week. What was revenue the week before?',
    'I’m not worried about wages. Are they going up?',
    'I’m not worried about Mondays. Are they our quietest?',
    'We weren’t focused on marketing. Did that hurt sales in October?',
    'I’m not talking about profit. How did we do in October?',
    'I’m worried about my staff. How are they doing?',
    'We’re thinking about the team. How are things?',
    'I’m looking at a burn on my arm. What should I do?',
    'I’m worried about a burn on my waiter’s hand, what do I do?',
    'I’m worried about the margarine on sale at Coles. What should we do?',
    'This one is about receivables. How much do we have?',
    'I’m worried about burn. How long have we got?',
    'On the rent, what does the lease say?',
    'As for wages, who sets the award?',
    'I’m looking at costs. Where should we start?',
    'I want to know rent. How did it change this year?',
    'We wanted to see revenue. How did we do in October?',
  ])('is read with it: %s', (message) => {
    const ask = (text: string) => questionOf(text, 'cafe', fixedMoment)
    expect(plainTopic(message, ask)).toBe(message)
  })

  it.each([
    ['cafe', 'I don’t want Sundays in it. What was revenue last week?'],
    ['realestate', 'I don’t want rent in that: what were costs in October?'],
    ['consulting', 'We don’t want contractors included, what did we spend last week?'],
  ] as const)('leaves out what is not wanted in it: %s: %s', async (type, message) => {
    const [plan] = await plansOf(type, message)
    expect(JSON.stringify(plan)).toMatch(/"weekdays":\[0,1,2,3,4,5\]|sum-of|without|except/)
  })
})
