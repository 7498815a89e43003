/** Accepts an invitation: the account of its address becomes a member. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { type AccountId, InvitationId } from '#schema/people/people'
import { claimAccount, openAccount, openEmails, sealIdentity } from '../accounts/accounts.ts'
import { sha256 } from '../event-store/chain.ts'
import { type Context, commandRunner } from '../runtime/service.ts'
import { membersDecider, unknownInvitation } from './members.decider.ts'
import { membersId } from './people.queries.ts'

/** The new member; `isNew` if the account was opened just now. */
export type Accepted = { readonly workspace: string; readonly accountId: AccountId; readonly isNew: boolean }

/** `isByOperator`: an invitation of `npm run owner` is accepted at one address only, any other at the other. */
export const acceptInvitation = async (
  context: Context,
  { token, name, isByOperator }: { token: string; name: string; isByOperator: boolean },
): Promise<E.Either<Problem, Accepted>> => {
  const { service, now } = context
  const { rows } = await service.database.unbound.query<{ workspace: string; id: string }>({
    name: 'find-invitation',
    text: 'select * from find_invitation($1)',
    values: [sha256(token)],
  })
  const [found] = rows
  if (found === undefined) return E.left(unknownInvitation)
  const { workspace } = found
  const row = await service.database
    .of(workspace)
    .selectFrom('invitation')
    .select(['person', 'expires_at', 'by_operator'])
    .where('id', '=', found.id)
    .executeTakeFirst()
  if (row === undefined || row.by_operator !== isByOperator || row.expires_at <= now.toISOString())
    return E.left(unknownInvitation)
  const [email = ''] = await openEmails(service, workspace, [row.person])
  // The inviter may have been erased meanwhile, and with them the address.
  if (email === '') return E.left(unknownInvitation)
  const accountId = await claimAccount(service, email)
  const isNew = await openAccount(service, accountId, { name, email })
  const accepted = await commandRunner(context, workspace, { actor: `account:${accountId}`, persona: null })({
    decider: membersDecider,
    id: membersId,
    command: {
      type: 'accept',
      now: now.toISOString(),
      invitationId: decodeOrThrow(InvitationId, found.id, 'An invitation'),
      accountId,
      person: await sealIdentity(service, workspace, accountId, { name, email }),
    },
    answer: () => ({}),
  })
  return E.isLeft(accepted) ? accepted : E.right({ workspace, accountId, isNew })
}
