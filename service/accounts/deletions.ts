/** Removes businesses after their grace period. */
import { sql } from 'kysely'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { dropWorkspace } from './drop-workspace.ts'
import { listDeletions } from './listed-deletions.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 300_000

/** Removes businesses that are due and returns their workspaces. Stops between two of them once `isEnded`. */
export const dropDeletedWorkspaces = async (
  service: Service,
  isEnded: () => boolean = () => false,
): Promise<readonly string[]> => {
  const moment = service.now().toISOString()
  const { rows } = await service.database.unbound.query<{ workspace: string }>(
    'select * from due_workspaces($1)',
    [moment],
  )
  const dropped: string[] = []
  for (const { workspace } of rows) {
    if (isEnded() || !service.database.hasSpace()) break
    await dropWorkspace(service, workspace, 'deleted', async (wanted) => {
      const removed = await sql<{ is_removed: boolean }>`
        select drop_deleted_workspace(${wanted}, ${moment}) as is_removed`.execute(
        service.database.of(wanted),
      )
      return removed.rows[0]?.is_removed === true
    })
    dropped.push(workspace)
  }
  if (dropped.length > 0) await listDeletions(service)
  return dropped
}

/** Removes businesses that are due, now and every five minutes. The returned function stops it. */
export const scheduleDeletions = (service: Service): (() => Promise<unknown>) => {
  const reported = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) =>
      service.report('warn', { err: error }, 'a deleted business could not be removed'),
    )
  let isFirst = true
  return scheduleRounds(roundEveryMs, async (isEnded) => {
    // First, list what an ended process had removed but not listed.
    if (isFirst) await reported(listDeletions(service))
    isFirst = false
    await reported(dropDeletedWorkspaces(service, isEnded))
  })
}
