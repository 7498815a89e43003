/** What the checks of `npm run verify` find in a database that was tampered with. */
import type { Client } from 'pg'
import { installationWorkspace } from '#schema/core/site'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { addressFaults } from '../../service/accounts/verify-addresses.ts'
import { catalogueFaults } from '../../service/database/verify-catalogue.ts'
import { snapshotFaults } from '../../service/event-store/verify-snapshots.ts'
import { folds } from '../../service/folds.ts'
import { mergeVerdicts, verifyDerived } from '../../service/read-models/verify-derived.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { plainKeys } from '../../service/sealing/keyring.ts'
import { keyFaults } from '../../service/sealing/verify-keys.ts'
import { directoryFaults } from '../../service/signing/directory-check.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { readDirectory } from '../../service/signing/workspace-directory.ts'
import { derived, expiring, projections } from '../../service/slices.ts'
import { testCheckpointKey } from '../core/service.ts'

export const workspaces = ['cafe', 'realestate', 'consulting', installationWorkspace]

/** What the checks of `npm run verify` find; empty if all is intact. */
export const findings = async (client: Client, folder: string): Promise<readonly string[]> => {
  const found: string[] = (await catalogueFaults(client)).map((fault) => `catalogue: ${fault}`)
  const directory = await readDirectory(folder, testCheckpointKey.publicKey)
  if (directory.kind === 'altered') found.push('directory: altered')
  if (directory.kind === 'signed')
    for (const [workspace, fault] of await directoryFaults(client, directory.heads))
      found.push(`directory: ${workspace} ${fault}`)
  for (const fault of await addressFaults(client, plainKeys)) found.push(`address: ${fault.kind}`)
  for (const workspace of workspaces) {
    const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
    const kept = await openKeptNotes(folder).read(workspace, key)
    const evidence = { key, remembered: undefined, kept }
    const history = await verifyHistoryAndEvidence(client, workspace, evidence)
    if (history.damage) found.push(`history: ${history.damage.kind} at ${history.damage.position}`)
    if (history.forged.length > 0) found.push('checkpoints: forged')
    found.push(...history.wrongTiles.map(({ level }) => `tile of level ${level}`), ...history.evidence)
    const tables = mergeVerdicts([
      await verifyTables(client, workspace, projections, expiring),
      await verifyDerived(client, workspace, derived),
    ])
    found.push(...tables.faults.map(({ table }) => `table ${table}`))
    found.push(...(await keyFaults(client, workspace, plainKeys)).map(({ kind }) => `key ${kind}`))
    found.push(...(await snapshotFaults(client, workspace, folds)).map(() => 'snapshot'))
  }
  return found
}
