/** Copies signed notes from the backed-up database to the restored one. */
import { existsSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import { notesFolderOf, openKeptNotes } from '../signing/kept-notes.ts'
import { sealingFile } from '../signing/sealing-file.ts'

/** A workspace whose last signed note covers more events than the backup. */
export type CutHistory = { readonly workspace: string; readonly signed: number; readonly restored: number }

/**
 * Copies notes along with the history that they cover. A note that covers later events than the backup stays
 * in place, as evidence of the loss, and is returned; signing then continues from the end of the restored
 * history. The file that says since when heads are sealed goes along.
 */
export const carryNotes = async (
  owner: Pick<pg.ClientBase, 'query'>,
  signedBefore: string,
  keysFolder: string,
): Promise<readonly CutHistory[]> => {
  const target = await notesFolderOf(keysFolder, owner)
  const { rows } = await owner.query<{ workspace: string; position: string }>(
    'select workspace, position::text as position from workspace_head',
  )
  const heads = new Map(rows.map(({ workspace, position }) => [workspace, Number(position)]))
  const notes = openKeptNotes(signedBefore)
  const cut: CutHistory[] = []
  for (const workspace of await notes.workspaces()) {
    const signed = (await notes.read(workspace, undefined)).checkpoint?.size ?? 0
    const restored = heads.get(workspace) ?? 0
    if (signed > restored) cut.push({ workspace, signed, restored })
    else if (target !== signedBefore) await copyNote(signedBefore, target, workspace)
  }
  await carrySealing(owner, signedBefore, target)
  return cut
}

/** The restored heads have seals if the backup has any; one from before there were seals begins anew. */
const carrySealing = async (
  owner: Pick<pg.ClientBase, 'query'>,
  before: string,
  target: string,
): Promise<void> => {
  const { rows } = await owner.query<{ isSealed: boolean }>(
    `select exists (select from information_schema.columns
      where table_schema = 'public' and table_name = 'workspace_head' and column_name = 'seal') as "isSealed"`,
  )
  const [from, to] = [sealingFile(before), sealingFile(target)]
  if (!rows[0]?.isSealed) return rm(to, { force: true })
  if (from === to || !existsSync(from)) return
  await makeFolder(target, 0o700)
  await copyFile(from, to)
  await syncFolder(target)
}

const copyNote = async (from: string, to: string, workspace: string): Promise<void> => {
  await makeFolder(to, 0o700)
  const name = encodeURIComponent(workspace)
  for (const file of ['leaves', 'note', 'vkey'].map((suffix) => `${name}.${suffix}`))
    if (existsSync(join(from, file))) await copyFile(join(from, file), join(to, file))
  await syncFolder(to)
}
