/** Asks the service to sign what somebody tampered with, and finds what should not have been signed. */
import type { Client } from 'pg'
import { E } from '#schema/core/fp'
import { fromHex } from '#schema/proof/bytes'
import { readCheckpoint, textOfNote } from '#schema/proof/note'
import { leafHash, rootOf } from '#schema/proof/tree'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { directoryRound } from '../../service/decision-log/checkpoints/directory-schedule.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { readDirectory } from '../../service/signing/workspace-directory.ts'
import { type TestService, testCheckpointKey } from '../core/service.ts'
import { readRows } from '../decision-log/stored-history.ts'

/** Tables that are put back after the service was asked to sign. */
const evidence = [
  'events',
  'workspace_head',
  'checkpoint',
  'checkpoint_tile',
  'checkpoint_tree',
  'cosignature',
]

/** Keeps the evidence in temporary tables, which no check of the catalogue sees. */
export const keepEvidence = async (client: Client): Promise<void> => {
  for (const table of evidence) await client.query(`create temp table kept_${table} as table ${table}`)
}

/** Puts the evidence of these workspaces back as it was. */
export const restoreEvidence = async (client: Client, workspaces: readonly string[]): Promise<void> => {
  await client.query('begin')
  for (const table of evidence) {
    // Rows that got the name of a workspace that never was, too.
    const known = `workspace in (select workspace from kept_workspace_head)`
    await client.query(`delete from ${table} where workspace = any ($1) or not ${known}`, [workspaces])
    await client.query(`insert into ${table} select * from kept_${table} where workspace = any ($1)`, [
      workspaces,
    ])
  }
  await client.query('commit')
}

/** Leaves of each true history. */
export type TrueLeaves = ReadonlyMap<string, readonly Uint8Array[]>

/** Reads the histories before anything is done to them. */
export const readLeaves = async (client: Client, workspaces: readonly string[]): Promise<TrueLeaves> => {
  const found = new Map<string, readonly Uint8Array[]>()
  for (const workspace of workspaces)
    found.set(
      workspace,
      (await readRows(client, workspace)).map(({ hash }) => leafHash(fromHex(hash) ?? new Uint8Array())),
    )
  return found
}

/** What was signed and is not true; empty if the service refused, or signed the true history only. */
export const wronglySigned = async (
  { service, database }: TestService,
  folder: string,
  workspaces: readonly string[],
  leaves: TrueLeaves,
): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const workspace of new Set(workspaces)) {
    // Without its memory, as after a restart: it would refuse more with it.
    const forgetful = { ...service, database: { ...service.database }, keptNotes: openKeptNotes(folder) }
    const signed = await makeCheckpoint(forgetful, workspace).catch(() => undefined)
    if (!signed || E.isLeft(signed)) continue
    const { note, size } = signed.right
    const own = leaves.get(workspace) ?? []
    const root = readCheckpoint(textOfNote(note) ?? '')?.root
    const isTrue =
      size > 0 && size <= own.length && root && Buffer.from(root).equals(rootOf(own.slice(0, size)))
    if (!isTrue) wrong.push(`a checkpoint of ${workspace} over ${size} events`)
  }
  const before = await readDirectory(folder, testCheckpointKey.publicKey)
  await directoryRound({ ...service, folder, ownerUrl: database.ownerUrl })().catch(() => {})
  const after = await readDirectory(folder, testCheckpointKey.publicKey)
  if (before.kind === 'altered' && after.kind === 'signed') wrong.push('an altered directory')
  if (after.kind === 'signed')
    for (const [workspace, { position }] of after.heads)
      if (position !== leaves.get(workspace)?.length) wrong.push(`the directory’s line of ${workspace}`)
  return wrong
}
