/** Hours of people and days that are on record already: nothing counts twice, and nothing is replaced without a word. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'
import { type FileClient, openFileClient } from './send-file.ts'

const business = {
  name: 'Harbour Advisers',
  trade: 'consulting',
  suburb: 'Newtown',
  state: 'NSW',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  fiscalYearStart: '07-01',
}

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  owner = await setUpBakery(running, business)
  files = openFileClient(running, owner)
})
afterEach(() => running.stop())

const days = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11'] as const
const hours = async (): Promise<number> => {
  const weeks = decodeJson(api.listWorkWeeks.output, await owner.call('GET', '/api/work-weeks'))
  return weeks.reduce((sum, week) => sum + week.hours, 0)
}
const record = async (text: string, answers: Readonly<Record<string, string>> = {}) => {
  const known: Readonly<Record<string, string>> = { 'day-length': '7.5', ...answers }
  let draft = await files.sent(text, 'hours.csv')
  const asked: string[] = []
  for (const _ of ['first', 'second', 'third']) {
    const ids = draft.questions.map(({ id }) => id)
    asked.push(...ids)
    const given = ids.flatMap((id) => (known[id] === undefined ? [] : [[id, known[id]] as const]))
    if (given.length < ids.length) return asked
    if (ids.length > 0) draft = await files.answer(draft, Object.fromEntries(given))
  }
  if (draft.questions.length === 0) await files.commit(draft)
  return asked
}

const first = (wednesday = 7) =>
  lines(
    'Date,Consultant,Client,Hours,Billable',
    ...days.flatMap((day) => [
      `${day},Mia Roth,Gull,${day === days[2] ? wednesday : 6},Yes`,
      `${day},Mia Roth,,1,No`,
    ]),
  )

it('asks about the same people and days in another layout', async () => {
  await record(first())
  expect(await hours()).toBe(36)
  const other = lines(
    'Worked on,Name,Customer,Hrs,Chargeable',
    ...days.map((day) => `${day},"ROTH, Mia",Gull,7,Yes`),
  )
  expect(await record(other)).toEqual(['day-length', 'same-work'])
  const sent = await files.sent(other, 'other.csv')
  const asked = await files.answer(sent, { 'day-length': '7.5' })
  expect(asked.questions[0]?.readings.map(({ id }) => id)).toEqual(['left-out', 'further'])
  const ready = await files.answer(asked, { 'same-work': 'left-out' })
  expect(ready).toMatchObject({ state: 'ready', imported: 0, duplicates: 5, hours: { recorded: '0.00' } })
})

it('does not ask about other people on the same days', async () => {
  await record(first())
  const other = lines('Worked on,Name,Customer,Hrs,Chargeable', ...days.map((day) => `${day},Tom,Gull,7,Yes`))
  expect(await record(other)).toEqual(['day-length'])
  expect(await hours()).toBe(71)
})

it('offers a corrected row without a number as one that replaces', async () => {
  await record(first())
  expect(await record(first(3), { 'same-work': 'replaced' })).toEqual(['same-work'])
  expect(await hours()).toBe(32)
  expect(await record(first(3))).toEqual([])
  expect(await hours()).toBe(32)
})

it('counts further work of the same day, if that is what it is', async () => {
  await record(first())
  expect(await record(first(2), { 'same-work': 'further', 'same-rows': 'same' })).toEqual([
    'same-work',
    'same-rows',
  ])
  expect(await hours()).toBe(38)
})

it('replaces both parts of a numbered row, also on another day', async () => {
  const text = (billed: number, day: string) =>
    lines(
      'Entry ID,Date,Person,Client,Total hours,Billable hours',
      `71,${day},Mia,Gull,7,${billed}`,
      `72,${days[1]},Mia,Gull,7,7`,
      `73,${days[2]},Mia,Gull,7,0`,
    )
  await record(text(5, days[0]))
  for (const billed of [4, 7, 0, 2]) {
    await record(text(billed, days[0]))
    expect(await hours(), String(billed)).toBe(21)
  }
  await record(text(2, days[3]), { 'same-numbers': 'moved' })
  expect(await hours()).toBe(21)
})

it('recalls what is billed only where it would ask the same', async () => {
  const text = (day: string, client: string) =>
    lines('Date,Person,Client,Hours', `${day},Mia,Gull,6`, `${day},Tom,${client},6`)
  expect(await record(text(days[0], 'Tern'), { billed: 'all' })).toEqual(['billed', 'day-length'])
  expect(await record(text(days[1], 'Wren'))).toEqual([])
  expect(await record(text(days[2], ''), { billed: 'with-client' })).toEqual(['billed'])
})

it('leaves totals out once they are said to be totals, and refuses more hours than a day has', async () => {
  const rows = days.flatMap((day) => [`${day},Mia,5,2`, `${day},Tom,3,1`, `${day},Everybody,8,3`])
  const text = lines('Date,Person,Billable hours,Non-billable hours', ...rows)
  expect(await record(text, { 'sum-rows': 'left-out' })).toEqual(['day-length', 'sum-rows'])
  expect(await hours()).toBe(55)
  const long = lines(
    'Date,Person,Client,Hours,Chargeable',
    `${days[0]},Ann,Gull,13:30,Yes`,
    `${days[0]},Ann,Tern,12:45,No`,
  )
  const { importId } = await files.sent(long, 'long.csv')
  const refused = await owner.call('POST', `/api/imports/${importId}/answers`, {
    answers: { 'day-length': '7.5' },
  })
  expect(JSON.stringify(refused.json)).toMatch(/more time for one person than a day has/)
})
