/** What a message is understood to ask after those before it. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { understandThread } from '../../service/advisor/chat/understand.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const calendar = { latest: day('2026-11-09'), today: day('2026-11-20') }

describe('a thread', () => {
  it.each([
    [
      ['Why did revenue fall last week?', 'and the week before?'],
      { intent: 'why', metric: 'revenue', when: { weeksBack: 1 } },
    ],
    [
      ['Why did revenue fall?', 'and the week before?', 'and the week before?'],
      { intent: 'why', when: { weeksBack: 2 } },
    ],
    [['What was revenue last week?', 'why?'], { intent: 'why', metric: 'revenue', when: { weeksBack: 0 } }],
    [['What if we raise prices by 5%?', 'and by 10 %?'], { intent: 'what-if', lever: 'price', amount: 10 }],
    [['What if revenue falls by 10%?', 'and by 20%?'], { intent: 'cash', amount: -20 }],
    [['How are we doing?', 'in Finance terms?'], { intent: 'overview', lens: 'financial_analyst' }],
    [['Why did margin fall?', 'and costs?'], { intent: 'why', metric: 'costs' }],
    [
      ['Compare revenue with last year', 'and margin?'],
      { intent: 'compare', metric: 'profitMargin', against: 'last year' },
    ],
    [
      ['What was revenue last week?', 'compare that with last year'],
      { intent: 'compare', metric: 'revenue', against: 'last year' },
    ],
    [['What is our best day?', 'and the worst?'], { intent: 'extreme', end: 'worst', grain: 'day' }],
    [['Why did it change?', 'margin'], { intent: 'why', metric: 'profitMargin' }],
    [
      ['What caused the drop in July?', 'the first one'],
      { intent: 'why', metric: 'revenue', when: { month: 6 } },
    ],
    [['How are we doing?', 'what would a risk manager say?'], { intent: 'overview', lens: 'risk_manager' }],
    [['Why did it change?', 'the second one'], { intent: 'why', metric: 'profitMargin' }],
    [['What if we raise prices?', 'by 4%'], { intent: 'what-if', lever: 'price', amount: 4 }],
    [['What if we raise prices?', '2'], { intent: 'what-if', lever: 'price', amount: 5 }],
    [['Why did revenue fall?', 'Thanks', 'and the week before?'], { intent: 'why', when: { weeksBack: 1 } }],
    [['How is margin?', 'What should I do about it?'], { intent: 'advice', metric: 'profitMargin' }],
    [['What if we raise prices by 5%?', 'How are we doing?'], { intent: 'overview' }],
    [
      ['Should coffee cost 20 cents more?', 'and by 10 percent?'],
      { intent: 'what-if', lever: 'price', amount: 10 },
    ],
    [['Should coffee cost 20 cents more?', 'and 50 cents?'], { intent: 'what-if', dollars: 0.5 }],
    [['Should we open later on Friday?', 'are we making money'], { metric: 'profit', weekday: undefined }],
    [
      ['Should we open later on Friday?', 'how much profit did we make this month'],
      { metric: 'profit', weekday: undefined },
    ],
    [['food cost', 'any advice on retention?'], { intent: 'advice', metric: undefined }],
    [['What is at risk?', 'how are sales going'], { intent: 'value', metric: 'revenue' }],
    [['What should I do this week?', 'what about October'], { intent: 'overview', when: { month: 9 } }],
    [['What if takings fall by 25%?', 'And if they fell by half?'], { intent: 'cash', amount: -50 }],
    [['How are we doing?', 'good morning'], { intent: 'overview' }],
    [['What if we cut staff costs by 10%?', 'worst week'], { intent: 'extreme', metric: undefined }],
    [
      ['What if rent rises 12%?', 'and wages?'],
      { intent: 'what-if', kind: 'staff', part: undefined, amount: 12 },
    ],
    [
      ['What if wages go up 4%?', 'and $300 a month?'],
      { kind: 'staff', dollars: 300, per: 'month', amount: undefined },
    ],
    [
      ['What if prices go up 5%?', 'and supplier prices?'],
      { intent: 'what-if', lever: 'cost', kind: 'supplies', amount: 5 },
    ],
    [
      ['What if our supplier prices go up?', 'the second one'],
      { intent: 'what-if', kind: 'supplies', amount: 5 },
    ],
    [['What did we take on 13 November?', 'and on 12 November?'], { intent: 'day', day: '2026-11-12' }],
    [['profit in July and August', 'and revenue?'], { intent: 'value', metric: 'revenue', months: [6, 7] }],
    [
      ['profit in July and August', 'and in May?'],
      { intent: 'value', when: { month: 4 }, months: undefined },
    ],
  ])('%j', (messages, expected) => {
    expect(understandThread(messages, calendar)).toMatchObject(expected)
  })
})
