/** An hour earlier or later than the business opens and closes now: which hours those are, the records say. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('hours beside those of today', () => {
  it.each([
    ['what would we lose if we closed an hour earlier on Mondays?', [0], { from: 17, until: 18 }],
    ['what if we shut two hours early on Mondays', [0], { from: 16, until: 18 }],
    ['if we opened an hour later on mondays what would we lose', [0], { from: 6, until: 7 }],
    ['what would we lose if we knocked off an hour earlier on Saturdays?', [5], { from: 21, until: 22 }],
  ])('%s', async (question, weekdays, hours) => {
    expect(await askedPlan('cafe', question)).toMatchObject({
      operator: 'scenario',
      closed: { weekdays, hours },
    })
  })
  it('closes no whole day for part of an hour', async () => {
    expect(await askedPlan('cafe', 'what if we closed half an hour earlier on Mondays?')).not.toMatchObject({
      closed: { weekdays: [0] },
    })
  })
})

it('says of hours with hardly any sales what closing then gives up', async () => {
  expect(await askedText('cafe', 'what would we lose if we closed an hour earlier on Mondays?')).toMatch(
    /hardly anything is sold .*Closing then gives that up/,
  )
})
