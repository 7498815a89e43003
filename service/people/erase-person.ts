/** Erases a person: deletes their address, and destroys their keys in every workspace. */
import { sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { installationWorkspace } from '#schema/core/site'
import { AccountId } from '#schema/people/people'
import { accountIdentity, ownWorkspaces, personSubject } from '../accounts/accounts.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { eraseSubjects } from '../sealing/erase-subjects.ts'
import { membersDecider } from './members.decider.ts'
import { accountWorkspaces, subjectsOf } from './my-data.read.ts'
import { membersId } from './people.queries.ts'

const reason = 'Erased by the person'

/**
 * Erases an account: deletes its address, codes and company accounts, and makes its name, address and
 * passkeys unreadable.
 */
const eraseAccount = async (service: Service, accountId: AccountId, actor: string): Promise<void> => {
  const db = service.database.of(installationWorkspace)
  await db.deleteFrom('account_address').where('account_id', '=', accountId).execute()
  await db.deleteFrom('login_code').where('account_id', '=', accountId).execute()
  await db.deleteFrom('oidc_identity').where('account_id', '=', accountId).execute()
  await db.deleteFrom('oidc_sign_in').where('account_id', '=', accountId).execute()
  await db.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()
  const subjects = [personSubject(accountId)]
  await eraseSubjects(service, { workspace: installationWorkspace, subjects, reason, actor })
}

/** Withdraws the open invitations to an address in a workspace, and returns the subjects of all that it was ever sent there. */
const endInvitations = async (
  service: Service,
  workspace: string,
  email: string,
  actor: string,
): Promise<readonly string[]> => {
  const events = await service.store.readStream(workspace, `${membersDecider.slice}-${membersId}`)
  const sent = events.flatMap((event) => (event.type === 'PersonInvited' ? [event.data] : []))
  const opened = await service.sealer.open(
    workspace,
    sent.map(({ person }) => person),
  )
  const theirs = sent.filter(({ person }) => opened.get(person.box) === email)
  // Refused unless it is open.
  for (const { invitationId } of theirs)
    await runCommand(service.store, {
      workspace,
      decider: membersDecider,
      id: membersId,
      command: { type: 'withdraw', invitationId },
      metadata: { actor, persona: null, correlationId: null, causationId: null },
    })
  return theirs.map(({ invitationId }) => `invitation-${invitationId}`)
}

/** Erases a person whose memberships have ended. Safe to repeat. */
export const erasePerson = async (service: Service, accountId: AccountId): Promise<void> => {
  const actor = `account:${accountId}`
  // Other businesses may have invited them, too.
  const identity = await accountIdentity(service, accountId)
  if (identity)
    // A business whose history cannot be read must not hold up the others.
    for (const workspace of await ownWorkspaces(service))
      await endInvitations(service, workspace, identity.email, actor)
        .then((subjects) => eraseSubjects(service, { workspace, subjects, reason, actor }))
        .catch((error: unknown) =>
          service.report(
            'error',
            { err: error, workspace },
            'invitations to a person who erases themselves could not be erased',
          ),
        )
  for (const workspace of await accountWorkspaces(service, accountId)) {
    const db = service.database.of(workspace)
    await db.deleteFrom('share_link').where('account_id', '=', accountId).execute()
    const subjects = await subjectsOf(db, workspace, accountId)
    await eraseSubjects(service, { workspace, subjects, reason, actor })
  }
  // Last, so that its key remains until everything else is gone.
  await eraseAccount(service, accountId, actor)
}

/** Accounts with an address although the history says that their key was destroyed, as after restoring a backup. */
const restoredAccounts = async (service: Service): Promise<readonly AccountId[]> => {
  const { rows } = await sql<{ accountId: string }>`
    select a.account_id as "accountId" from account_address a where exists (
      select from events e where e.workspace = ${installationWorkspace} and e.type = 'SubjectErased'
        and e.data->>'subject' = ${personSubject('')} || a.account_id)`.execute(
    service.database.of(installationWorkspace),
  )
  return rows.map(({ accountId }) => decodeOrThrow(AccountId, accountId, 'An account'))
}

/** Ends the memberships of an erased person, even of the last owner: `npm run owner` makes another one. */
const endMemberships = async (service: Service, accountId: AccountId): Promise<void> => {
  for (const workspace of await accountWorkspaces(service, accountId))
    await runCommand(service.store, {
      workspace,
      decider: membersDecider,
      id: membersId,
      command: { type: 'end', accountId, isDeleting: true, isErasing: true },
      metadata: { actor: 'system:erasure', persona: null, correlationId: null, causationId: null },
    })
}

/**
 * Finishes interrupted erasures after the person's last membership has ended, and repeats those that a
 * restored backup undid: the list of erasures destroys keys again, but the person would still be a member.
 */
export const finishErasures = async (service: Service): Promise<void> => {
  for (const accountId of await restoredAccounts(service)) {
    await endMemberships(service, accountId)
    await erasePerson(service, accountId)
  }
  const keys = service.database.of(installationWorkspace)
  for (const workspace of await ownWorkspaces(service)) {
    const { rows: ended } = await sql<{ accountId: string }>`
      select data->>'accountId' as "accountId" from events where workspace = ${workspace}
        and type = 'MemberEnded' and data->>'isErasing' = 'true'`.execute(service.database.of(workspace))
    for (const { accountId } of ended) {
      const left = await keys
        .selectFrom('subject_key')
        .select('subject')
        .where('subject', '=', personSubject(accountId))
        .executeTakeFirst()
      if (left) await erasePerson(service, decodeOrThrow(AccountId, accountId, 'An account'))
    }
  }
}
