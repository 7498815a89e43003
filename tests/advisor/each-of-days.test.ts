/** Each day of several, a season under way against the one before it, and a time that only says from when on. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

describe('each day of several', () => {
  it.each(['takings on each Friday in October', 'How did our last five Fridays compare?'])(
    'is listed: %s',
    async (question) => {
      expect(await ask('cafe', question)).toMatch(
        /- Friday 16 October: \$3,239\n- Friday 23 October: \$2,616/,
      )
    },
  )
})

describe('a season under way', () => {
  it.each<[DemoBusiness, string, string]>([
    ['cafe', 'Did we spend more on wages this spring?', 'staff'],
    ['consulting', 'are fees up this spring?', 'revenue'],
  ])('is held against the one before: %s, %s', async (type, question, measure) => {
    expect((await askedInTurn(type, question)).plans).toMatchObject([
      {
        operator: 'compare',
        measure,
        of: { period: { of: { kind: 'season' } } },
        against: { period: { moved: 'just-before' } },
      },
    ])
  })
})

describe('a rise', () => {
  it('from a month on is weighed on typical weeks', async () => {
    const question = 'If wages go up 4% next March, how much do we need to put prices up?'
    expect((await askedInTurn('cafe', question)).plans).toMatchObject([
      { operator: 'solve', lever: 'price', period: { of: { kind: 'last', unit: 'week', count: 13 } } },
    ])
  })

  it.each(['What if we gave the whole team a 3% rise?', 'If I give everybody a 3% pay rise, what happens?'])(
    'for people is one of wages: %s',
    async (question) => {
      expect((await askedInTurn('realestate', question)).plans).toMatchObject([
        { operator: 'scenario', changes: [{ lever: 'staff', by: 'percent', size: 3 }] },
      ])
    },
  )
})

describe('what is not about single people or a tax', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'what happens to the runway if I pay a $12,000 GST bill now?', /\$182,282/],
    ['cafe', 'Which time of day should we put on another person?', /from 9 am to 10 am/],
    ['cafe', 'what are the odds of a loss this quarter?', /^Very unlikely/],
  ])('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })

  it('is what a supplier is paid', async () => {
    expect(await ask('realestate', 'what are we paying the portals?')).not.toMatch(/each person/)
  })
})

describe('weekends', () => {
  it('are single days where a day of one is asked for', async () => {
    expect((await askedInTurn('cafe', 'What was our best weekend day?')).plans).toMatchObject([
      { operator: 'rank', by: 'day' },
    ])
  })

  it.each([
    ['What was our strongest weekend?', /on the weekend of 17 October, at \$7,204\./],
    ['How many weekends brought in over $6,500?', /above \$6,500 on 6 weekends/],
    [
      'our two slowest weekends',
      /- The weekend of 31 October: \$5,879\n- The weekend of 14 November: \$6,240/,
    ],
  ])('are both days together: %s', async (question, answer) => {
    expect(await ask('cafe', question)).toMatch(answer)
  })
})

describe('a cost, a contractor and a holiday', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    [
      'consulting',
      'What’s the least we have ever paid for contractors in a week?',
      /^Of all weeks .* lowest/,
    ],
    ['realestate', 'Which expenses shifted most last month?', /costs (?:rose|fell) by \$/],
    ['consulting', 'which quarter should we be most careful about?', /profit was lowest in the/],
    [
      'cafe',
      'how much did the King’s Birthday hurt us?',
      /Revenue was \$18,403 a week in the week that holds/,
    ],
  ])('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })

  it('is no member of the team', async () => {
    expect(await ask('consulting', 'What if we used two contractors less?')).not.toMatch(
      /hours less paid work/,
    )
  })
})
