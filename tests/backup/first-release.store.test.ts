/** A database of the first release, kept as a backup, is brought up to date by migrations alone, and loses nothing. */
import { resolve } from 'node:path'
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { openBackup, restoreBackup } from '../../service/backup/restore-backup.ts'
import { catalogueFaults } from '../../service/database/verify-catalogue.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { reportTables, verifyTables } from '../../service/read-models/verify-tables.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { expiring, projections } from '../../service/slices.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { emptyDatabase } from '../core/database.ts'
import { startTestService, type TestService } from '../core/service.ts'

const folder = resolve(import.meta.dirname, '../../fixtures/core/first-release')
const workspaces = ['cafe', 'consulting', 'realestate', 'site']

let running: TestService
let owner: Awaited<ReturnType<typeof connectOwner>>

beforeAll(async () => {
  const database = await emptyDatabase(inject('ownerUrl'))
  const manifest = await openBackup(folder, migrations)
  await restoreBackup(folder, manifest, {
    ownerUrl: database.ownerUrl,
    keptFiles: '/nowhere',
    migrations,
    refilled: leftOutOfBackups,
  })
  running = await startTestService(inject('ownerUrl'), { database, demos: { mode: 'shared' } })
  owner = await connectOwner(database.ownerUrl)
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

it('has the tables of today', async () => {
  expect(await catalogueFaults(owner)).toEqual([])
})

it('keeps every event, and every read table follows from them', async () => {
  const said: string[] = []
  for (const workspace of workspaces) {
    const history = await verifyHistoryAndEvidence(owner, workspace, {
      key: undefined,
      remembered: undefined,
    })
    expect(history).toMatchObject({ damage: undefined, wrongTiles: [] })
    reportTables(workspace, await verifyTables(owner, workspace, projections, expiring), (line) =>
      said.push(line),
    )
  }
  expect(said).toEqual(workspaces.map((workspace) => `${workspace}: every read table matches the history.`))
})

it('serves what was recorded then', async () => {
  const session = await running.signIn('cafe')
  const get = async (path: string) => (await running.call('GET', `/api${path}`, { session })).json
  expect(await get('/my-profile')).toMatchObject({ firstName: 'Ada', lastName: 'Later' })
  const advisories = decodeOrThrow(t.array(Advisory), await get('/nudges'), 'The advisories')
  expect(new Set(advisories.map(({ status }) => status))).toEqual(new Set(['new', 'accepted', 'dismissed']))
  expect(await get('/kpis')).not.toEqual([])
  const [thread] = decodeOrThrow(t.array(t.type({ id: t.string })), await get('/chat/threads'), 'The threads')
  expect(await get(`/chat/threads/${thread?.id}`)).not.toEqual([])
  expect(await get('/audit?limit=5')).not.toEqual([])
  expect(await get('/briefs/latest')).not.toEqual([])
})
