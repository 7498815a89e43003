/** Link of `npm run owner`: an invitation as owner, for an installation whose owner lost access. */
import { parseArgs } from 'node:util'
import { addHours } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { Email, IsoTime } from '#schema/core/scalars'
import { InvitationId, plainAddress } from '#schema/people/people'
import { bySystem, ownWorkspaces } from '../accounts/accounts.ts'
import { linkHours, newLink } from '../accounts/links.ts'
import { businessNameOf } from '../accounts/workspaces.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { membersDecider } from './members.decider.ts'
import { membersId } from './people.queries.ts'

export type OwnerOptions = { readonly email: string; readonly workspace: string | undefined }

export const ownerUsage = 'Usage: npm run owner -- --email you@company.com.au [--workspace id]'

/** Reads the options; a message if they are invalid. */
export const readOwnerOptions = (args: readonly string[]): OwnerOptions | string => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args: [...args], options: { email: text, workspace: text } })
    if (values.email === undefined) return '--email is required.'
    const email = plainAddress(values.email)
    return Email.is(email) ? { email, workspace: values.workspace } : '--email must be an email address.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Workspace to own; an error message if this is ambiguous. */
const chooseWorkspace = async (
  service: Service,
  wanted: string | undefined,
): Promise<{ readonly workspace: string } | string> => {
  const all = await ownWorkspaces(service)
  const [only, another] = all
  if (only === undefined) return 'Nobody has set up this installation yet. npm start prints a link that does.'
  if (wanted === undefined && another === undefined) return { workspace: only }
  if (wanted !== undefined && all.includes(wanted)) return { workspace: wanted }
  const names = await Promise.all(all.map(async (id) => `${id} (${await businessNameOf(service, id)})`))
  const list = `There is: ${names.join(', ')}.`
  return wanted === undefined
    ? `There are several workspaces: choose one with --workspace. ${list}`
    : `There is no workspace ${wanted}. ${list}`
}

/** Records the invitation and returns its secret; an error message if there is no such workspace. */
export const issueOwnerLink = async (
  service: Service,
  { email, workspace: wanted }: OwnerOptions,
): Promise<{ readonly token: string; readonly businessName: string } | string> => {
  const chosen = await chooseWorkspace(service, wanted)
  if (typeof chosen === 'string') return chosen
  const { workspace } = chosen
  const now = service.now()
  const invitationId = decodeOrThrow(InvitationId, service.nextId(now), 'An invitation id')
  const { token, tokenHash } = newLink(service)
  const result = await runCommand(service.store, {
    workspace,
    decider: membersDecider,
    id: membersId,
    command: {
      type: 'invite',
      now: now.toISOString(),
      invitationId,
      tokenHash,
      person: await service.sealer.seal(workspace, `invitation-${invitationId}`, plainAddress(email)),
      role: 'owner',
      expiresAt: decodeOrThrow(IsoTime, addHours(now, linkHours).toISOString(), 'An expiry'),
      byOperator: true,
    },
    metadata: bySystem,
  })
  if (result.kind !== 'appended') throw new Error('The link of an owner was not recorded.')
  return { token, businessName: await businessNameOf(service, workspace) }
}
