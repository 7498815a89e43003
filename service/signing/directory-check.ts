/** Compares the signed directory of workspaces with the database. */
import type pg from 'pg'
import { counted } from '../runtime/counted.ts'
import type { Head, Heads } from './workspace-directory.ts'

/**
 * How a workspace differs from its line: `vanished` without a trace; `cut`, with fewer events; `rewritten`, with another event at
 * that position.
 */
export type DirectoryFault = 'vanished' | 'cut' | 'rewritten'

const foundSql = `
  select w.workspace, (select max(e.position) from events e where e.workspace = w.workspace) as last,
    (select encode(e.hash, 'hex') from events e where e.workspace = w.workspace and e.position = w.position) as hash
  from unnest($1::text[], $2::bigint[]) as w (workspace, position)`

/** Differences from these lines; `client` is the owner's. */
export const directoryFaults = async (
  client: pg.ClientBase,
  heads: Heads,
): Promise<ReadonlyMap<string, DirectoryFault>> => {
  const { rows } = await client.query<{ workspace: string; last: string | null; hash: string | null }>(
    foundSql,
    [[...heads.keys()], [...heads.values()].map(({ position }) => position)],
  )
  const faults = new Map<string, DirectoryFault>()
  for (const { workspace, last, hash } of rows) {
    const head = heads.get(workspace)
    if (!head || hash === head.hash) continue
    faults.set(workspace, last === null ? 'vanished' : Number(last) < head.position ? 'cut' : 'rewritten')
  }
  return faults
}

const listedText = ({ position }: Head, madeAt: string): string =>
  `the signed directory of ${madeAt} lists it with ${counted(position, 'event')}`

/** A sentence about a head that names fewer events than are listed and there. */
export const setBackSentence = (head: Head, madeAt: string): string =>
  `its head was set back: ${listedText(head, madeAt)}, and workspace_head names fewer.`

/** The fault as a sentence without the workspace; `madeAt` is the time of the directory. */
export const directorySentence = (fault: DirectoryFault, head: Head, madeAt: string): string => {
  const { position } = head
  const listed = listedText(head, madeAt)
  if (fault === 'vanished') return `the whole workspace vanished: ${listed}, and there is none.`
  return fault === 'cut'
    ? `its end was cut: ${listed}, and there are fewer.`
    : `it was rewritten: ${listed}, and the event at position ${position} is another one now.`
}
