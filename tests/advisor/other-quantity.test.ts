/** Turns that change one of several quantities of the question before. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { otherQuantity } from '../../service/advisor/answers/turns/other-quantity.ts'
import { askedInTurn } from './asked-in-turn.ts'

describe('a turn with another quantity', () => {
  it('changes nothing where two could be meant, or where it says more', () => {
    const earlier = [{ message: 'What if prices go up 4% and we lose 6% of customers?', reply: '' }]
    expect(otherQuantity({ message: 'what about 5%?', earlier })).toBeUndefined()
    const hours = [{ message: 'What about 20 hours a week at $28 an hour?', reply: '' }]
    expect(otherQuantity({ message: 'is 12 hours the least by law?', earlier: hours })).toBeUndefined()
  })

  it.each<[DemoBusiness, readonly string[], RegExp]>([
    [
      'cafe',
      ['Could we put on a dishwasher for 15 hours a week at $27 an hour?', 'what if it’s only 9 hours'],
      /^9 hours × \$27 comes to \$243 a week/,
    ],
    [
      'cafe',
      ['Could we put on a dishwasher for 15 hours a week at $27 an hour?', 'and at $31 an hour?'],
      /^15 hours × \$31 comes to \$465 a week/,
    ],
    [
      'cafe',
      [
        'Could we put on a dishwasher for 15 hours a week at $27 an hour?',
        'what about ten hours',
        'and with $30 an hour?',
      ],
      /^10 hours × \$30 comes to \$300 a week/,
    ],
  ])('%s: %j', async (type, turns, answer) => {
    expect((await askedInTurn(type, ...turns)).message).toMatch(answer)
  })
})
