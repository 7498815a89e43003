/**
 * `npm run verify`: checks the history of every workspace against itself and against what was signed of it, or an evidence
 * bundle. Exit code 0 when all holds; 1 when something does not, with its first position and what was done there; 2 where
 * the options make no sense.
 */

import type pg from 'pg'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { isolationFaults } from '../database/isolation.ts'
import { rightsFaults } from '../database/verify-rights.ts'
import { reportSnapshots, snapshotFaults } from '../event-store/verify-snapshots.ts'
import { folds } from '../folds.ts'
import { reportTables, verifyTables } from '../read-models/verify-tables.ts'
import { readConfig } from '../runtime/config.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { keysPlaceOf } from '../sealing/keys-folder.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { notesFolderOf, openKeptNotes } from '../signing/signing-record.ts'
import { verifyHistory } from '../signing/verify-history.ts'
import { expiring, projections } from '../slices.ts'
import { forEachWorkspace, print } from './owner-connection.ts'
import { evidenceFor, readVerifyOrder, reportBundle, reportHistory, verifyUsage } from './verify-report.ts'

const tellRights = async (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const faults = new Set([...(await isolationFaults(client)), ...(await rightsFaults(client))])
  for (const fault of faults) print(`The database differs from how Jarvin set it up: ${fault}.`)
  return faults.size === 0
}

const order = await readVerifyOrder(process.argv.slice(2))
if (typeof order === 'string') {
  process.stderr.write(`${order}\n${verifyUsage}\n`)
  process.exitCode = 2
} else if (order.bundle !== undefined) {
  process.exitCode = await reportBundle(order, print).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    return 1
  })
} else {
  const config = readConfig(process.env)
  const place = keysPlaceOf(config, projectRoot)
  const key = await findCheckpointKey(config.checkpointKey, place)
  let isHeld = order.checkpoint === undefined
  const notesOf = async (client: pg.ClientBase) => openKeptNotes(await notesFolderOf(place.folder, client))
  const check = async (client: pg.ClientBase, workspace: string): Promise<boolean> => {
    const noteKey = key && noteKeyOf(originOf(workspace), key.publicKey)
    const kept = await (await notesOf(client)).read(workspace, noteKey)
    const evidence = evidenceFor(workspace, order, key?.publicKey, kept)
    isHeld ||= evidence.remembered !== undefined
    const holds = [
      reportHistory(workspace, await verifyHistory(client, workspace, evidence), evidence, print),
      reportTables(workspace, await verifyTables(client, workspace, projections, expiring), print),
      reportSnapshots(workspace, await snapshotFaults(client, workspace, folds), print),
    ]
    return holds.every(Boolean)
  }
  // One that was signed here, and of which the database holds nothing any more, is asked for by its note.
  await forEachWorkspace(check, tellRights, async (client) => (await notesOf(client)).workspaces())
  if (!isHeld) {
    print('The given checkpoint does not belong to any of these logs.')
    process.exitCode = 1
  }
}
