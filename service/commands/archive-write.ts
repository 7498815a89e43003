/** Writes the archive of a business, if it is intact. */
import { join } from 'node:path'
import type pg from 'pg'
import { noteKeyOf, originOf, vkeyText } from '#schema/proof/note'
import { ArchiveFault } from '../archive/archive-fault.ts'
import { type ArchiveOptions, findBusiness } from '../archive/archive-options.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { serviceUrlOf } from '../database/role.ts'
import { makeCheckpoint } from '../decision-log/checkpoints/checkpoint.ts'
import { unwrap } from '../http/refusal.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import type { Service } from '../runtime/service.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { keyFaults, reportKeys } from '../sealing/verify-keys.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { keptNotesFolder, openKeptNotes } from '../signing/kept-notes.ts'
import { verifyHistoryAndEvidence } from '../signing/verify-history.ts'
import { projections } from '../slices.ts'
import { archivedFilesSql, archivedTables } from '../table-accounts.ts'
import { findCommandSeals } from './command-seals.ts'
import { print } from './owner-connection.ts'
import { hasRecords, reportRecords } from './records-connection.ts'
import { reportHistory } from './verify-report.ts'

/** Throws `ArchiveFault` with what `npm run verify` would say, if a workspace is damaged. */
const requireIntact = async (
  owner: pg.ClientBase,
  ownerUrl: string,
  { checkpointKey, keptNotes, keyring, sealing }: Service,
  workspace: string,
): Promise<void> => {
  const lines: string[] = []
  const keep = (line: string) => void lines.push(line)
  const key = noteKeyOf(originOf(workspace), checkpointKey.publicKey)
  const evidence = { key, kept: await keptNotes?.read(workspace, key), seals: sealing?.seals }
  const areIntact = [
    reportHistory(workspace, await verifyHistoryAndEvidence(owner, workspace, evidence), evidence, keep),
    reportKeys(workspace, await keyFaults(owner, workspace, keyring), keep),
    !(await hasRecords(owner, workspace)) || (await reportRecords(ownerUrl, workspace, keep)),
  ]
  if (!areIntact.every(Boolean))
    throw new ArchiveFault(`There is no archive, because the workspace is damaged.\n${lines.join('\n')}`)
}

/** Archives a business of the database at `ownerUrl`. */
export const archiveBusiness = async (
  ownerUrl: string,
  { workspace: wanted, to, passphrase }: Extract<ArchiveOptions, { kind: 'write' }>,
): Promise<void> => {
  const started = performance.now()
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const checkpointKey = await findCheckpointKey(config.checkpointKey, place)
  // Do not create one: its signature could not be verified with the log's key.
  if (checkpointKey === undefined)
    throw new ArchiveFault(
      'The signing key was not found. Set CHECKPOINT_KEY, KEYS_DIR and DATA_DIR as for the service.',
    )
  const keptFiles = join(place.dataDir, 'files')
  const service = openService(
    serviceUrlOf(ownerUrl),
    projections,
    systemSources,
    () => {},
    undefined,
    checkpointKey,
    {
      keptNotes: openKeptNotes(await keptNotesFolder(place.folder, ownerUrl)),
      seals: await findCommandSeals(ownerUrl, config),
      keyring: findKeyring(config.keyEncryptionKey, place.folder),
      erasureList: place.erasureList,
      filesFolder: keptFiles,
    },
  )
  const owner = await connectOwner(ownerUrl)
  try {
    const { workspace, businessName } = await findBusiness(service, wanted)
    await requireIntact(owner, ownerUrl, service, workspace)
    const { manifest, end } = await writeArchive(
      {
        ...{ service, ownerUrl, workspace, businessName, keptFiles },
        tables: archivedTables,
        filesSql: archivedFilesSql,
        sign: async () => unwrap(await makeCheckpoint(service, workspace)),
      },
      to,
      passphrase,
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `Archived ${businessName} (${workspace}) with ${counted(manifest.events, 'event')} and ${counted(end.files, 'kept file')} in ${seconds} s: ${to}`,
    )
    print(
      `Whoever has it and the passphrase can read everything in it. Its history is signed by ${vkeyText(noteKeyOf(originOf(workspace), checkpointKey.publicKey))}: tell whoever imports it this key.`,
    )
    print('The business goes on here too. What is recorded here from now on is not in the archive.')
  } finally {
    await owner.end()
    await service.database.end()
  }
}
