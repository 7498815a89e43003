/** One person of a team is an equal share of its wages, in answers and in their assumptions. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const records = settledRecords('cafe')
const wages = records.kpis.slice(-13).reduce((sum, { expenses }) => sum + (expenses?.staff ?? 0), 0) / 13
const each = Math.round(wages / 14)

describe('a person of the fourteen on the team', () => {
  it('who goes saves a fourteenth of the wages', async () => {
    const { message } = await askedReply(records, 'what if we had one staff member fewer')
    expect(message).toMatch(
      new RegExp(`^Profit would rise by about \\$${each} a week, .* with one person fewer on the team\\.`),
    )
    expect(message).toContain(
      `It counts each of the 14 people on the team as an equal share of the wages, $${each} a week`,
    )
    expect(message).not.toMatch(/38 hours|\$32 an hour/)
  })

  it('who comes costs as much', async () => {
    const { message } = await askedReply(records, 'what if we had two more staff members')
    expect(message).toMatch(
      new RegExp(`^Profit would fall by about \\$${Math.round((2 * wages) / 14)} a week`),
    )
    expect(message).toContain('two more people on the team')
  })

  it('is told with other changes, and in what follows', async () => {
    const first = await askedReply(records, 'say supplies go up 8% and we have one staff member fewer')
    expect(first.message).toMatch(/^Profit would fall by about \$\d\d?(?:\.\d\d)? a week/)
    const { plans = [] } = await askedReply(records, 'what if we had one staff member fewer')
    const { message } = await askedReply(records, 'and two?', { before: plans[0] })
    expect(message).toContain('two people fewer on the team')
  })

  it('who leaves takes a fourteenth of the paid work along', async () => {
    const { message } = await askedReply(records, 'what if our barista quits')
    expect(message).toContain('7.1% of the paid work')
  })

  it('is a full week of hours where the question says so, or no size of the team is on record', async () => {
    const { message } = await askedReply(records, 'what if we cut 38 hours of staff a week')
    expect(message).toContain('38 hours less paid work a week')
    const { teamSize: _, ...profile } = records.profile
    const unknown = { ...records, profile }
    const { message: other } = await askedReply(unknown, 'what if we had one staff member fewer')
    expect(other).toContain('38 hours less paid work a week')
  })
})
