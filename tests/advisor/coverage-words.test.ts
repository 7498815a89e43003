/** What an answer says about missing weeks, weeks without a sale, periods cut short, and days without sales. */
import { expect, it } from 'vitest'
import { askedText } from './asked-questions.ts'
import { replyOf } from './own-shop.ts'

it('names the weeks that a sum leaves out, however few they are', async () => {
  const text = await replyOf('What was our profit this year so far?', { withoutCosts: ['2026-06-08'] })
  expect(text).toMatch(/The week of 8 June is not on record in full, so I left it out\./)
})

it('says that a week without a sale counts as nothing sold', async () => {
  const text = await replyOf('What was our profit this year so far?', { idle: ['2026-06-08'] })
  expect(text).toMatch(/no sale in the week of 8 June, so it counts as nothing sold/)
})

it('answers for the week without a sale itself with its loss', async () => {
  const text = await replyOf('What was our profit in the week of 8 June?', { idle: ['2026-06-08'] })
  expect(text).toMatch(/−\$300/)
})

it('says that an earlier month was cut to the days of one under way, and what all of it came to', async () => {
  const text = await replyOf('Compare revenue in November with October', {})
  expect(text).toMatch(/November is not over, so I compared the same days of October, 1 to 22 October/)
  expect(text).toMatch(/over all of October it was \$/)
})

it('compares two halves of a year by the week, the whole of the first', async () => {
  const text = await replyOf('Compare revenue in the first half of 2026 with the second half of 2026', {})
  expect(text).toMatch(/by the week/)
})

it('says that nothing was sold on a day inside the records', async () => {
  const text = await replyOf('What was our revenue on Christmas Day?', {})
  expect(text).toMatch(/No sale is on record on Christmas Day 2025/)
})

it('gives no week for a day whose days are not on record', async () => {
  const text = await replyOf('What was our revenue on Christmas Day?', { daysFrom: '2026-09-28' })
  expect(text).toMatch(/week that holds Thursday 25 December 2025/)
  expect(text).not.toMatch(/ on Christmas Day 2025 \(/)
})

it('answers what was asked where only what it is compared with is missing', async () => {
  const text = await replyOf('Why was revenue so low on Sundays in October?', { daysFrom: '2026-10-01' })
  expect(text).toMatch(/Revenue was \$/)
})

it('cuts a time that is told by the week to as many weeks, and names the days of those weeks', async () => {
  // November is not over, and the days of December 2025 are not on record.
  const text = await askedText('cafe', 'Were there more sales in December than this November?')
  expect(text).toMatch(/1 to 14 December 2025 against [\d,]+ from 2 to 15 November/)
  expect(text).not.toMatch(/different lengths|same days/)
})
