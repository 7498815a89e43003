/** Adds another business for a person. */
import { E } from '#schema/core/fp'
import { installationWorkspace } from '#schema/core/site'
import type { myDataEndpoints } from '#schema/people/my-data.endpoints'
import { accountIdentity } from '../accounts/accounts.ts'
import type { Handlers } from '../http/handlers.ts'
import { needsProof, noPeople, proofMinutes } from '../http/session-guard.ts'
import { commandRunner } from '../runtime/service.ts'
import { openBusiness } from './setup.opening.ts'
import { workspacesDecider } from './workspaces.decider.ts'

export const workspaceHandlers: Handlers<Pick<typeof myDataEndpoints, 'makeWorkspace'>> = {
  makeWorkspace: async (input, context) => {
    const { service, session, now } = context
    const { accountId, provedAt } = session
    if (accountId === undefined) return E.left(noPeople)
    // This session was opened by a link that others may have seen.
    if (provedAt === undefined) return E.left(needsProof(proofMinutes))
    const business = { ...input, name: input.name.trim(), suburb: input.suburb.trim() }
    const workspace = service.nextId(now)
    const made = await commandRunner(context, installationWorkspace, {
      actor: `account:${accountId}`,
      persona: null,
    })({
      decider: workspacesDecider,
      id: `workspaces-${accountId}`,
      command: { now: now.toISOString(), workspace, accountId, business },
      answer: () => ({ id: workspace, name: business.name }),
    })
    if (E.isLeft(made)) return made
    const owner = await accountIdentity(service, accountId)
    // A repeated request gets its first answer, since the business is already open.
    await openBusiness(service, { workspace: made.right.id, accountId, business, owner })
    return made
  },
}
