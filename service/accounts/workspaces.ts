/** Workspaces of an installation, and their names. */
import { businessTypes } from '#schema/session/session'
import type { Service } from '../runtime/service.ts'
import { ownWorkspaces } from './accounts.ts'
import { activeCopies } from './demo-copies.ts'

/** Current workspaces; never rejects. */
export type Workspaces = () => Promise<readonly string[]>

/** Demo businesses, `others`, every workspace that people have opened since the start, and demo copies in use. */
export const openWorkspaces =
  (service: Pick<Service, 'database' | 'now'>, others: readonly string[] = []): Workspaces =>
  async () => {
    // After a database failure, the next round sees them again.
    const own = await ownWorkspaces(service).catch(() => [])
    const copies = await activeCopies(service).catch(() => [])
    return [...businessTypes, ...own, ...others, ...copies]
  }

/** Name of the business in a workspace; throws if there is none. */
export const businessNameOf = async (
  { database }: Pick<Service, 'database'>,
  workspace: string,
): Promise<string> => {
  const { business_name: name } = await database
    .of(workspace)
    .selectFrom('workspace')
    .select('business_name')
    .executeTakeFirstOrThrow()
  return name
}
