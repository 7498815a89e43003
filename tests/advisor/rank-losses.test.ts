/** The week that lost the most money is the one with the lowest profit, however it is asked. */
import { expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { readQuestion } from './read-question.ts'

const now = new Date('2026-11-26T01:00:00Z')
const trades: readonly DemoBusiness[] = ['cafe', 'realestate', 'consulting']

it.each([
  ['Which week lost us the most money?', 'week'],
  ['Which week did we lose the most money?', 'week'],
  ['Which month made the biggest loss?', 'month'],
  ['In which quarter were we most in the red?', 'quarter'],
  ['When did we lose the most?', 'week'],
])('%s', (text, by) => {
  for (const trade of trades)
    expect(readQuestion(text, trade, now)?.plan).toMatchObject({
      operator: 'rank',
      measure: 'profit',
      order: 'lowest',
      by,
    })
})

it('takes the smallest loss for the highest profit, and lost customers for no loss of money', () => {
  expect(readQuestion('Which week made the smallest loss?', 'cafe', now)?.plan).toMatchObject({
    measure: 'profit',
    order: 'highest',
  })
  expect(readQuestion('Which week did we lose the most customers?', 'cafe', now)?.plan).not.toMatchObject({
    operator: 'rank',
  })
})
