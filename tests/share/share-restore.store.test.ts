/** A backup from before a revocation: restored, it opens no link, neither the revoked one nor any other. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBackup, restoreBackup } from '../../service/backup/restore-backup.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { serviceUrlOf } from '../../service/database/role.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { findShare } from '../../service/share/share.link.ts'
import { derivedTables, projections } from '../../service/slices.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { emptyDatabase } from '../core/database.ts'
import { testKeyring } from '../core/sources.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { makeLink, openAsStranger, writeDecision } from './share-client.ts'

let bakery: Bakery
let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-share-restore-'))
  bakery = await startBakery({ sources: systemSources })
})
afterAll(async () => {
  await bakery.running.stop()
  await rm(place, { recursive: true, force: true })
})

it.each([
  ['opens no link', leftOutOfBackups, false],
  // What the rule is for: with the table in the backup, the revoked link would open again.
  ['would open a revoked link, were its hash in the backup', derivedTables, true],
])('a restored backup %s', async (_, refilled, isOpen) => {
  const { share, token } = await makeLink(
    bakery.owner,
    'decision',
    await writeDecision(bakery.owner, 'Open earlier'),
  )
  const { folder } = await writeBackup(
    {
      ownerUrl: bakery.running.database.ownerUrl,
      keptFiles: bakery.running.filesFolder,
      refilled,
      signer: undefined,
      target: join(place, share.id),
    },
    new Date(),
  )
  expect((await bakery.owner.call('DELETE', `/api/shares/${share.id}`)).status).toBe(200)
  expect((await openAsStranger(bakery.running, token)).status).toBe(404)
  const restored = await emptyDatabase(inject('ownerUrl'))
  const keptFiles = join(place, `${share.id}-files`)
  await restoreBackup(folder, await openBackup(folder, migrations), {
    ...{ ownerUrl: restored.ownerUrl, migrations, refilled, keptFiles },
  })
  const service = openService(
    serviceUrlOf(restored.ownerUrl),
    projections,
    systemSources,
    () => {},
    undefined,
    undefined,
    {
      keyring: testKeyring,
    },
  )
  const found = await findShare(service, token, new Date())
  await service.database.end()
  await restored.drop()
  expect(found !== undefined).toBe(isOpen)
})
