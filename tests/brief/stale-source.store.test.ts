/** A brief from a stale source is less sure than the same brief when the source was current, and says which source and how old. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeJson, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { openFileBakery } from '../import/file-bakery.ts'
import { lines } from '../import/read-text.ts'
import { type Browser, keptMail, signInByCode, tess } from '../people/account-client.ts'

let running: TestService
let owner: Browser
let moment: string
const { lines: mail, mailer } = keptMail()
beforeEach(async () => {
  moment = '2026-11-02T02:00:00.000Z'
  const opened = await openFileBakery({ mailer, sources: { ...fixedSources(), now: () => new Date(moment) } })
  ;({ running, owner } = opened)
  const days = Array.from({ length: 84 }, (_, at) =>
    new Date(Date.UTC(2026, 7, 10 + at)).toISOString().slice(0, 10),
  )
  await opened.files.imported(
    lines('Receipt,Date,Total (inc GST),GST', ...days.map((day, at) => `${at},${day},${110 + at}.00,10.00`)),
    'till.csv',
  )
})
afterEach(() => running.stop())

const confidence = async () => {
  const answer = await owner.call('POST', '/api/briefs/generate', { topic: 'How is revenue?' })
  return decodeJson(api.generateBrief.output, answer).basis?.confidence
}

it('lowers confidence and names the file and its age', async () => {
  const sure = await confidence()
  expect(sure?.because).not.toContain('till.csv')
  moment = '2026-11-13T02:00:00.000Z'
  // Sessions end in between.
  owner = await signInByCode(running, mail, tess.email)
  const doubted = await confidence()
  expect(doubted?.coverage).toBeLessThan(sure?.coverage ?? 0)
  expect(doubted?.percent).toBeLessThan(sure?.percent ?? 0)
  expect(doubted?.because).toMatch(/till\.csv.*1 November.*12 days ago/)
})
