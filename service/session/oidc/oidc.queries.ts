/** Unfinished sign-ins through the identity provider, and accounts of people it has identified. */
import { addMinutes } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { installationWorkspace } from '#schema/core/site'
import { AccountId } from '#schema/people/people'
import { accountOf, addressHash, membershipsOf } from '../../accounts/accounts.ts'
import type { Asked, Identified } from '../../accounts/identity-provider.ts'
import type { ExpiringTable } from '../../database/retention.ts'
import { sha256 } from '../../event-store/chain.ts'
import type { Cookies } from '../../http/cookies.ts'
import type { Service } from '../../runtime/service.ts'

/** Minutes for the provider's page, and again for our page to open the session. */
const askedMinutes = 10
const namedMinutes = 2

export const expiringOidcSignIns: ExpiringTable = {
  table: 'oidc_sign_in',
  isExpired: (now) => `expires_at < '${now.toISOString()}'::timestamptz`,
}

const installation = ({ database }: Service) => database.of(installationWorkspace)

const browserOf = (cookies: Cookies): string => sha256(cookies.get('oidc') ?? '')

/** Stores a new sign-in for this browser, which replaces an earlier one. */
export const storeAsked = async (
  service: Service,
  cookies: Cookies,
  next: string | undefined,
): Promise<Asked> => {
  const secret = () => service.random(32).toString('base64url')
  const [browser, asked] = [secret(), { state: secret(), nonce: secret(), verifier: secret() }]
  const db = installation(service)
  await db.deleteFrom('oidc_sign_in').where('browser_hash', '=', browserOf(cookies)).execute()
  await db
    .insertInto('oidc_sign_in')
    .values({
      workspace: installationWorkspace,
      browser_hash: sha256(browser),
      ...asked,
      next: next ?? null,
      account_id: null,
      proved_at: null,
      expires_at: addMinutes(service.now(), askedMinutes).toISOString(),
    })
    .execute()
  cookies.set('oidc', browser, askedMinutes * 60)
  return asked
}

/** Takes this browser's sign-in, so that a second answer is refused. An answer with another state leaves it in place. */
export const takeAsked = async (
  service: Service,
  cookies: Cookies,
  state: string,
): Promise<(Asked & { readonly next: string | undefined }) | undefined> => {
  const row = await installation(service)
    .deleteFrom('oidc_sign_in')
    .where('browser_hash', '=', browserOf(cookies))
    .where('state', '=', state)
    .where('account_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= service.now().toISOString()) return undefined
  const { nonce, verifier, next } = row
  return { state, nonce, verifier, next: next ?? undefined }
}

/** Stores the identified account under a new cookie, for the page that this browser opens next. */
export const storeNamed = async (
  service: Service,
  cookies: Cookies,
  accountId: AccountId,
  provedAt: string,
): Promise<void> => {
  const browser = service.random(32).toString('base64url')
  await installation(service)
    .insertInto('oidc_sign_in')
    .values({
      workspace: installationWorkspace,
      browser_hash: sha256(browser),
      ...{ state: '', nonce: '', verifier: '', next: null },
      account_id: accountId,
      proved_at: provedAt,
      expires_at: addMinutes(service.now(), namedMinutes).toISOString(),
    })
    .execute()
  cookies.set('oidc', browser, namedMinutes * 60)
}

/** Takes the account identified for this browser; works once. */
export const takeNamed = async (
  service: Service,
  cookies: Cookies,
): Promise<{ readonly accountId: AccountId; readonly provedAt: string } | undefined> => {
  const row = await installation(service)
    .deleteFrom('oidc_sign_in')
    .where('browser_hash', '=', browserOf(cookies))
    .where('account_id', 'is not', null)
    .returning(['account_id', 'proved_at', 'expires_at'])
    .executeTakeFirst()
  cookies.clear('oidc')
  return row?.proved_at && row.expires_at > service.now().toISOString()
    ? { accountId: decodeOrThrow(AccountId, row.account_id, 'An account'), provedAt: row.proved_at }
    : undefined
}

/** Why an identified person has no account here; `other`: their account is linked to another company account. */
export type Stranger = 'unverified' | 'unknown' | 'other'

/** Account of an identified person: remembered or, the first time, found by a verified address. */
export const accountOfIdentity = async (
  service: Service,
  { issuer, subject, verifiedEmail }: Identified,
): Promise<E.Either<Stranger, AccountId>> => {
  const hash = (text: string) => service.sealer.hash(installationWorkspace, 'address-index', text)
  const db = installation(service)
  const [identityHash, issuerHash] = [
    await hash(JSON.stringify(['oidc', issuer, subject])),
    await hash(JSON.stringify(['oidc', issuer])),
  ]
  const remembered = async () => {
    const row = await db
      .selectFrom('oidc_identity')
      .select('account_id')
      .where('identity_hash', '=', identityHash)
      .executeTakeFirst()
    return row && decodeOrThrow(AccountId, row.account_id, 'An account')
  }
  const known = await remembered()
  if (known === undefined && verifiedEmail === undefined) return E.left('unverified')
  const accountId = known ?? (await accountOf(service, await addressHash(service, verifiedEmail ?? '')))
  if (accountId === undefined || (await membershipsOf(service, accountId)).length === 0)
    return E.left('unknown')
  if (known !== undefined) return E.right(known)
  // A company may give a former address to a new person; providers never reuse a subject.
  await db
    .insertInto('oidc_identity')
    .values({
      workspace: installationWorkspace,
      identity_hash: identityHash,
      issuer_hash: issuerHash,
      account_id: accountId,
      linked_at: service.now().toISOString(),
    })
    .onConflict((on) => on.doNothing())
    .execute()
  return (await remembered()) === accountId ? E.right(accountId) : E.left('other')
}

/** Time at which a person's company account was linked; undefined if none is. */
export const linkedAtOf = async (service: Service, accountId: AccountId): Promise<string | undefined> => {
  const row = await installation(service)
    .selectFrom('oidc_identity')
    .select('linked_at')
    .where('account_id', '=', accountId)
    .orderBy('linked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.linked_at
}

/** Deletes the links to a person's company accounts. */
export const forgetIdentities = async (service: Service, accountId: AccountId): Promise<void> => {
  const db = installation(service)
  await db.deleteFrom('oidc_identity').where('account_id', '=', accountId).execute()
  await db.deleteFrom('oidc_sign_in').where('account_id', '=', accountId).execute()
}
