/**
 * Changes the sign-in rule, and enforces it: where passkeys are required, a code neither changes a person's keys nor
 * confirms what a passkey opened.
 */
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { installationWorkspace } from '#schema/core/site'
import type { AccountId } from '#schema/people/people'
import type { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { membershipsOf } from '../accounts/accounts.ts'
import type { Handlers } from '../http/handlers.ts'
import { needsPasskey, noPeople } from '../http/session-guard.ts'
import type { Service, SessionContext } from '../runtime/service.ts'
import { signInRuleDecider } from './sign-in-rule.decider.ts'

/** On this problem code the client asks for proof and repeats the call. */
const confirmFirst: Problem = {
  kind: 'proof',
  code: 'session/proof',
  detail:
    'Confirm with your own passkey, not with a code, so that this does not shut you out. Nothing was recorded.',
}

const has = async (
  { database }: Service,
  table: 'passkey' | 'recovery_code',
  accountId: AccountId,
): Promise<boolean> =>
  (await database
    .of(installationWorkspace)
    .selectFrom(table)
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** True if any business of the person requires passkeys. */
const mustUsePasskeys = async (service: Service, accountId: AccountId): Promise<boolean> => {
  for (const { workspace } of await membershipsOf(service, accountId)) {
    const row = await service.database
      .of(workspace)
      .selectFrom('workspace')
      .select('passkeys_only')
      .executeTakeFirst()
    if (row?.passkeys_only) return true
  }
  return false
}

/**
 * Why a session may not change its person's keys; undefined if it may. Somebody who can read a person's mail
 * must not add a key for a business that requires more than mail, from any of the person's businesses.
 * Recovery codes and operator's links remain for a lost passkey.
 */
export const keysRefusalOf = async (
  { service, session }: SessionContext,
  accountId: AccountId,
): Promise<Problem | undefined> => {
  if (['passkey', 'recovery', 'operator'].includes(session.proof ?? '')) return undefined
  // A person's first passkey needs no other.
  if (!(await has(service, 'passkey', accountId))) return undefined
  return (await mustUsePasskeys(service, accountId)) ? needsPasskey : undefined
}

/**
 * Whether fresh proof of a session takes a passkey: a passkey opened it, and a business of the person requires passkeys.
 * Otherwise the person's mail alone would confirm sensitive calls there, such as the end of the rule itself.
 */
export const mustProveByPasskey = async (
  service: Service,
  { proof, accountId }: Pick<SessionContext['session'], 'proof' | 'accountId'>,
): Promise<boolean> =>
  proof === 'passkey' && accountId !== undefined && (await mustUsePasskeys(service, accountId))

export const signInRuleHandlers: Handlers<Pick<typeof workspaceEndpoints, 'changeSignInRule'>> = {
  changeSignInRule: async ({ passkeysOnly }, { run, service, session: { accountId, proof } }) => {
    if (accountId === undefined) return E.left(noPeople)
    // The session was opened by the setup link or a code, although the person has a passkey, which is one
    // press away.
    if (passkeysOnly && proof !== 'passkey' && (await has(service, 'passkey', accountId)))
      return E.left(confirmFirst)
    return run({
      decider: signInRuleDecider,
      id: 'sign-in-rule',
      command: {
        accountId,
        passkeysOnly,
        proof,
        hasRecoverySheet: await has(service, 'recovery_code', accountId),
      },
      answer: (state) => state,
    })
  },
}
