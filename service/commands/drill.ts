/**
 * `npm run drill -- --from <folder>`: restores a backup into a temporary database and verifies it. Exit code
 * 0: the backup is good. 1: it is not; prints the faults, and writes a memo to each business. 2: the options are invalid. The Decision Log
 * of each business shows the drill, if the database of the installation can be reached.
 */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { drillUsage, readRestoreOptions } from '../backup/backup-options.ts'
import { type FoundBackup, findBackup } from '../backup/continuous/find-backup.ts'
import { type FailedDrill, reasonFor, restoreReason, writeDrillMemos } from '../backup/drill-memo.ts'
import { type DrillRun, recordDrill } from '../backup/record-runs.ts'
import { serviceUrlOf } from '../database/role.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { startErrorMessage } from '../runtime/start-error.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { findSealKeys } from '../signing/seal-keys.ts'
import { projections } from '../slices.ts'
import { findCommandSeals } from './command-seals.ts'
import { runDrill } from './drill-run.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

/** Records the drill in the database of the installation, which may be running, and writes memos if it failed. */
const tell = async (run: Omit<DrillRun, 'reasonFor'>, failed?: FailedDrill): Promise<void> => {
  await withOwnerUrl(async (url) => {
    await recordDrill(url, { ...run, reasonFor: failed && reasonFor(failed) })
    if (!failed) return
    const seals = await findCommandSeals(url, readConfig(process.env))
    const serviceUrl = serviceUrlOf(url)
    const service = openService(serviceUrl, projections, systemSources, () => {}, undefined, undefined, {
      seals,
    })
    try {
      const count = await writeDrillMemos(service, failed)
      if (count > 0) print(`Wrote a memo to ${counted(count, 'business', 'businesses')}.`)
    } finally {
      await service.database.end()
    }
  }, true)
  // The drill counts, and not whether it could be recorded: a backup may be tried on a machine of its own.
  process.exitCode = failed ? 1 : 0
}

const triedAt = new Date()

const folderOf = (found: FoundBackup): string => (found.kind === 'tables' ? found.folder : found.found.folder)

const drill = async (found: FoundBackup): Promise<void> => {
  const folder = folderOf(found)
  const config = readConfig(process.env)
  const paths = keyPathsOf(config, projectRoot)
  const { folder: keysFolder, erasureList } = paths
  // The verification uses its own keys folder, so that it reads the notes of the restored database.
  const secret =
    config.checkpointKey ?? (await readFile(join(keysFolder, 'checkpoint.key'), 'utf8').catch(() => ''))
  const keyring = findKeyring(config.keyEncryptionKey, keysFolder)
  const launch = join(projectRoot, 'service/launch.js')
  const place = {
    keysFolder,
    erasureList,
    verify: [process.execPath, launch, 'commands/verify'] as const,
    keyring,
    seals: await findSealKeys(await findCheckpointKey(config.checkpointKey, paths), keysFolder),
    env: { ...process.env, CHECKPOINT_KEY: secret.trim(), KEY_ENCRYPTION_KEY: keyring.setting() ?? '' },
  }
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const report = await runDrill(found, place, log)
  const { isIntact, asOf, events, restoredIn, erased, deleted, lines, heads } = report
  for (const line of lines) print(line)
  const repeated = [
    ...(erased === 0 ? [] : [`, ${counted(erased, 'erasure')} carried out again`]),
    ...(deleted === 0 ? [] : [`, ${counted(deleted, 'business', 'businesses')} deleted again`]),
  ].join('')
  print(
    `${isIntact ? 'The backup is good' : 'THE BACKUP IS NOT GOOD, see above'}: ${folder}, ${counted(events, 'event')} as of ${asOf}, restored in ${restoredIn.toFixed(1)} s${repeated}.`,
  )
  process.exitCode = isIntact ? 0 : 1
  const run = { triedAt, takenAt: asOf, heads, restoredMs: Math.round(restoredIn * 1000) }
  const folders = [report.folder, folder, keysFolder]
  await tell(run, isIntact ? undefined : { backup: basename(folder), lines, folders })
}

const options = readRestoreOptions(process.argv.slice(2), triedAt, false)
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${drillUsage}\n`)
  process.exitCode = 2
} else {
  // A backup that cannot even be read is one that failed its test.
  let folder = options.from
  try {
    const found = await findBackup({ ...options, isEmbedded: true })
    folder = folderOf(found)
    await drill(found)
  } catch (error) {
    process.stderr.write(`${startErrorMessage(error, process.env, projectRoot)}\n`)
    const failed = { backup: basename(folder), lines: [], folders: [folder], reason: restoreReason(error) }
    await tell({ triedAt, takenAt: undefined, heads: undefined, restoredMs: undefined }, failed)
  }
}
