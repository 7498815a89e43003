/** Checks that the address of each account leads to it, and no other does: a sign-in finds its account by address. */
import type pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { installationWorkspace } from '#schema/core/site'
import { Identity, plainAddress } from '#schema/people/people'
import { type Keyring, tryUnwrap } from '../sealing/keyring.ts'
import { keyedHash, reveal } from '../sealing/seal.ts'
import { addressIndex, personSubject } from './accounts.ts'

/** An account that its own address does not lead to (`missing`), or that another address leads to (`other`). */
export type AddressFault = { readonly accountId: string; readonly kind: 'missing' | 'other' }

type AccountRow = {
  readonly accountId: string
  readonly box: string
  readonly key: Buffer | null
  readonly indexKey: Buffer | null
  readonly hashes: readonly string[]
}

// One statement, so that all parts are of one moment. An address that was claimed, but whose account was not opened, leads nowhere.
const accountsSql = `
  select e.data->>'accountId' as "accountId", e.data->'person'->>'box' as box, k.key,
    (select key from subject_key where workspace = $1 and subject = $2) as "indexKey",
    array(select address_hash from account_address a
      where a.workspace = $1 and a.account_id = e.data->>'accountId') as hashes
  from events e
  left join subject_key k on k.workspace = $1 and k.subject = $3 || (e.data->>'accountId')
  where e.workspace = $1 and e.type = 'AccountOpened' order by e.position`

const hashOf = (keyring: Keyring, { accountId, box, key, indexKey }: AccountRow): string | undefined => {
  const subject = personSubject(accountId)
  const opened = key === null ? undefined : tryUnwrap(keyring, key, installationWorkspace, subject)
  const text = reveal(opened, box, `${installationWorkspace}/${subject}`)
  const index =
    indexKey === null ? undefined : tryUnwrap(keyring, indexKey, installationWorkspace, addressIndex)
  if (text === undefined || index === undefined) return undefined
  return keyedHash(index, plainAddress(decodeOrThrow(Identity, JSON.parse(text), 'A person').email))
}

/** The faults, by account in the order of opening; `client` is the owner's. An erased person has no address. */
export const addressFaults = async (
  client: pg.ClientBase,
  keyring: Keyring,
): Promise<readonly AddressFault[]> => {
  const { rows } = await client.query<AccountRow>(accountsSql, [
    installationWorkspace,
    addressIndex,
    personSubject(''),
  ])
  return rows.flatMap((row): readonly AddressFault[] => {
    const { accountId, key, hashes } = row
    const own = hashOf(keyring, row)
    const isMissing = key !== null && (own === undefined || !hashes.includes(own))
    const hasOther = hashes.some((hash) => hash !== own)
    return [
      ...(isMissing ? [{ accountId, kind: 'missing' } as const] : []),
      ...(hasOther ? [{ accountId, kind: 'other' } as const] : []),
    ]
  })
}

/** Prints the faults; true if there are none. */
export const reportAddresses = (faults: readonly AddressFault[], print: (line: string) => void): boolean => {
  for (const { accountId, kind } of faults)
    print(
      kind === 'missing'
        ? `${installationWorkspace}: the address of account ${accountId} does not lead to it. Restore the table account_address from a backup.`
        : `${installationWorkspace}: an address that is not its own leads to account ${accountId}, so somebody else may sign in to it. Restore the table account_address from a backup.`,
    )
  return faults.length === 0
}
