/** Questions as an owner puts them who has never read a manual: each is answered for what it asks, or refused plainly. */
import { describe, expect, it } from 'vitest'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import { seededRecords } from './seeded-records.ts'

const ask = async (message: string, personaKey = 'value_investor'): Promise<string> => {
  const order = { records: seededRecords('cafe'), personaKey, message, earlier: [], passages: [] }
  return (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
}

describe('the reply to', () => {
  it.each([
    // More people may be guests; only those who are hired are paid.
    ['How do I get more people in on Tuesdays?', /^(?!.*paid work).*(sales|customers)/s],
    ['How can we bring more people through the door?', /^(?!.*paid work).*(sales|customers)/s],
    ['What if we need more people on the roster?', /hours of paid work/],
    // Two figures at once are two answers.
    [
      'How much revenue and how many customers last week?',
      /^Revenue was \$17,458 in the week of 9 November.* The number of sales was 1,256 in the week of 9 November/,
    ],
    ['margin and cash runway?', /^Profit margin was 10\.3% .* Cash runway was 12\.1 weeks/],
    [
      'What were profit, wages and rent in July?',
      /profit averaged \$[\d,]+ a week.* spending on staff averaged \$[\d,]+ a week.* spending on premises averaged/s,
    ],
    [
      'What did sales and wages do last month?',
      /^Over four weeks revenue averaged \$17,798, .* Over four weeks spending on staff averaged \$6,094/,
    ],
    [
      'Costs and revenue: how do they compare with last year?',
      /last year total costs was \$.* last year revenue was \$17,698/,
    ],
    ['What if more people come in?', /- What if we win three percent more customers\?/],
    // What marketing brings in is not on record, and is not a question about sources.
    ['Is our marketing working?', /^The records say nothing about what marketing brings in/],
    [
      'What would $500 a month on Instagram ads bring in?',
      /^The records say nothing about what marketing brings in/,
    ],
    ['Does our advertising pay off?', /^The records say nothing about what marketing brings in/],
    // Money for the owner, and a poor season, are questions about cash.
    [
      'Can I take $5,000 out of the business?',
      /^You hold about \$[\d,]+ more than the 8 weeks of costs .*\$5,000 can be paid/,
    ],
    ['Can we survive a quiet January?', /cash would have covered 12\.1 weeks/],
    ['Will we get through a slow winter?', /cash would have covered 12\.1 weeks/],
    // A roster is proposed elsewhere; what it goes by is told.
    [
      'How many staff do I need on Saturday?',
      /^The records say nothing about staffing per shift.*roster proposal under Briefs/,
    ],
    ['Do I have too many staff on Mondays?', /^The records say nothing about staffing per shift/],
    ['How much should a flat white cost?', /^The records say nothing about individual products/],
    ['Which supplier is the most expensive?', /^The records say nothing about individual suppliers/],
    ['Why was last week so bad?', /^Revenue was \$17,458 in the week of 9 November, down/],
    ['How are you today?', /^Hello\./],
  ])('%s', async (question, said) => {
    expect(await ask(question)).toMatch(said)
  })

  it('a comparison, with a method that holds for it', async () => {
    const said = await ask('Which day is our best?', 'financial_analyst')
    expect(said).toContain('a percentage change is of what it is compared with')
    expect(said).not.toContain('the earlier of the two')
  })
})
