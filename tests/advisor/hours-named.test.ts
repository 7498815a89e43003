/** Hours named by how early or late they are, put by the opening hours on record. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

describe('hours at either end of the day', () => {
  it.each<[DemoBusiness, string, object]>([
    [
      'cafe',
      'what do we take in the first hour',
      { operator: 'value', filter: { hours: { from: 6, until: 7 } } },
    ],
    [
      'cafe',
      'how much do we take in the last hour on a Friday',
      { operator: 'value', filter: { hours: { from: 21, until: 22 } }, period: { weekdays: [4] } },
    ],
    [
      'cafe',
      'how many customers do we get in the last two hours of the day',
      { operator: 'value', filter: { hours: { from: 20, until: 22 } }, period: { weekdays: [3, 4, 5] } },
    ],
    [
      'cafe',
      'How much do we lose if we open an hour later?',
      { operator: 'scenario', closed: { weekdays: [0, 1, 2, 3, 4, 5], hours: { from: 6, until: 7 } } },
    ],
    [
      'cafe',
      'what would we lose by opening an hour later on weekdays',
      { operator: 'scenario', closed: { weekdays: [0, 1, 2, 3, 4], hours: { from: 6, until: 7 } } },
    ],
    [
      'cafe',
      'what if we open an hour later and save $60 a day',
      {
        operator: 'scenario',
        closed: { hours: { from: 6, until: 7 } },
        changes: [{ lever: 'other', by: 'amount' }],
      },
    ],
    [
      'cafe',
      'Which hours on a Saturday don’t pay for themselves?',
      { operator: 'rank', by: 'hour', order: 'lowest' },
    ],
  ])('%s: %s', async (type, message, plan) => {
    expect((await askedInTurn(type, message)).plans).toMatchObject([plan])
  })

  it('names weekdays as they are spoken of, with the mean of all of them', async () => {
    const text = await ask('cafe', 'should we open an hour later?')
    expect(text).toMatch(/all days but Sundays from 6 am to 7 am/)
    expect(text).toMatch(/That time of a day brings in \$\d/)
  })

  it('says what a weekday brings where break-even is asked of it', async () => {
    const text = await ask('cafe', 'What’s our break even on a Sunday?')
    expect(text).toMatch(/^To break even, you need/)
    expect(text).toMatch(/Sundays bring in \d+\.\d% of a week’s revenue/)
  })
})
