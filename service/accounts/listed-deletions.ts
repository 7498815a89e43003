/**
 * Keeps deleted businesses deleted: they are on the list of erasures, and a business that returns with a
 * restored backup is removed again before any request is served.
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
 * Adds deleted businesses to the list. Reads them from their tombstones, so that the next call lists an
 * interrupted deletion. Omits businesses that still have a history, because their owner may have kept them.
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

/** Listed businesses that have a history again, as after restoring a backup; their content must not be shown. */
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

/** Removes listed businesses that have returned, and returns them. Call before serving requests. */
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
