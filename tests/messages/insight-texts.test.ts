/** Sentences of the finance insights. */
import { expect, it } from 'vitest'
import { textOf } from '../../web/core/language.ts'
import { financeText } from '../../web/messages/en/finance.ts'

const text = textOf(financeText)

it.each(['Staff', 'Supplies', 'Premises', 'Other'])('reads well for %s, singular or plural', (kind) => {
  expect(text.expenseMore(kind, '$5,680', '$301')).toBe(
    `Largest change in an expense: ${kind}, at $5,680, $301 more than the average of the eight weeks before.`,
  )
  expect(text.expenseLess(kind, '$5,680', '$301')).toBe(
    `Largest change in an expense: ${kind}, at $5,680, $301 less than the average of the eight weeks before.`,
  )
})

it('says how many weeks brought in more than this one', () => {
  expect(text.rank(1, 53)).toBe('None of the 53 weeks on record brought in more revenue than this one.')
  expect(text.rank(2, 53)).toBe('1 of the 53 weeks on record brought in more revenue than this one.')
  expect(text.rank(26, 53)).toBe('25 of the 53 weeks on record brought in more revenue than this one.')
})
