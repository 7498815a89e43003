/**
 * `npm run verify`: checks the history of every workspace against itself and against what was signed of it, or an evidence
 * bundle. Exit code 0 when all holds; 1 when something does not, with its first position and what was done there; 2 where
 * the options make no sense.
 */
import { resolve } from 'node:path'
import type pg from 'pg'
import { findCheckpointKey } from './core/checkpoint-key.ts'
import { readConfig } from './core/config.ts'
import { isolationFaults } from './core/isolation.ts'
import { notesFolderOf, openKeptNotes } from './core/kept-notes.ts'
import { keysPlaceOf } from './core/keys-folder.ts'
import { rightsFaults } from './core/rights-faults.ts'
import { evidenceFor, readVerifyOrder, tellBundle, tellHistory, verifyUsage } from './core/verify-command.ts'
import { verifyHistory } from './core/verify-history.ts'
import { snapshotFaults, tellSnapshots } from './core/verify-snapshots.ts'
import { tellTables, verifyTables } from './core/verify-tables.ts'
import { folds } from './folds.ts'
import { forEachWorkspace, tell } from './maintenance.ts'
import { expiring, projections } from './slices.ts'
import { tableAccounts } from './table-accounts.ts'

const tellRights = async (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const faults = new Set([...(await isolationFaults(client)), ...(await rightsFaults(client, tableAccounts))])
  for (const fault of faults) tell(`The database differs from how Jarvin set it up: ${fault}.`)
  return faults.size === 0
}

const order = await readVerifyOrder(process.argv.slice(2))
if (typeof order === 'string') {
  process.stderr.write(`${order}\n${verifyUsage}\n`)
  process.exitCode = 2
} else if (order.bundle !== undefined) {
  process.exitCode = await tellBundle(order, tell).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    return 1
  })
} else {
  const config = readConfig(process.env)
  const place = keysPlaceOf(config, resolve(import.meta.dirname, '..'))
  const key = await findCheckpointKey(config.checkpointKey, place)
  let isHeld = order.checkpoint === undefined
  const notesOf = async (client: pg.ClientBase) => openKeptNotes(await notesFolderOf(place.folder, client))
  const check = async (client: pg.ClientBase, workspace: string): Promise<boolean> => {
    const kept = await (await notesOf(client)).read(workspace)
    const evidence = evidenceFor(workspace, order, key?.publicKey, kept)
    isHeld ||= evidence.remembered !== undefined
    const holds = [
      tellHistory(workspace, await verifyHistory(client, workspace, evidence), evidence, tell),
      tellTables(workspace, await verifyTables(client, workspace, projections, expiring), tell),
      tellSnapshots(workspace, await snapshotFaults(client, workspace, folds), tell),
    ]
    return holds.every(Boolean)
  }
  // One that was signed here, and of which the database holds nothing any more, is asked for by its note.
  await forEachWorkspace(check, tellRights, async (client) => (await notesOf(client)).workspaces())
  if (!isHeld) {
    tell('The given checkpoint does not belong to any of these logs.')
    process.exitCode = 1
  }
}
