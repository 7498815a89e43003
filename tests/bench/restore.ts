/**
 * Part `restore`: a long history back into an empty data folder, from a copy of the tables, from a continuous backup whose base has it,
 * and from one whose log has it all; and what the continuous backup costs appends.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decodeOrThrow } from '#schema/core/decode'
import { MemoId } from '#schema/memo/memo'
import { type Continuous, openContinuous } from '../../service/backup/continuous/continuous-backup.ts'
import { findBackup } from '../../service/backup/continuous/find-backup.ts'
import { restoreBase } from '../../service/backup/continuous/restore-base.ts'
import { openBackup, restoreBackup } from '../../service/backup/restore-backup.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { startEmbeddedPostgres } from '../../service/database/embedded/embedded-postgres.ts'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { keptFilesSql, leftOutOfBackups } from '../../service/table-accounts.ts'
import type { Bench } from './bench-run.ts'
import { checksumOfReadTables, demand } from './correctness.ts'

const workspace = 'cafe'
const log = () => {}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** Appends a second by 16 writers, each to new streams. */
const appendRate = async (url: string, ms: number): Promise<number> => {
  const service = openService(url, projections, systemSources, () => {})
  const until = performance.now() + ms
  let count = 0
  const write = async (): Promise<void> => {
    while (performance.now() < until) {
      const memoId = decodeOrThrow(MemoId, systemSources.nextId(new Date()), 'An id')
      const data = { memoId, subject: 'Takings', content: 'As last week.', fromPersona: 'Bench' }
      await service.store.append(workspace, {
        stream: `memo-${memoId}`,
        expectedVersion: 0,
        events: [{ type: 'MemoReceived', data: { ...data, type: 'alert', priority: 'high' } }],
        metadata: { actor: 'system:bench', persona: null, correlationId: null, causationId: null },
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, write))
  await service.database.end()
  return (count * 1000) / ms
}

/** Median ratio of appends with the continuous backup to those without it, in turns. */
const costOf = async (url: string, open: () => Promise<Continuous>, rounds: number): Promise<number> => {
  await appendRate(url, 2000)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const without = await appendRate(url, 4000)
    const continuous = await open()
    await continuous.advance()
    const timer = setInterval(() => void continuous.advance().catch(() => {}), 5000)
    ratios.push((await appendRate(url, 4000)) / without)
    clearInterval(timer)
    await continuous.advance()
    await continuous.close()
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
}

/** Head and read tables, to compare. */
const stateOf = async (ownerUrl: string): Promise<string> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const { rows } = await owner.query("select position, encode(hash, 'hex') as hash from workspace_head")
    return `${JSON.stringify(rows)} ${await checksumOfReadTables(owner, workspace)}`
  } finally {
    await owner.end()
  }
}

export const restore = async ({ isQuick, print }: Bench): Promise<unknown> => {
  const count = isQuick ? 20_000 : 1_000_000
  const home = await mkdtemp(join(tmpdir(), 'jarvin-bench-restore-'))
  await chmod(home, 0o711)
  const place = (name: string) => join(home, name)
  const source = await startEmbeddedPostgres({ dataDir: place('data'), log })
  const { ownerUrl } = source
  const opened = (to: string) => () =>
    openContinuous(
      {
        ...{ ownerUrl, keptFiles: place('data/files'), signer: undefined, now: () => new Date() },
        signal: new AbortController().signal,
      },
      to,
      48,
    )
  const restoredFrom = async (to: string, dataDir: string) => {
    const backup = await findBackup({ from: to, at: undefined, isEmbedded: true })
    if (backup.kind !== 'continuous') throw new Error('There is no continuous backup.')
    const target = { dataDir, migrations, filesSql: keptFilesSql, check: async () => {}, log }
    return seconds(() => restoreBase(backup.found, undefined, target))
  }
  try {
    const serviceUrl = await migrate(ownerUrl, migrations)
    const early = await opened(place('early'))()
    await early.advance()
    const writer = join(import.meta.dirname, 'restore.writer.ts')
    const args = ['--max-semi-space-size=64', '--import', 'tsx', writer, ownerUrl, workspace, `${count}`]
    await promisify(execFile)(process.execPath, args)
    const lag = await seconds(() => early.advance())
    await early.close()
    const late = await opened(place('late'))()
    const base = await seconds(() => late.advance())
    await late.close()
    const tables = { ownerUrl, keptFiles: place('data/files'), refilled: leftOutOfBackups, signer: undefined }
    const { folder } = await writeBackup({ ...tables, target: place('tables') }, new Date())
    const state = await stateOf(ownerUrl)

    const fromBase = await restoredFrom(place('late'), place('from base'))
    const fromLog = await restoredFrom(place('early'), place('from log'))
    const fromTables = await seconds(async () => {
      const manifest = await openBackup(folder, migrations)
      const target = await startEmbeddedPostgres({ dataDir: place('from tables'), log })
      const keptFiles = place('from tables/files')
      await restoreBackup(folder, manifest, {
        ...{ ownerUrl: target.ownerUrl, keptFiles, migrations, refilled: leftOutOfBackups },
      }).finally(() => target.stop())
    })
    for (const name of ['from base', 'from log', 'from tables']) {
      const restored = await startEmbeddedPostgres({ dataDir: place(name), log })
      const same = (await stateOf(restored.ownerUrl)) === state
      await restored.stop()
      demand(same, `what was restored ${name} differs`)
    }
    const ratio = await costOf(serviceUrl, opened(place('late')), isQuick ? 1 : 5)
    const events = count.toLocaleString('en-AU')
    print(
      `${events} events restored in ${fromBase.toFixed(1)} s from a base with them, ${fromLog.toFixed(1)} s from the log alone, ${fromTables.toFixed(1)} s from a copy of the tables (target 60), the same rows`,
    )
    print(
      `The base took ${base.toFixed(1)} s, the copy of the log was complete ${lag.toFixed(1)} s after the last of them (target 60); with it, appends run at ${ratio.toFixed(2)} of their rate without it`,
    )
    return { count, fromBase, fromLog, fromTables, base, lag, ratio }
  } finally {
    await source.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
