/** Finds the invitation of a link, and accepts it: the account of its address joins. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { Role } from '#schema/core/roles'
import { type AccountId, InvitationId, type InvitationLink } from '#schema/people/people'
import { claimAccount, openAccount, openEmails, sealIdentity } from '../accounts/accounts.ts'
import { businessNameOf } from '../accounts/workspaces.ts'
import { sha256 } from '../event-store/chain.ts'
import { type Context, commandRunner } from '../runtime/service.ts'
import { membersDecider, unknownInvitation } from './members.decider.ts'
import { membersId } from './people.queries.ts'

/** `isByOperator`: links from `npm run owner` work on one page only, and all other invitations on the other. */
type Link = { readonly token: string; readonly isByOperator: boolean }

type Found = Pick<InvitationLink, 'email' | 'role'> & {
  readonly workspace: string
  readonly invitationId: InvitationId
}

const beingDeleted = conflict(
  'people/deleting',
  'This business is being deleted, so nobody can join it. Nothing was recorded. The invitation works again if an owner cancels the deletion.',
)

const findInvitation = async (
  { service, now }: Context,
  { token, isByOperator }: Link,
): Promise<E.Either<Problem, Found>> => {
  const { rows } = await service.database.unbound.query<{ workspace: string; id: string }>({
    name: 'find-invitation',
    text: 'select * from find_invitation($1)',
    values: [sha256(token)],
  })
  const [found] = rows
  if (found === undefined) return E.left(unknownInvitation)
  const { workspace, id } = found
  const row = await service.database
    .of(workspace)
    .selectFrom('invitation')
    .select(['person', 'role', 'expires_at', 'by_operator'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined || row.by_operator !== isByOperator || row.expires_at <= now.toISOString())
    return E.left(unknownInvitation)
  const [email = ''] = await openEmails(service, workspace, [row.person])
  // If the inviter was erased in the meantime, the address is gone with them.
  if (email === '') return E.left(unknownInvitation)
  return E.right({
    workspace,
    invitationId: decodeOrThrow(InvitationId, id, 'An invitation'),
    email,
    role: decodeOrThrow(Role, row.role, 'A role'),
  })
}

/** Purpose of a link; does not use the invitation up. */
export const readInvitationLink = async (
  context: Context,
  link: Link,
): Promise<E.Either<Problem, InvitationLink>> => {
  const found = await findInvitation(context, link)
  if (E.isLeft(found)) return found
  const { workspace, email, role } = found.right
  return E.right({ businessName: await businessNameOf(context.service, workspace), email, role })
}

/** New member; `isNew` if this call opened the account. */
export type Accepted = { readonly workspace: string; readonly accountId: AccountId; readonly isNew: boolean }

export const acceptInvitation = async (
  context: Context,
  { name, ...link }: Link & { readonly name: string },
): Promise<E.Either<Problem, Accepted>> => {
  const found = await findInvitation(context, link)
  if (E.isLeft(found)) return found
  const { workspace, invitationId, email } = found.right
  const { service, now } = context
  const { deletes_at } = await service.database
    .of(workspace)
    .selectFrom('workspace')
    .select('deletes_at')
    .executeTakeFirstOrThrow()
  // An operator's link may still open it: its owner may be needed to keep the business.
  if (deletes_at !== null && !link.isByOperator) return E.left(beingDeleted)
  const accountId = await claimAccount(service, email)
  const isNew = await openAccount(service, accountId, { name, email })
  const accepted = await commandRunner(context, workspace, { actor: `account:${accountId}`, persona: null })({
    decider: membersDecider,
    id: membersId,
    command: {
      type: 'accept',
      now: now.toISOString(),
      invitationId,
      accountId,
      person: await sealIdentity(service, workspace, accountId, { name, email }),
    },
    answer: () => ({}),
  })
  return E.isLeft(accepted) ? accepted : E.right({ workspace, accountId, isNew })
}
