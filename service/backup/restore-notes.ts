/** Signed notes of the backed-up database: those that vouch for the restored one stay with it, the others are evidence of the loss. */
import { existsSync } from 'node:fs'
import { copyFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import { directoryFaults } from '../signing/directory-check.ts'
import { notesFolderOf, openKeptNotes } from '../signing/kept-notes.ts'
import { sealingFile } from '../signing/sealing-file.ts'
import { directoryFile, readDirectory } from '../signing/workspace-directory.ts'

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
  const { cut, covered } = await compareNotes(owner, signedBefore)
  if (target !== signedBefore)
    for (const workspace of covered) await copyNote(signedBefore, target, workspace)
  await carrySealing(owner, signedBefore, target)
  return cut
}

/** Notes that cover later events than the database has, and the workspaces of the others. */
const compareNotes = async (owner: Pick<pg.ClientBase, 'query'>, folder: string) => {
  const { rows } = await owner.query<{ workspace: string; position: string }>(
    'select workspace, position::text as position from workspace_head',
  )
  const heads = new Map(rows.map(({ workspace, position }) => [workspace, Number(position)]))
  const restoredOf = (workspace: string) => heads.get(workspace) ?? 0
  const notes = openKeptNotes(folder)
  const cut: CutHistory[] = []
  const covered: string[] = []
  for (const workspace of await notes.workspaces()) {
    const signed = (await notes.read(workspace, undefined)).checkpoint?.size ?? 0
    const restored = restoredOf(workspace)
    if (signed > restored) cut.push({ workspace, signed, restored })
    else covered.push(workspace)
  }
  return { cut, covered, restoredOf }
}

const noteFiles = (workspace: string): readonly string[] =>
  ['leaves', 'note', 'vkey'].map((suffix) => `${encodeURIComponent(workspace)}.${suffix}`)

/**
 * For a database that has the identifier of the one backed up, and with it the same folder of notes: keeps a copy of the folder as
 * evidence, and removes from it the notes, and the directory of workspaces, that name later events than there are. Returns the loss.
 */
export const setNotesAside = async (
  owner: pg.ClientBase,
  keysFolder: string,
  publicKey: Uint8Array | undefined,
  now: Date,
): Promise<{ readonly cut: readonly CutHistory[]; readonly evidence: string }> => {
  const folder = await notesFolderOf(keysFolder, owner)
  const evidence = `${folder}-until-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const { cut, restoredOf } = await compareNotes(owner, folder)
  const directory = await readDirectory(folder, publicKey)
  const heads = directory.kind === 'signed' ? directory.heads : new Map()
  const faults = await directoryFaults(owner, heads)
  // A rewritten history is no loss of a restore: `npm run verify` names it.
  const isBehind = faults.size > 0 && ![...faults.values()].includes('rewritten')
  if (cut.length === 0 && !isBehind) return { cut, evidence }
  await cp(folder, evidence, { recursive: true, preserveTimestamps: true })
  await syncFolder(evidence)
  for (const { workspace } of cut)
    for (const file of noteFiles(workspace)) await rm(join(folder, file), { force: true })
  if (isBehind) await rm(directoryFile(folder))
  await syncFolder(folder)
  const listed = [...faults.keys()]
    .filter((workspace) => isBehind && !cut.some((one) => one.workspace === workspace))
    .map((workspace) => ({
      workspace,
      signed: heads.get(workspace)?.position ?? 0,
      restored: restoredOf(workspace),
    }))
  return { cut: [...cut, ...listed], evidence }
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
  for (const file of noteFiles(workspace))
    if (existsSync(join(from, file))) await copyFile(join(from, file), join(to, file))
  await syncFolder(to)
}
