/** The workspaces of an installation, and their names. */
import { businessTypes } from '#schema/session/session'
import type { Service } from '../runtime/service.ts'
import { ownWorkspaces } from './accounts.ts'

/** Returns the workspaces of this moment; never rejects. */
export type Workspaces = () => Promise<readonly string[]>

/** The demo businesses, `others`, and every workspace that people have opened since. */
export const openWorkspaces =
  (service: Pick<Service, 'database'>, others: readonly string[] = []): Workspaces =>
  async () => {
    // After a database failure, the next round sees them again.
    const own = await ownWorkspaces(service).catch(() => [])
    return [...businessTypes, ...own, ...others]
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
