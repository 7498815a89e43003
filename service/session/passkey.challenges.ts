/** Passkey challenges: stored for minutes outside the history, each for one browser, one purpose and one use. */
import { addMinutes } from 'date-fns'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { installationWorkspace } from '#schema/core/site'
import type { AccountId } from '#schema/people/people'
import type { ExpiringTable } from '../database/retention.ts'
import { sha256 } from '../event-store/chain.ts'
import type { Cookies } from '../http/cookies.ts'
import type { Service } from '../runtime/service.ts'

/** Minutes for which a challenge can be answered. */
export const challengeMinutes = 5

export const expiringChallenges: ExpiringTable = {
  table: 'passkey_challenge',
  isExpired: (now) => `expires_at < '${now.toISOString()}'::timestamptz`,
}

/** `accountId`: only this person may answer. */
export type Purpose =
  | { readonly purpose: 'sign-in'; readonly accountId?: never }
  | { readonly purpose: 'add' | 'prove'; readonly accountId: AccountId }

/** One refusal for every answer that does not open the account, whatever is wrong with it. */
export const wrongPasskey: Problem = {
  kind: 'unauthenticated',
  code: 'login/passkey',
  detail: 'This passkey was not accepted. Try again, or sign in with a code by email.',
}

/** Stores a new challenge for this browser, which replaces the earlier one. */
export const storeChallenge = async (
  { database, random, now }: Service,
  cookies: Cookies,
  { purpose, accountId }: Purpose,
): Promise<Buffer<ArrayBuffer>> => {
  const [browser, challenge] = [random(32).toString('base64url'), random(32)]
  const db = database.of(installationWorkspace)
  await db
    .deleteFrom('passkey_challenge')
    .where('browser_hash', '=', sha256(cookies.get('passkey') ?? ''))
    .execute()
  await db
    .insertInto('passkey_challenge')
    .values({
      workspace: installationWorkspace,
      browser_hash: sha256(browser),
      challenge: challenge.toString('base64url'),
      purpose,
      account_id: accountId ?? null,
      expires_at: addMinutes(now(), challengeMinutes).toISOString(),
    })
    .execute()
  cookies.set('passkey', browser, challengeMinutes * 60)
  return challenge
}

/** Takes this browser's challenge, so that it accepts no second answer. */
export const takeChallenge = async (
  { database, now }: Service,
  cookies: Cookies,
  { purpose, accountId }: Purpose,
): Promise<E.Either<Problem, string>> => {
  const row = await database
    .of(installationWorkspace)
    .deleteFrom('passkey_challenge')
    .where('browser_hash', '=', sha256(cookies.get('passkey') ?? ''))
    .returningAll()
    .executeTakeFirst()
  cookies.clear('passkey')
  const isFor = row?.purpose === purpose && row.account_id === (accountId ?? null)
  return row && isFor && row.expires_at > now().toISOString() ? E.right(row.challenge) : E.left(wrongPasskey)
}
