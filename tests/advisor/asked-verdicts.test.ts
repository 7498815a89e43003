/** The sentence that answers comes first: the cause, the person, the verdict, and the decision that was taken the other way. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { costsOf, last, mean } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

const firstOf = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message.split('\n')[0] ?? ''

describe('what is asked for stands in the first sentence', () => {
  it.each([
    ['cafe', 'Why did sales jump in September?', /film/],
    ['cafe', 'what made revenue rise in the week of 7 September?', /film/],
    ['realestate', 'Why did fees drop in the week of 26 October?', /settlements/],
    ['consulting', 'Why has the margin fallen since October?', /[Cc]ontractors/],
    ['consulting', 'Why did the water authority leave?', /in house/],
    ['consulting', 'why has the water authority left us', /in house/],
    ['cafe', 'Who can’t get sick on a Friday?', /head chef/],
    ['cafe', 'who would we miss if he’s sick on a Friday?', /head chef/],
  ] as const)('%s: %s', async (type, question, words) => {
    expect(await firstOf(type, question), question).toMatch(words)
  })

  it('corrects a wrong direction before it names a cause', async () => {
    expect(await firstOf('cafe', 'Why did sales fall in September?')).toMatch(/did not fall/)
  })
})

describe('a question whether begins with yes or no', () => {
  it.each([
    ['cafe', 'Can I afford to hire a barista at $1,100 a week?', 'yes'],
    ['consulting', 'Can we afford another senior at $3,000 a week?', 'yes'],
    ['consulting', 'could we carry more senior people at $13,000 a week?', 'no'],
    ['realestate', 'Could we afford a $60,000 office refit?', 'yes'],
    ['cafe', 'can we afford a $30,000 kitchen renovation?', 'yes'],
    ['cafe', 'Can we afford a $400,000 fit-out?', 'no'],
  ] as const)('%s: %s', async (type, question, verdict) => {
    const first = await firstOf(type, question)
    expect(first, question).toMatch(verdict === 'yes' ? /^Yes\b/ : /^No\b/)
    expect(first, question).not.toMatch(/\$1,154/)
  })

  it('says beside a usual week what the last four made, where they differ', async () => {
    const records = settledRecords('cafe')
    const lately = mean(last(records, 4).map((week) => week.revenue - costsOf(week)))
    const { message } = await askedReply(records, 'Can we afford a second chef at $1,300 a week?')
    const shown = /four weeks profit was lower, \$([\d,]+)/.exec(message)?.[1]
    expect(Math.abs(Number(shown?.replace(',', '')) - lately)).toBeLessThan(10)
  })
})

describe('a step against one that was accepted names it', () => {
  it.each([
    ['consulting', 'Should we drop the day rate to win work?', 'Raise the day rate for new work'],
    ['consulting', 'should I cut our day rate for new clients?', 'Raise the day rate for new work'],
    ['consulting', 'Is it worth keeping the trade journal ad?', 'Cancel the trade journal ad'],
    ['realestate', 'Would it be mad to move all listings to the standard tier?', 'premium tier'],
    [
      'realestate',
      'Should we go back to inspecting rentals on Saturdays?',
      'Keep rental inspections to weekdays',
    ],
    ['realestate', 'should we take the portal’s premium tier off every listing?', 'premium tier'],
    ['cafe', 'Should I stop handing out the coffee cards?', 'Give first-time customers a coffee card'],
  ] as const)('%s: %s', async (type, question, title) => {
    const first = await firstOf(type, question)
    expect(first, question).toContain(title)
    expect(first, question).not.toMatch(/^Yes\b/)
  })
})

describe('a turn goes on from the one before it', () => {
  it('is judged by the time that it names', async () => {
    const records = settledRecords('consulting')
    const message = 'How many days did we bill in October?'
    for (const [next, month] of [
      ['Was that better than September?', 9],
      ['is that worse than July?', 7],
      ['was that more than in August', 8],
    ] as const) {
      const turn = await askedReply(records, message)
      const before = turn.plans?.at(-1)
      const { plans } = await askedReply(records, next, {
        before,
        earlier: [{ message, reply: turn.message, plan: before }],
      })
      expect(plans, next).toMatchObject([
        { operator: 'compare', against: { period: { of: { kind: 'month', month } } } },
      ])
    }
  })

  it('is unsure of a time that no record dates', async () => {
    const { message, basis } = await askedReply(
      settledRecords('realestate'),
      'What caused the bad week when the phones died?',
    )
    expect(message).toMatch(/don’t say when/)
    expect(basis.confidence.percent).toBeLessThan(50)
  })

  it.each([
    ['consulting', 'Why did billing drop in July?', 'So how much did that cost us altogether?', 'compare'],
    ['cafe', 'Why did sales jump in September?', 'how big was the jump?', 'compare'],
    ['realestate', 'Why did fees fall in July?', 'by how much?', 'compare'],
    ['realestate', 'Which weekday earns the most in fees?', 'And the least?', 'rank'],
    ['cafe', 'Which week was our best this year?', 'and the worst?', 'rank'],
    ['consulting', 'What was our lowest month for margin?', 'what about the highest?', 'rank'],
  ] as const)('%s: %s %s', async (type, message, next, operator) => {
    const records = settledRecords(type)
    const turn = await askedReply(records, message)
    const before = turn.plans?.at(-1)
    const reply = await askedReply(records, next, {
      before,
      earlier: [{ message, reply: turn.message, plan: before }],
    })
    expect(
      reply.plans?.map((plan) => plan.operator),
      next,
    ).toEqual([operator])
  })
})

describe('whether a cost is in line', () => {
  it.each([
    ['cafe', 'Are wages out of hand?', 'staff share'],
    ['consulting', 'Is our rent reasonable?', 'premises share'],
    ['realestate', 'are staff costs under control', 'staff share'],
    ['cafe', 'Is the food bill through the roof?', 'supplies share'],
  ] as const)('%s: %s', async (type, question, share) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message.split('\n')[0]).toMatch(
      new RegExp(`^(?:About usual|On the (?:high|low) side): the ${share}`),
    )
  })
})

describe('a proposal about a lever alone', () => {
  it.each([
    ['consulting', 'Should we put our prices up?', /^It could go either way\. Raise day rates/],
    ['realestate', 'Should we cut our fees?', /^No\. Raise fees/],
    ['cafe', 'Should we nudge prices up a bit?', /^Yes\. The open advisory “Charge 20 cents more/],
    ['cafe', 'should we bring prices down', /^No\. The open advisory “Charge 20 cents more/],
  ] as const)('%s: %s', async (type, question, words) => {
    expect(await firstOf(type, question)).toMatch(words)
  })
})

describe('a verb beside a cost is no name', () => {
  it.each([
    ['cafe', 'which expense should I attack first'],
    ['cafe', 'which cost would you squeeze?'],
  ] as const)('%s: %s', async (type, question) => {
    expect(await firstOf(type, question)).not.toMatch(/^I can’t tell/)
  })
})
