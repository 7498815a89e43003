/**
 * `npm run verify`: checks every workspace's history against its hashes and signed notes, or an evidence bundle. Exit code
 * 0: intact. 1: damaged; prints the first position and the kind of damage. 2: invalid options or settings, or no installation. 4: the
 * database cannot be reached, so nothing is known.
 */

import type pg from 'pg'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { findTombstone } from '../accounts/drop-workspace.ts'
import { undoneDeletions } from '../accounts/listed-deletions.ts'
import { addressFaults, reportAddresses } from '../accounts/verify-addresses.ts'
import { isolationFaults } from '../database/isolation.ts'
import { catalogueFaults } from '../database/verify-catalogue.ts'
import { undoneErasures } from '../decision-log/erasing/erase.ts'
import { reportSnapshots, snapshotFaults } from '../event-store/verify-snapshots.ts'
import { folds } from '../folds.ts'
import { mergeVerdicts, verifyDerived } from '../read-models/verify-derived.ts'
import { reportTables, type TablesVerdict, verifyTables } from '../read-models/verify-tables.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { findKeyring, type Keyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { keyFaults, reportKeys } from '../sealing/verify-keys.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { notesFolderOf, openKeptNotes } from '../signing/kept-notes.ts'
import { findSealKeys } from '../signing/seal-keys.ts'
import { verifyCosignatures } from '../signing/verify-cosignatures.ts'
import { verifyHistoryAndEvidence } from '../signing/verify-history.ts'
import { readDirectory, type WorkspaceDirectory } from '../signing/workspace-directory.ts'
import { derived, expiring, projections } from '../slices.ts'
import { listedWorkspaces, reportDirectory, reportDropped, reportListed } from './directory-report.ts'
import { forEachWorkspace, print } from './owner-connection.ts'
import { hasRecords, reportRecords } from './records-connection.ts'
import { evidenceFor, readVerifyOptions, verifyUsage } from './verify-options.ts'
import { reportBundle, reportCosignatures, reportHistory } from './verify-report.ts'
import { type FoundSeals, findSeals } from './verify-seals.ts'

const reportDatabase = async (
  client: pg.ClientBase,
  erasureList: string,
  keyring: Keyring,
): Promise<boolean> => {
  const faults = new Set([...(await isolationFaults(client)), ...(await catalogueFaults(client))])
  for (const fault of faults) print(`The database differs from how Jarvin set it up: ${fault}.`)
  const undone = await undoneErasures(client, erasureList)
  for (const { workspace, erasure } of undone)
    print(
      `${workspace}: ${erasure.subject} is on the list of erasures, but can be read again, as after restoring a copy. The next start repeats the erasure.`,
    )
  const back = await undoneDeletions(client, erasureList)
  for (const { workspace } of back)
    print(
      `${workspace}: this business was deleted and is on the list of erasures, but is here again, as after restoring a copy. The next start deletes it.`,
    )
  const areAddressesRight = reportAddresses(await addressFaults(client, keyring), print)
  return faults.size === 0 && undone.length === 0 && back.length === 0 && areAddressesRight
}

const compareTables = async (client: pg.ClientBase, workspace: string): Promise<TablesVerdict> =>
  mergeVerdicts([
    await verifyTables(client, workspace, projections, expiring),
    await verifyDerived(client, workspace, derived),
  ])

const settingsFault = (): string | undefined => {
  try {
    readConfig(process.env)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const options = settingsFault() ?? (await readVerifyOptions(process.argv.slice(2)))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${verifyUsage}\n`)
  process.exitCode = 2
} else if (options.bundle !== undefined) {
  process.exitCode = await reportBundle(options, print).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    return 1
  })
} else {
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const keyring = findKeyring(config.keyEncryptionKey, place.folder)
  const key = await findCheckpointKey(config.checkpointKey, place)
  let isCheckpointUsed = options.checkpoint === undefined
  const notesOf = async (client: pg.ClientBase) => openKeptNotes(await notesFolderOf(place.folder, client))
  let directory: WorkspaceDirectory = { kind: 'none' }
  let found: FoundSeals = { seals: undefined, isFault: false }
  const check = async (client: pg.ClientBase, workspace: string, url: string): Promise<boolean> => {
    const noteKey = key && noteKeyOf(originOf(workspace), key.publicKey)
    const notes = await notesOf(client)
    const kept = await notes.read(workspace, noteKey)
    const evidence = evidenceFor(workspace, options, key?.publicKey, kept)
    const tombstone = await findTombstone(client, workspace)
    if (tombstone !== undefined) {
      const dropped = `dropped at ${tombstone.recordedAt} with ${counted(tombstone.events, 'event')}, as the log of the installation says`
      const isNoteKept = (await notes.workspaces()).includes(workspace)
      print(
        isNoteKept
          ? `${workspace}: damaged. It was ${dropped}, but its signed note is still beside the key, and the service removes that before it drops a workspace.`
          : `${workspace}: ${dropped}.`,
      )
      return reportDropped(directory, workspace, tombstone.events, print) && !isNoteKept
    }
    isCheckpointUsed ||= evidence.remembered !== undefined
    const fault = await reportListed(client, directory, workspace, print)
    if (fault === 'vanished') return false
    const line = directory.kind === 'signed' ? directory.heads.get(workspace) : undefined
    const seen = { ...evidence, seals: found.seals, listed: fault === undefined ? line?.position : undefined }
    const areIntact = [
      reportHistory(workspace, await verifyHistoryAndEvidence(client, workspace, seen), seen, print),
      fault === undefined,
      reportCosignatures(workspace, await verifyCosignatures(client, workspace, config.witnesses), print),
      reportTables(workspace, await compareTables(client, workspace), print),
      !(await hasRecords(client, workspace)) || (await reportRecords(url, workspace, print)),
      reportKeys(workspace, await keyFaults(client, workspace, keyring), print),
      reportSnapshots(workspace, await snapshotFaults(client, workspace, folds), print),
    ]
    return areIntact.every(Boolean)
  }
  // Include workspaces known only by a kept note or the signed directory: their rows may all have been deleted.
  await forEachWorkspace(
    check,
    async (client) => {
      const folder = await notesFolderOf(place.folder, client)
      const isDirectorySound = reportDirectory(directory, folder, print)
      // First: without its columns, nothing could be said of the seals.
      const isDatabaseSound = await reportDatabase(client, place.erasureList, keyring)
      found = await findSeals(client, folder, await findSealKeys(key, place.folder))
      if (found.sentence !== undefined) print(found.sentence)
      return isDatabaseSound && isDirectorySound && !found.isFault
    },
    async (client) => {
      directory = await readDirectory(await notesFolderOf(place.folder, client), key?.publicKey)
      return [...(await (await notesOf(client)).workspaces()), ...listedWorkspaces(directory)]
    },
  )
  if (!isCheckpointUsed && (process.exitCode === undefined || process.exitCode === 1)) {
    print('The given checkpoint does not belong to any of these logs.')
    process.exitCode = 1
  }
}
