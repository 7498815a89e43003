/** What the checks of `npm run verify` find in a database that was tampered with. */
import type { Client } from 'pg'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { addressFaults } from '../../service/accounts/verify-addresses.ts'
import { findSeals } from '../../service/commands/verify-seals.ts'
import { isolationFaults, serviceRole } from '../../service/database/isolation.ts'
import { catalogueFaults } from '../../service/database/verify-catalogue.ts'
import { snapshotFaults } from '../../service/event-store/verify-snapshots.ts'
import { folds } from '../../service/folds.ts'
import { faultyDays, faultyFiles } from '../../service/import/rebuild-records.ts'
import { mergeVerdicts, verifyDerived, within } from '../../service/read-models/verify-derived.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import type { KeptFiles } from '../../service/sealing/kept-files.ts'
import { keyFaults } from '../../service/sealing/verify-keys.ts'
import { directoryFaults } from '../../service/signing/directory-check.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { verifyCosignatures } from '../../service/signing/verify-cosignatures.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { readDirectory } from '../../service/signing/workspace-directory.ts'
import { derived, expiring, projections } from '../../service/slices.ts'
import { testCheckpointKey } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'

/** Keys of the seals. */
export const testSealKeys = sealKeysFrom(testCheckpointKey)

/** Where the checks look. */
export type Looked = {
  readonly client: Client
  /** Folder of the kept notes. */
  readonly folder: string
  readonly files: Pick<KeptFiles, 'withFile'>
  /** Workspaces that are checked row by row. */
  readonly workspaces: readonly string[]
  /** Whether the catalogue is compared, which no change of rows can change. */
  readonly hasCatalogue: boolean
}

// Without its table, the catalogue has the fault already.
const inAddresses = async (client: Client): Promise<readonly string[]> => {
  await client.query('begin')
  try {
    return (await addressFaults(client, testKeyring)).map(({ kind }) => `address: ${kind}`)
  } catch (error) {
    return [`failed: ${error instanceof Error ? error.message : ''}`]
  } finally {
    await client.query('rollback')
  }
}

const inSeals = async (client: Client, folder: string): Promise<readonly string[]> => {
  await client.query('begin')
  try {
    return (await findSeals(client, folder, testSealKeys)).isFault ? ['directory: seals'] : []
  } catch (error) {
    return [`failed: ${error instanceof Error ? error.message : ''}`]
  } finally {
    await client.query('rollback')
  }
}

const inDatabase = async ({ client, folder, hasCatalogue }: Looked): Promise<readonly string[]> => {
  const faults = hasCatalogue ? [...(await isolationFaults(client)), ...(await catalogueFaults(client))] : []
  const directory = await readDirectory(folder, testCheckpointKey.publicKey)
  const listed = directory.kind === 'signed' ? await directoryFaults(client, directory.heads) : []
  return [
    ...faults.map((fault) => `catalogue: ${fault}`),
    ...(directory.kind === 'altered' ? ['directory: altered'] : []),
    ...(await inSeals(client, folder)),
    ...[...listed].map(([workspace, fault]) => `${workspace}: directory ${fault}`),
    ...(await inAddresses(client)),
  ]
}

const inRecords = async (client: Client, workspace: string, files: Looked['files']) => {
  await client.query('begin')
  try {
    await client.query(`select set_config('app.workspace', $1, true)`, [workspace])
    // Records are read as the service reads them: bound to the workspace by its policies.
    await client.query(`set local role ${serviceRole}`)
    const db = within(client)
    return [...(await faultyDays(db)), ...(await faultyFiles(db, workspace, files))]
  } finally {
    await client.query('rollback')
  }
}

const inWorkspace = async (
  workspace: string,
  { client, folder, files }: Looked,
): Promise<readonly string[]> => {
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const kept = await openKeptNotes(folder).read(workspace, key)
  const { seals } = testSealKeys
  const evidence = { key, remembered: undefined, kept, seals }
  const history = await verifyHistoryAndEvidence(client, workspace, evidence)
  const tables = mergeVerdicts([
    await verifyTables(client, workspace, projections, expiring),
    await verifyDerived(client, workspace, derived),
  ])
  const { damage } = history
  return [
    ...(damage ? [`history ${damage.kind} at ${damage.position}`] : []),
    ...(history.forged.length > 0 ? ['checkpoint forged'] : []),
    ...history.wrongTiles.map(({ level }) => `tile of level ${level}`),
    ...history.evidence.map((fault) => `evidence ${fault}`),
    ...(await verifyCosignatures(client, workspace, [])).faults.map((fault) => `cosignature ${fault}`),
    ...tables.faults.map(({ table }) => `table ${table}`),
    ...tables.unreadable.map((position) => `unreadable ${position}`),
    ...(await inRecords(client, workspace, files)).map((fault) => `records ${fault}`),
    ...(await keyFaults(client, workspace, testKeyring)).map(({ kind }) => `key ${kind}`),
    ...(await snapshotFaults(client, workspace, folds)).map(() => 'snapshot'),
  ].map((fault) => `${workspace}: ${fault}`)
}

/** What the checks find; empty if all is intact. */
export const findings = async (looked: Looked): Promise<readonly string[]> => {
  const found = [...(await inDatabase(looked))]
  for (const workspace of new Set(looked.workspaces)) found.push(...(await inWorkspace(workspace, looked)))
  return found
}
