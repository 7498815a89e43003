/** Turns that go on from a list, a closed day, a judged figure or a decision. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'

describe('a turn', () => {
  it.each<[string, DemoBusiness, readonly string[], object]>([
    [
      'names a place of the list',
      'realestate',
      ['What are our three largest costs?', 'how did the second one change since winter?'],
      { operator: 'compare', measure: 'marketing' },
    ],
    [
      'asks for both days that would be closed',
      'cafe',
      ['What if we shut on Tuesdays?', 'and Wednesdays instead?', 'both of them?'],
      { operator: 'scenario', closed: { weekdays: [1, 2] } },
    ],
    [
      'asks whether it is enough',
      'realestate',
      ['How many transactions did we have last week?', 'is that enough?'],
      { operator: 'solve', lever: 'volume', outcome: 'profit', target: 0 },
    ],
    [
      'asks how many more are needed',
      'consulting',
      ['How many days did we bill last week?', 'how many more do we need?'],
      { operator: 'solve', lever: 'volume', outcome: 'profit', target: 0 },
    ],
    [
      'asks what it comes to',
      'realestate',
      ['How many transactions last week?', 'at what average fee?', 'so what did we earn altogether?'],
      { operator: 'value', measure: 'revenue', period: { of: { kind: 'last', unit: 'week' } } },
    ],
    [
      'sets a judged month beside another',
      'consulting',
      ['What was profit in September?', 'was that a good month?', 'better than June?'],
      { operator: 'compare', measure: 'profit', asked: 'better', against: { period: { of: { month: 6 } } } },
    ],
    [
      'asks for the same day a week earlier',
      'cafe',
      ['How many sales did we have on Friday?', 'is that normal?', 'what about the Friday before?'],
      {
        operator: 'compare',
        measure: 'transactions',
        of: { period: { of: { kind: 'unit-of', unit: 'day' } } },
      },
    ],
    [
      'asks whether a decision was right',
      'consulting',
      ['What did we decide about the desks?', 'were we right to?'],
      { operator: 'decided', asked: 'right' },
    ],
    [
      'asks whether a share has risen',
      'consulting',
      ['How much was rent last month?', 'what share of fees is that?', 'has it gone up?'],
      { operator: 'compare', measure: 'premises-share', asked: 'higher' },
    ],
    [
      'asks what moved a figure of two times',
      'realestate',
      ['What was our margin last month?', 'and in August?', 'what dragged it down?'],
      { operator: 'explain', measure: 'margin', against: { of: { month: 8 } } },
    ],
    [
      'asks whether a weekday slips',
      'cafe',
      ['What did we make last Friday?', 'so are Fridays slipping?'],
      { operator: 'compare', asked: 'lower', of: { period: { weekdays: [4] } } },
    ],
    [
      'asks whether a goal was ever reached',
      'cafe',
      ['How many sales do we need for $3,000 profit a week?', 'have we ever managed that?'],
      { operator: 'count', measure: 'profit', atLeast: 3000, asked: 'whether' },
    ],
    [
      'asks what came of one decision',
      'cafe',
      ['Tell me about the coffee card', 'did it pay?'],
      { operator: 'decided', words: expect.arrayContaining(['coffee']) },
    ],
    [
      'cuts a cost that was told for each sale',
      'cafe',
      ['What do wages cost us per sale?', 'what if we trimmed them by a tenth?'],
      { operator: 'scenario', changes: [{ lever: 'staff', by: 'percent', size: -10 }] },
    ],
    [
      'asks how long the cash is good for',
      'consulting',
      ['How much cash do we have?', 'how long is that good for?'],
      { operator: 'value', measure: 'runway' },
    ],
    [
      'halves a hire',
      'realestate',
      ['What happens if we hire someone at $78,000?', 'and if he only works half time?'],
      { operator: 'scenario', changes: [{ lever: 'staff', size: 750 }] },
    ],
    [
      'cuts the cost that was told',
      'realestate',
      [
        'How much did we spend on portals last month?',
        'what’s behind it?',
        'what would a 15% cut save a year?',
      ],
      { operator: 'scenario', changes: [{ lever: 'marketing', by: 'percent', size: -15 }] },
    ],
  ])('%s', async (_, type, turns, plan) => {
    expect((await askedInTurn(type, ...turns)).plans).toMatchObject([plan])
  })
})

describe('cash for so many months', () => {
  it.each(['Do we have enough cash for four months?', 'Will our money last four months?'])(
    '%s',
    async (question) => {
      const { plans, message } = await askedInTurn('cafe', question)
      expect(plans).toMatchObject([
        { operator: 'value', measure: 'runway', lasting: { until: '2027-03-22' } },
      ])
      expect(message).toMatch(/^(?:Yes|Not quite|No)/)
    },
  )
})

describe('what else could be done', () => {
  it('is the next step, and the one after it', async () => {
    const first = await askedInTurn('realestate', 'How can we lift profit?')
    const second = await askedInTurn('realestate', 'How can we lift profit?', 'what else?')
    const third = await askedInTurn('realestate', 'How can we lift profit?', 'what else?', 'anything else?')
    const matters = [first, second, third].map(({ message }) => message.slice(0, 80))
    expect(new Set(matters).size).toBe(3)
    expect(second.message).toMatch(/^Ring the vendors and landlords who went quiet/)
  })

  it('is listed where several are asked for', async () => {
    const { message } = await askedInTurn('realestate', 'What are my options for a better margin?')
    expect(message.match(/^- /gm)?.length).toBe(3)
  })
})

describe('a turn after a cost or a stretch', () => {
  it('asks what sales would have to do', async () => {
    const { plans } = await askedInTurn(
      'cafe',
      'Can we live with $250 a week more rent?',
      'what would sales have to do?',
    )
    expect(plans).toMatchObject([{ operator: 'solve', lever: 'volume', changes: [{ lever: 'premises' }] }])
  })

  it('asks for the stretch before', async () => {
    const { plans } = await askedInTurn(
      'consulting',
      'How is this quarter shaping up?',
      'versus the last one?',
    )
    expect(plans).toMatchObject([{ operator: 'compare', against: { period: { moved: 'just-before' } } }])
  })
})
