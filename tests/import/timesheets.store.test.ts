/** A consultancy's timesheets on record: billed and available days by week, taken back, taken out and in again, rebuilt. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { ImportPreview } from '#schema/import/preview'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'
import { openFileClient } from './send-file.ts'

const business = {
  name: 'Petrov Advisory',
  trade: 'consulting',
  suburb: 'Carlton',
  state: 'VIC',
  timeZone: 'Australia/Melbourne',
  currency: 'AUD',
  fiscalYearStart: '07-01',
}

let running: TestService
let owner: Browser
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  owner = await setUpBakery(running, business)
})
afterEach(() => running.stop())

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)

/** Two people on each working day of nineteen weeks, who bill one hour more a day from week to week, up to all. */
const timesheet = lines(
  'Date,Consultant,Client,Hours,Billable',
  ...Array.from({ length: 19 }, (_, week) =>
    Array.from({ length: 5 }, (_, day) => {
      const billed = Math.min(7.6, 3.6 + Math.floor(week / 4))
      const date = dayOf(7 * week + day)
      return [
        `${date},Ada,Tern,${billed},Yes`,
        `${date},Ada,,${(7.6 - billed).toFixed(2)},No`,
        `${date},Ben,Wren,3.80,Yes`,
        `${date},Ben,,3.80,No`,
      ]
    }).flat(),
  ).flat(),
)

const importTimesheet = async () => {
  const files = openFileClient(running, owner)
  const sent = await files.sent(timesheet, 'time.csv')
  expect(sent.questions.map(({ id }) => id)).toEqual(['day-length'])
  const ready = await files.answer(sent, { 'day-length': '7.6' })
  return { files, ready }
}

it('shows billed days and hours by week before anything is recorded', async () => {
  const { ready } = await importTimesheet()
  expect(ready).toMatchObject({
    kind: 'timesheets',
    state: 'ready',
    rejected: [],
    imported: 380,
    hours: { billed: '883.00', recorded: '1444.00', day: '7.60' },
  })
  expect(ready.total).toBeUndefined()
  const { weeks } = decodeJson(
    ImportPreview,
    await owner.call('GET', `/api/imports/${ready.importId}/preview`),
  )
  expect(weeks).toHaveLength(19)
  expect(weeks[0]?.after).toEqual({ hours: '76.00', billedDays: '4.87', availableDays: '10.00' })
})

it('names nobody in the history', async () => {
  const { files, ready } = await importTimesheet()
  await files.commit(ready)
  const connection = await connectOwner(running.database.ownerUrl)
  try {
    const found = await connection.query(`select type from events where data::text ~ '"(Ada|Ben|Tern|Wren)"'`)
    expect(found.rows).toEqual([])
  } finally {
    await connection.end()
  }
})

it('counts once, is taken back, and comes in again from an export', async () => {
  const { files, ready } = await importTimesheet()
  const committed = await files.commit(ready)
  expect(committed.state).toBe('imported')
  const again = await files.sent(timesheet, 'time-again.csv')
  expect(again).toMatchObject({ state: 'ready', imported: 0, duplicates: 380, questions: [] })
  const made = Object(
    (await owner.call('POST', '/api/records/exports', { kind: 'timesheets', format: 'csv' })).json,
  )
  const response = await fetch(`${running.baseUrl}/api/records/exports/${made.exportId}`, {
    headers: {
      'x-session-id': owner.session(),
      cookie: [...owner.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  })
  const text = await response.text()
  expect(text.split('\r\n')[1]).toMatch(/^2026-07-06,Ada,Tern,,3.6,billed,7.6,,,time.csv,/)
  expect(await files.sent(text, 'export.csv')).toMatchObject({ imported: 0, duplicates: 380, rejected: [] })
  await files.undo(committed)
  expect(await files.sent(text, 'export.csv')).toMatchObject({
    imported: 380,
    rejected: [],
    hours: ready.hours,
  })
})

const ask = async (message: string) =>
  Object((await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).json)
const brief = async (topic: string) =>
  Object((await owner.call('POST', '/api/briefs/generate', { topic, personaKey: 'ceo' })).json)

it('is spoken of by the advisor, without any revenue', async () => {
  const { files, ready } = await importTimesheet()
  await files.commit(ready)
  const weeks = decodeJson(api.listWorkWeeks.output, await owner.call('GET', '/api/work-weeks'))
  expect(weeks).toHaveLength(19)
  expect(weeks.at(-1)).toEqual({
    weekStart: '2026-11-09',
    hours: 76,
    billedDays: expect.closeTo(7.5),
    availableDays: expect.closeTo(10),
  })
  const said = async (message: string): Promise<string> => (await ask(message)).message
  expect(await said('How many days did we bill last week?')).toContain('The number of billed days was 7.5 ')
  expect(await said('What is our utilisation?')).toContain('Utilisation was 75.0% last week')
  expect(await said('How many billed days in October?')).toContain('was 35 in the five weeks of October')
  expect(await said('How are we doing?')).toMatch(/billed days was 7\.5[\s\S]*Utilisation was 75\.0%/)
  for (const message of ['What was our revenue last week?', 'What is our day rate?'])
    expect(await said(message)).toMatch(/^There is nothing on record about/)
  const whole = await brief('How are we doing?')
  expect(whole.title).toBe('The number of billed days rose 2.6')
  expect(whole.what).toContain('utilisation rose by 6.6 points')
  expect(whole.confidence).toBeGreaterThan(30)
  expect(`${whole.what} ${whole.why} ${whole.soWhat}`).not.toMatch(/revenue|\$/)
  expect((await brief('Utilisation')).title).toBe('Utilisation rose 6.6 points')
})
