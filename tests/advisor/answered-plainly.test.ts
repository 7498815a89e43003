/** What owners ask in a week, in plain words: what the answers say, and what they must not. */
import { describe, expect, it } from 'vitest'
import { Plan } from '#schema/advisor/plan'
import { decodeOrThrow } from '#schema/core/decode'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

describe('a part of a sum is no level to reach', () => {
  it.each(['half of last month’s revenue', 'a third of the September quarter’s profit'])(
    '%s',
    async (question) => {
      expect(await askedText('cafe', question)).not.toMatch(/^(?:Yes|No)\b/)
    },
  )
})

describe('two measures are both given, wherever the time stands', () => {
  it.each(['profit for the year to date and the margin', 'what was revenue in August and profit'])(
    '%s',
    async (question) => {
      const { plans = [] } = await askedReply(settledRecords('realestate'), question)
      expect(plans).toHaveLength(2)
    },
  )
})

describe('asked what to cut, it proposes what costs less', () => {
  it.each(['what should we cut first?', 'where could we trim costs?', 'What could we cut to save money?'])(
    '%s',
    async (question) => {
      for (const type of ['cafe', 'realestate', 'consulting'] as const) {
        expect(await askedText(type, question)).not.toMatch(
          /one offer|day rates|more sales|more transactions/,
        )
      }
    },
  )
})

describe('a month before the one that was just asked about', () => {
  it.each([
    ['what were wages in October?', 'and the October before?', 2025],
    ['revenue in June', 'what about the june before that', 2025],
  ])('%s %s', async (first, then, year) => {
    const before = await askedPlan('cafe', first)
    const { plans = [] } = await askedReply(settledRecords('cafe'), then, {
      before: decodeOrThrow(Plan, before, 'A plan'),
    })
    expect(plans[0]).toMatchObject({ operator: 'value', period: { of: { kind: 'month', year } } })
  })
})

describe('what was said before is not said again', () => {
  it('compares once where one question asks for the figure and the next for its comparison', async () => {
    const text = await askedText(
      'cafe',
      'What did we take last week, and how does that stack up against the week before?',
    )
    expect(text.match(/1,594/g)).toHaveLength(1)
    expect(text).not.toMatch(/^(?:Yes|No)\./m)
  })

  it('and the heading of a list goes with it', async () => {
    const text = await askedText('consulting', 'What have we decided this year, and did it work?')
    expect(text).toMatch(/newest first:\n/)
    expect(text).not.toMatch(/:\n\n(?!- )|:$/)
  })
})

describe('what a record does not say is not answered by another', () => {
  it.each([
    ['consulting', 'When does the transport programme finish?', /^Friday 13 November/],
    ['consulting', 'How is the pipeline looking?', /^Last week was/],
    ['realestate', 'Which day has the most open homes?', /26 November/],
    ['cafe', 'How long is the lease?', /\$2,100/],
  ] as const)('%s: %s', async (type, question, other) => {
    expect(await askedText(type, question)).not.toMatch(other)
  })
})

describe('what belongs to others is no part of our own', () => {
  it.each(['what if transport cuts a third of its work', 'what if the hospital network halves their orders'])(
    '%s',
    async (question) => {
      expect(await askedText('consulting', question)).not.toMatch(/down (?:33|50)/)
    },
  )
})

describe('whether a cost is worth it is no step that makes it smaller', () => {
  it.each([
    ['realestate', 'is the portal worth it'],
    ['consulting', 'are contractors worth the money'],
  ] as const)('%s: %s', async (type, question) => {
    expect(await askedText(type, question)).not.toMatch(/^Yes\./)
  })
})

describe('what went on is told of the week that was found', () => {
  it('names the cause of that week', async () => {
    const text = await askedText('cafe', 'Which weeks this year were under $10,000 and what happened?')
    expect(text).toMatch(/burst water main/)
    expect(text).not.toMatch(/kitchen film/)
  })

  it('gives another figure of the last such week', async () => {
    const text = await askedText(
      'consulting',
      'When did we last bill 40 days in a week and what was the day rate then?',
    )
    expect(text).toMatch(/\$1,642 in the week of 31 August/)
  })
})

describe('growth in every month is more than a growth on record', () => {
  it.each(['We’ve grown every month since July, right?', 'has billing grown each month this year?'])(
    '%s',
    async (question) => {
      expect(await askedText('consulting', question)).toMatch(/^No\./)
    },
  )
})

describe('a time in a list of dates to keep', () => {
  it('has all that is due in it', async () => {
    const text = await askedText('cafe', 'What do we have to lodge or pay before the end of December?')
    expect(text).not.toMatch(/No date/)
  })
})

describe('the business beside others of its trade', () => {
  it.each([
    ['cafe', 'How do we compare with other cafés?'],
    ['realestate', 'how are we doing against the industry'],
    ['consulting', 'How do our numbers stack up against similar practices?'],
  ] as const)('%s: %s', async (type, question) => {
    expect(await askedText(type, question)).toMatch(/^Nobody else’s books are on record/)
  })
})

describe('what the words around a figure say', () => {
  it('names the weekdays that one of two months has more of', async () => {
    expect(await askedText('realestate', 'fees this month so far against last month')).toMatch(
      /1 to 19 October had a Friday and a Saturday more, and 1 to 19 November a Tuesday and a Wednesday\./,
    )
  })

  it('says that it was so in all of the weeks', async () => {
    expect(await askedText('cafe', 'are we making a profit?')).toMatch(/in all 13 weeks/)
  })

  it('names no decision that was about something else', async () => {
    const text = await askedText('cafe', 'Is putting coffee prices up a good idea?')
    expect(text).toMatch(/Charge 20 cents more/)
    expect(text).not.toMatch(/You dismissed/)
  })
})

describe('what is meant is looked for, and no other', () => {
  it.each([
    ['realestate', 'marketing now against before the portal went up', /since 12 October/],
    ['consulting', 'When does the transport programme finish?', /^I can’t find that on record/],
    ['consulting', 'Is a single client too large a part of what we bill?', /About a third of what we bill/],
    ['consulting', 'how reliant are we on our biggest client', /About a third of what we bill/],
    [
      'realestate',
      'If fees fall 12% and the rent and wages stay put, are we still in the black, and by how much a week?',
      /down 12\.0%/,
    ],
  ] as const)('%s: %s', async (type, question, words) => {
    expect(await askedText(type, question)).toMatch(words)
  })
})
