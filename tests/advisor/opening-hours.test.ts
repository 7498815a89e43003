/** What is said of closing a day: one that is all but closed already is not named as one that trades. */
import { expect, it } from 'vitest'
import { weekdayOf } from '../../service/advisor/calendar.ts'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import type { Records } from '../../service/advisor/records.ts'
import { seededRecords } from './seeded-records.ts'

const ask = async (records: Records, message: string): Promise<string> => {
  const order = { records, personaKey: 'value_investor', message, earlier: [], passages: [] }
  return (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
}

const agency = seededRecords('realestate')
const practice = seededRecords('consulting')

it('names the weakest day that trades, and which one is all but closed', async () => {
  expect(await ask(agency, 'Which day should we close?')).toMatch(
    /^Sunday is nearly closed already, at \$1,025 on average\. The weakest day that trades, Monday, takes \$7,112 on average\. If you close, all of that is at stake/,
  )
  expect(await ask(practice, 'Which day should we close?')).toMatch(/^The weakest day, Friday, takes \$9,502/)
})

it('says of a day that is all but closed how little closing it puts at stake', async () => {
  expect(await ask(agency, 'What if we close on Sundays?')).toMatch(
    /^A Sunday takes \$1,025 on average, down 86\.0% on the average day\. It is nearly closed already/,
  )
  expect(await ask(agency, 'What if we close on Mondays?')).toMatch(
    /^A Monday takes \$7,112 on average\. If you close, all of that is at stake/,
  )
})

it('says of a day without hours that it is closed, and asks for a connection only where no hours are on record', async () => {
  expect(await ask(practice, 'What if we close on Sunday?')).toMatch(
    /^No hours are on record for a Sunday, so it looks closed\./,
  )
  expect(await ask({ ...practice, days: [] }, 'What if we close on Sunday?')).toMatch(
    /^No hours are on record for that, .* Connect your sales system to record them\./,
  )
})

it('takes no hour for the first or the last of the day that is on record on hardly any day', async () => {
  const [day] = agency.days.filter(({ date }) => weekdayOf(date) === 2)
  const early = { hour: 5, revenue: 12, transactions: 1 }
  const days = agency.days.map((one) => (one === day ? { ...one, hours: [early, ...one.hours] } : one))
  expect(await ask({ ...agency, days }, 'What if we open an hour later?')).toMatch(
    /^The first hour of a \w+ on record, from 8 am,/,
  )
  expect(await ask({ ...agency, days }, 'What if we open an hour later on Wednesdays?')).toMatch(
    /^The first hour of a \w+ on record, from 8 am,/,
  )
})
