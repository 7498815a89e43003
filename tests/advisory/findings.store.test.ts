/** From an owner's own files to one priced decision, and back to its score. */
import * as t from 'io-ts'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { Me } from '#schema/session/session'
import { raiseFindings, scheduleFindings } from '../../service/advisory/advisory.findings.ts'
import { recordOutcomes } from '../../service/advisory/advisory.outcomes.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { openFileClient } from '../import/send-file.ts'
import { type Browser, keptMail, setUpBakery, signInByCode, tess } from '../people/account-client.ts'
import { costsFile, salesFile } from './own-files.ts'

let running: TestService
let owner: Browser
let workspace: string
let now: Date
let mail: ReturnType<typeof keptMail>
beforeEach(async () => {
  now = new Date('2026-11-30T07:00:00+10:00')
  mail = keptMail()
  running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    mailer: mail.mailer,
    sources: { ...fixedSources(), now: () => now },
  })
  owner = await setUpBakery(running)
  workspace = decodeOrThrow(Me, (await owner.call('GET', '/api/me')).json, 'The owner').workspace
})
afterEach(() => running.stop())

/** The 52 weeks to 29 November. */
const year = { first: '2025-12-01', count: 52 }
const takings = () => 18_600
const goods = (week: number) => (week >= 44 ? 7600 : 5800)

const importYear = async () => {
  const files = openFileClient(running, owner)
  await files.imported(salesFile(year, takings), 'till.csv')
  await files.imported(costsFile(year, goods), 'costs.csv')
}
const advisories = async () => decodeJson(t.array(Advisory), await owner.call('GET', '/api/nudges'))
const raised = () => raiseFindings(running.service, workspace)

it('raises one priced advisory, with its receipts, and only once', async () => {
  await importYear()
  expect(await raised()).toBe(1)
  expect(await raised()).toBe(0)
  const [advisory, ...others] = await advisories()
  expect(others).toEqual([])
  expect(advisory).toMatchObject({
    status: 'new',
    urgency: 'high',
    worth: expect.stringMatching(/^\$[\d,]+ a week to win back$/),
    promises: { measure: 'supplies-share', weeks: 4 },
    finding: { measure: 'supplies-share', way: 'up', from: '2026-10-05', to: '2026-11-29' },
  })
  expect(advisory?.finding?.worth.value).toBeCloseTo(1800, -3)
})

it('becomes a decision with owner, date and expected effect, scored from later files, and does not come back', async () => {
  await importYear()
  await raised()
  const [{ id } = { id: 'none' }] = await advisories()
  await owner.call('POST', `/api/nudges/${id}/accept`, {})
  const [decision] = decodeJson(api.listDecisions.output, await owner.call('GET', '/api/decisions'))
  expect(decision).toMatchObject({
    id,
    state: 'open',
    due: '2026-12-07',
    owner: { name: 'Tess Hanrahan' },
    expects: { measure: 'supplies-share', from: '2026-12-07', to: '2027-01-03' },
  })
  expect(await raised()).toBe(0)
  now = new Date('2027-01-04T07:00:00+10:00')
  const after = { first: '2026-11-30', count: 5 }
  owner = await signInByCode(running, mail.lines, tess.email)
  const later = openFileClient(running, owner)
  await later.imported(salesFile(after, takings), 'till-later.csv')
  await later.imported(
    costsFile(after, () => 5800),
    'costs-later.csv',
  )
  expect(await recordOutcomes(running.service, workspace)).toBe(1)
  expect((await advisories()).find((one) => one.id === id)?.outcome).toMatchObject({ verdict: 'hit' })
  expect(await raised()).toBe(0)
})

it('does not come back once it was dismissed or deferred', async () => {
  await importYear()
  await raised()
  const [{ id } = { id: 'none' }] = await advisories()
  await owner.call('POST', `/api/nudges/${id}/defer`, { until: '2026-12-20' })
  expect(await raised()).toBe(0)
  await owner.call('POST', `/api/nudges/${id}/dismiss`, { reason: 'Seasonal menu' })
  expect(await raised()).toBe(0)
  expect(await advisories()).toHaveLength(1)
})

it('follows businesses in the background, soon after a file', async () => {
  const stop = scheduleFindings(running.service)
  await importYear()
  now = new Date(now.getTime() + 10_000)
  await expect.poll(async () => (await advisories()).length, { timeout: 10_000 }).toBe(1)
  await stop()
})
