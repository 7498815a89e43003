/** Accounts of the installation, found by address, and the workspaces that they belong to. */
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { Role } from '#schema/core/roles'
import { installationWorkspace } from '#schema/core/site'
import { AccountId, formerMember, Identity, plainAddress } from '#schema/people/people'
import { canonicalJson } from '../event-store/chain.ts'
import type { Service } from '../runtime/service.ts'

/** Subject that seals everything about a person, in each workspace. */
export const personSubject = (accountId: string): string => `person-${accountId}`

/** Actor for actions of the installation itself. */
export const bySystem = {
  actor: 'system:people',
  persona: null,
  correlationId: null,
  causationId: null,
} as const

/** Subject whose key hashes addresses. */
export const addressIndex = 'address-index'

/** Keyed hash of an address, for finding accounts and codes. */
export const addressHash = ({ sealer }: Service, email: string): Promise<string> =>
  sealer.hash(installationWorkspace, addressIndex, plainAddress(email))

/**
 * What a browser keeps once somebody has shown in it that an address is theirs (decision 848). Nobody else can make it up, and
 * no address has a space.
 */
export const knownBrowser = ({ sealer }: Service, email: string): Promise<string> =>
  sealer.hash(installationWorkspace, addressIndex, `known browser ${plainAddress(email)}`)

/** Account of a hashed address; undefined if there is none. */
export const accountOf = async ({ database }: Service, hash: string): Promise<AccountId | undefined> => {
  const row = await database
    .of(installationWorkspace)
    .selectFrom('account_address')
    .select('account_id')
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  return row && decodeOrThrow(AccountId, row.account_id, 'An account')
}

/** A new id for an account. */
export const newAccountId = ({ nextId, now }: Service): AccountId =>
  decodeOrThrow(AccountId, nextId(now()), 'An account id')

/** Makes an address lead to an account, unless it leads to one already. */
const listAddress = async ({ database }: Service, hash: string, accountId: AccountId): Promise<void> => {
  await database
    .of(installationWorkspace)
    .insertInto('account_address')
    .values({ workspace: installationWorkspace, address_hash: hash, account_id: accountId })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Account of an address; it gets `wanted` or a new id if it has none. Concurrent callers all get the same id. */
export const claimAccount = async (
  service: Service,
  email: string,
  wanted: AccountId = newAccountId(service),
): Promise<AccountId> => {
  const hash = await addressHash(service, email)
  await listAddress(service, hash, wanted)
  const accountId = await accountOf(service, hash)
  if (accountId === undefined) throw new Error('An address that was just claimed has no account.')
  return accountId
}

/** Records a new account; false if it was recorded before. */
export const openAccount = async (
  service: Service,
  accountId: AccountId,
  identity: Identity,
): Promise<boolean> => {
  const person = await sealIdentity(service, installationWorkspace, accountId, identity)
  const { outcome } = await service.store.append(installationWorkspace, {
    stream: `people-${accountId}`,
    expectedVersion: 0,
    events: [{ type: 'AccountOpened', data: { accountId, person } }],
    metadata: bySystem,
  })
  return outcome === 'appended'
}

/** Seals name and address under the person's own key in a workspace. */
export const sealIdentity = (
  { sealer }: Service,
  workspace: string,
  accountId: AccountId,
  { name, email }: Identity,
): Promise<Sealed> =>
  sealer.seal(
    workspace,
    personSubject(accountId),
    canonicalJson({ name: name.trim(), email: plainAddress(email) }),
  )

/** Shown in place of an erased person. */
const erasedIdentity = { name: formerMember, email: '' }

/** Opens sealed columns of a workspace's rows, in row order; undefined where the key was destroyed. */
const openColumns = async (
  { sealer }: Pick<Service, 'sealer'>,
  workspace: string,
  columns: readonly string[],
): Promise<readonly (string | undefined)[]> => {
  const sealed = columns.map((column) => decodeOrThrow(Sealed, JSON.parse(column), 'A sealed person'))
  const opened = await sealer.open(workspace, sealed)
  return sealed.map(({ box }) => opened.get(box))
}

/** Names and addresses in `person` columns. */
export const openIdentities = async (
  service: Pick<Service, 'sealer'>,
  workspace: string,
  columns: readonly string[],
): Promise<readonly { readonly name: string; readonly email: string }[]> =>
  (await openColumns(service, workspace, columns)).map((text) => {
    const identity = Identity.decode(JSON.parse(text ?? 'null'))
    return E.isRight(identity) ? identity.right : erasedIdentity
  })

/** Addresses in `person` columns of invitations, which have no name yet. */
export const openEmails = async (
  service: Pick<Service, 'sealer'>,
  workspace: string,
  columns: readonly string[],
): Promise<readonly string[]> =>
  (await openColumns(service, workspace, columns)).map((text) => text ?? erasedIdentity.email)

/** A workspace that a person belongs to. */
export type Membership = { readonly workspace: string; readonly name: string; readonly role: Role }

/** Workspaces whose access has not ended, earliest first. */
export const membershipsOf = async (
  { database, now }: Service,
  accountId: AccountId | undefined,
): Promise<readonly Membership[]> => {
  const { rows } = await database.unbound.query<{
    workspace: string
    name: string
    role: string
    ends_at: string | null
  }>({
    name: 'find-memberships',
    text: 'select * from find_memberships($1)',
    // Unknown people take as long as known ones.
    values: [accountId ?? ''],
  })
  const time = now().toISOString()
  return rows
    .filter(({ ends_at: endsAt }) => endsAt === null || endsAt > time)
    .map(({ workspace, name, role }) => ({ workspace, name, role: decodeOrThrow(Role, role, 'A role') }))
}

/** Name and address of an account; undefined after the person was erased. */
export const accountIdentity = async (
  service: Pick<Service, 'sealer' | 'database'>,
  accountId: AccountId,
): Promise<Identity | undefined> => {
  const row = await service.database
    .of(installationWorkspace)
    .selectFrom('account')
    .select('person')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const [text] = row ? await openColumns(service, installationWorkspace, [row.person]) : []
  const identity = Identity.decode(JSON.parse(text ?? 'null'))
  return E.isRight(identity) ? identity.right : undefined
}

/** Ids of the workspaces that people opened for their own business. */
export const ownWorkspaces = async ({ database }: Pick<Service, 'database'>): Promise<readonly string[]> => {
  const { rows } = await database.unbound.query<{ workspace: string }>('select * from own_workspaces()')
  return rows.map(({ workspace }) => workspace)
}
