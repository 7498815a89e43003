/** What taking an import back does to the advice that was raised from its figures. */
import * as t from 'io-ts'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { Import } from '#schema/import/import'
import { Me } from '#schema/session/session'
import { retrieve } from '../../service/advisor/passages.ts'
import { raiseFindings } from '../../service/advisory/advisory.findings.ts'
import { recordOutcomes } from '../../service/advisory/advisory.outcomes.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { openFileClient } from '../import/send-file.ts'
import { type Browser, keptMail, setUpBakery, signInByCode, tess } from '../people/account-client.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'
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

const year = { first: '2025-12-01', count: 52 }
const costs = (level: number) => costsFile(year, (week) => (week >= 44 ? level : 5800))
const files = () => openFileClient(running, owner)
const advisories = async () => decodeJson(t.array(Advisory), await owner.call('GET', '/api/nudges'))
const look = () => raiseFindings(running.service, workspace)

/** Imports a year in which goods become dearer, and raises what is found; returns the file of costs and the advisory. */
const found = async () => {
  await files().imported(
    salesFile(year, () => 18_600),
    'till.csv',
  )
  const { importId } = await files().imported(costs(7600), 'costs.csv')
  await look()
  const [advisory] = await advisories()
  if (advisory === undefined) throw new Error('Nothing was found.')
  return { importId, id: advisory.id, worth: advisory.worth }
}
const undo = async (importId: string) =>
  decodeJson(Import, await owner.call('POST', `/api/imports/${importId}/undo`, {}))

const sameAfterRebuild = async () => {
  const { live, rebuilt } = await rowsAroundRebuild(running, workspace, ['advisory'])
  expect(rebuilt).toEqual(live)
}

it('withdraws an open advisory, and says so with the file', async () => {
  const { importId, id } = await found()
  const { restedOn } = await undo(importId)
  expect(restedOn).toMatchObject([{ kind: 'open-advisory', id }])
  expect(await look()).toBe(0)
  expect(await advisories()).toEqual([])
  expect(await look()).toBe(0)
  const search = retrieve(running.service.database.of(workspace))
  expect(await search('supplies share of revenue', 5, ['advisory'])).toEqual([])
  await sameAfterRebuild()
})

it('raises the finding again, once, when a file shows it again', async () => {
  const before = await found()
  await undo(before.importId)
  await look()
  await files().imported(costs(7900), 'costs-corrected.csv')
  expect(await look()).toBe(1)
  expect(await look()).toBe(0)
  const [again, ...others] = await advisories()
  expect(others).toEqual([])
  expect(again?.status).toBe('new')
  expect(again?.worth).not.toBe(before.worth)
})

it('marks an accepted one, whose outcome then cannot be told', async () => {
  const { importId, id } = await found()
  await owner.call('POST', `/api/nudges/${id}/accept`, {})
  const { restedOn } = await undo(importId)
  expect(restedOn).toMatchObject([{ kind: 'advisory', id }])
  await look()
  expect(await advisories()).toMatchObject([{ id, status: 'accepted', takenBack: { file: 'costs.csv' } }])
  const { decision, steps } = decodeJson(
    api.readDecision.output,
    await owner.call('GET', `/api/decisions/${id}`),
  )
  expect(decision.takenBack).toMatchObject({ file: 'costs.csv' })
  expect(steps.at(-1)).toMatchObject({ kind: 'taken-back', text: 'costs.csv' })
  await look()
  await files().imported(costs(7600), 'costs-again.csv')
  now = new Date('2027-01-04T07:00:00+10:00')
  owner = await signInByCode(running, mail.lines, tess.email)
  const after = { first: '2026-11-30', count: 5 }
  await files().imported(
    salesFile(after, () => 18_600),
    'till-later.csv',
  )
  await files().imported(
    costsFile(after, () => 5800),
    'costs-later.csv',
  )
  expect(await recordOutcomes(running.service, workspace)).toBe(1)
  expect((await advisories()).find((one) => one.id === id)?.outcome).toMatchObject({
    verdict: 'cannot-tell',
    because: 'taken-back',
  })
  await sameAfterRebuild()
})

it('withdraws one whose acceptance is taken back after its figures', async () => {
  const { importId, id } = await found()
  await owner.call('POST', `/api/nudges/${id}/accept`, {})
  await undo(importId)
  await look()
  await owner.call('POST', `/api/nudges/${id}/reopen`, {})
  await look()
  expect(await advisories()).toEqual([])
})

it('leaves advice alone that rests on none of the file’s days', async () => {
  const { id } = await found()
  const { importId } = await files().imported(
    salesFile({ first: '2024-12-02', count: 4 }, () => 9000),
    'old.csv',
  )
  const { restedOn } = await undo(importId)
  expect(restedOn ?? []).toEqual([])
  await look()
  expect(await advisories()).toMatchObject([{ id, status: 'new' }])
})
