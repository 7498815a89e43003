/**
 * Businesses that were deleted stay deleted: they stand on the list of erasures, and one that a restored backup brought
 * back is removed again before anybody is answered.
 */
import type pg from 'pg'
import { installationWorkspace } from '#schema/core/site'
import { connectOwner } from '../read-models/rebuild.ts'
import type { Service } from '../runtime/service.ts'
import { addDeletions, type ListedDeletion, readDeletions } from '../sealing/erasure-list.ts'
import { dropWorkspace } from './drop-workspace.ts'

const hasHistory = async ({ database }: Pick<Service, 'database'>, workspace: string): Promise<boolean> =>
  (await database.of(workspace).selectFrom('workspace_head').select('position').executeTakeFirst()) !==
  undefined

/**
 * Writes deleted businesses on the list that are not on it yet. It reads them from their tombstones, so that an interrupted
 * deletion is listed by the next call. A business that still has a history is not listed: its owner may have kept it.
 */
export const listDeletions = async (service: Service): Promise<void> => {
  const { database, erasureList } = service
  if (erasureList === undefined) return
  const listed = new Set((await readDeletions(erasureList)).map(({ workspace }) => workspace))
  const { rows } = await database.withReader(installationWorkspace, (client) =>
    client.query<{ data: { workspace: string; events: number; hash: string } }>(
      `select data from events where workspace = $1 and type = 'WorkspaceDropped' and data->>'reason' = 'deleted'
        order by position`,
      [installationWorkspace],
    ),
  )
  const gone: ListedDeletion[] = []
  for (const { workspace, events, hash } of rows.map(({ data }) => data))
    if (!listed.has(workspace) && !(await hasHistory(service, workspace)))
      gone.push({ workspace, deleted: { events, hash } })
  await addDeletions(erasureList, gone)
}

/** Listed businesses that have a history again, as after restoring a backup; what they hold must not be shown. */
export const undoneDeletions = async (
  owner: pg.ClientBase,
  list: string,
): Promise<readonly ListedDeletion[]> => {
  const undone: ListedDeletion[] = []
  for (const one of await readDeletions(list)) {
    const { rowCount } = await owner.query('select from workspace_head where workspace = $1', [one.workspace])
    if (rowCount) undone.push(one)
  }
  return undone
}

/** Removes listed businesses that are back; returns them. Call before serving requests. */
export const repeatDeletions = async (
  ownerUrl: string,
  service: Service,
  list: string,
): Promise<readonly ListedDeletion[]> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const undone = await undoneDeletions(owner, list)
    for (const { workspace } of undone)
      await dropWorkspace(service, workspace, 'deleted', async (wanted) => {
        const { rows } = await owner.query<{ isRemoved: boolean }>(
          'select drop_workspace($1) as "isRemoved"',
          [wanted],
        )
        return rows[0]?.isRemoved === true
      })
    return undone
  } finally {
    await owner.end()
  }
}
