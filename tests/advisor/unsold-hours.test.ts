/** Hours without a sale on days that are on record. */
import { expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const records = settledRecords('cafe')
const message = async (question: string) => (await askedReply(records, question)).message

it('says that nothing was sold in the hours asked for, and what was over the whole of those days', async () => {
  const said = await message('average spend after 5pm on Sundays')
  expect(said).toMatch(
    /^No sale is on record after 5 pm on Sundays from 21 September to 15 November, though those days have sales at other hours\./,
  )
  expect(said).toMatch(/Over all hours, the average spend was \$\d/)
  expect(said).not.toContain('is not on record.')
})

it('says so of one side of a comparison', async () => {
  const said = await message('how many sales after 5 pm on Sundays compared to Saturdays')
  expect(said).toMatch(/^The number of sales was \d+ after 5 pm on Saturdays/)
  expect(said).toMatch(/No sale is on record after 5 pm on Sundays/)
})

it('names the weekdays and hours of what is not on record', async () => {
  expect(await message('revenue after 5 pm on Sundays in March 2023')).toMatch(
    /^Revenue after 5 pm on Sundays in March 2023 is not on record\./,
  )
})

it('speaks of several costs in the plural', async () => {
  expect(await message('what share of costs is wages on Saturdays')).toMatch(
    /^I can’t say: staff costs are recorded by the week/,
  )
})
