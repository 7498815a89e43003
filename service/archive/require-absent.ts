/** Refuses to import a workspace that is here, or was deleted here. */
import type pg from 'pg'
import { installationWorkspace } from '#schema/core/site'
import { tombstoneStream } from '../accounts/drop-workspace.ts'
import type { Service } from '../runtime/service.ts'
import { readDeletions } from '../sealing/erasure-list.ts'
import { ArchiveFault } from './archive-fault.ts'
import { bindTo } from './archive-transaction.ts'

const isHereSql = `
  select exists (select from workspace_head where workspace = $1)
    or exists (select from events where workspace = $1)
    or exists (select from subject_key where workspace = $1) as "isHere"`

/** Throws `ArchiveFault` if the workspace exists, or its deletion is on record. Binds the connection. */
export const requireAbsent = async (
  client: pg.ClientBase,
  { erasureList }: Pick<Service, 'erasureList'>,
  workspace: string,
): Promise<void> => {
  await bindTo(client, workspace)
  const { rows } = await client.query<{ isHere: boolean }>(isHereSql, [workspace])
  if (rows[0]?.isHere)
    throw new ArchiveFault(
      `The workspace ${workspace} is in this installation already. An archive never replaces one.`,
    )
  await bindTo(client, installationWorkspace)
  const { rowCount } = await client.query('select from events where workspace = $1 and stream = $2 limit 1', [
    installationWorkspace,
    tombstoneStream(workspace),
  ])
  const listed = erasureList === undefined ? [] : await readDeletions(erasureList)
  if (rowCount || listed.some((one) => one.workspace === workspace))
    throw new ArchiveFault(
      `The workspace ${workspace} was deleted in this installation, and what was deleted does not come back. Import it into another one.`,
    )
}
