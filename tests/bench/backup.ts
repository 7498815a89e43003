/** Part `backup`: a long history copied while calls are answered, and restored into an empty database. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesOf } from '../../service/backup/manifest.ts'
import { openBackup, requireEmpty, restoreBackup } from '../../service/backup/restore-backup.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { emptyDatabase, freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { checksumOfReadTables, demand } from './correctness.ts'
import { writeHistory } from './history.ts'

const workspace = 'cafe'

const timed = async <A>(work: () => Promise<A>): Promise<readonly [A, number]> => {
  const from = performance.now()
  const result = await work()
  return [result, (performance.now() - from) / 1000]
}

export const backup = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const count = isQuick ? 20_000 : 1_000_000
  const source = await freshDatabase(ownerUrl)
  const target = await emptyDatabase(ownerUrl)
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-bench-backup-'))
  const owner = await connectOwner(source.ownerUrl)
  try {
    await writeHistory(owner, workspace, count)
    await rebuildWorkspace(owner, workspace, projections)
    const keptFiles = join(folder, 'files')
    const [written, backupSeconds] = await timed(() =>
      writeBackup(
        {
          ownerUrl: source.ownerUrl,
          keptFiles,
          refilled: leftOutOfBackups,
          signer: undefined,
          target: folder,
        },
        new Date(),
      ),
    )
    const [, restoreSeconds] = await timed(async () => {
      const manifest = await openBackup(written.folder, migrations)
      await requireEmpty(target.ownerUrl, 'the database')
      await restoreBackup(written.folder, manifest, {
        ownerUrl: target.ownerUrl,
        keptFiles,
        migrations,
        refilled: leftOutOfBackups,
      })
    })
    const restored = await connectOwner(target.ownerUrl)
    const head = 'select position, hash from workspace_head'
    demand(
      JSON.stringify((await restored.query(head)).rows) === JSON.stringify((await owner.query(head)).rows) &&
        (await checksumOfReadTables(restored, workspace)) === (await checksumOfReadTables(owner, workspace)),
      'the restored database differs',
    )
    await restored.end()
    const megabytes = bytesOf(written.manifest) / 1e6
    print(
      `${count.toLocaleString('en-AU')} events and their read tables: backed up in ${backupSeconds.toFixed(1)} s (${megabytes.toFixed(0)} MB), restored in ${restoreSeconds.toFixed(1)} s (target 60), the same rows`,
    )
    return { count, backupSeconds, restoreSeconds, megabytes }
  } finally {
    await owner.end()
    await rm(folder, { recursive: true, force: true })
    await source.drop()
    await target.drop()
  }
}
