/** The workspaces that background work follows. */
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
