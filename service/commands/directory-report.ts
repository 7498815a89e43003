/** What `npm run verify` says of the signed directory of workspaces. */
import type pg from 'pg'
import { counted } from '../runtime/counted.ts'
import { type DirectoryFault, directoryFaults, directorySentence } from '../signing/directory-check.ts'
import { directoryFile, type Head, type WorkspaceDirectory } from '../signing/workspace-directory.ts'

type Print = (line: string) => void

/** Prints whether the directory in `folder` can be relied on; false if it was changed. */
export const reportDirectory = (directory: WorkspaceDirectory, folder: string, print: Print): boolean => {
  if (directory.kind === 'altered')
    print(
      `${directoryFile(folder)}, the signed directory of workspaces, was changed or is not signed by the key of this installation. Restore it from a backup of KEYS_DIR.`,
    )
  if (directory.kind === 'signed')
    print(
      `The directory of workspaces, signed at ${directory.madeAt}, lists ${counted(directory.heads.size, 'workspace')}.`,
    )
  return directory.kind !== 'altered'
}

const headOf = (directory: WorkspaceDirectory, workspace: string): Head | undefined =>
  directory.kind === 'signed' ? directory.heads.get(workspace) : undefined

/** Names of the workspaces in a directory. */
export const listedWorkspaces = (directory: WorkspaceDirectory): readonly string[] =>
  directory.kind === 'signed' ? [...directory.heads.keys()] : []

const faultOf = async (
  client: pg.ClientBase,
  workspace: string,
  head: Head,
): Promise<DirectoryFault | undefined> =>
  (await directoryFaults(client, new Map([[workspace, head]]))).get(workspace)

/** Prints how a workspace differs from its line, and returns it; undefined if it does not. */
export const reportListed = async (
  client: pg.ClientBase,
  directory: WorkspaceDirectory,
  workspace: string,
  print: Print,
): Promise<DirectoryFault | undefined> => {
  const head = headOf(directory, workspace)
  const fault = head && (await faultOf(client, workspace, head))
  if (!fault || directory.kind !== 'signed') return undefined
  print(`${workspace}: ${directorySentence(fault, head, directory.madeAt)}`)
  return fault
}

/** Prints if a workspace that was dropped had more events than its tombstone says; true if it had not. */
export const reportDropped = (
  directory: WorkspaceDirectory,
  workspace: string,
  events: number,
  print: Print,
): boolean => {
  const head = headOf(directory, workspace)
  if (!head || directory.kind !== 'signed' || head.position <= events) return true
  print(
    `${workspace}: damaged. The log of the installation says that it was dropped with ${counted(events, 'event')}, but ${directorySentence('vanished', head, directory.madeAt)}`,
  )
  return false
}
