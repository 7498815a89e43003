/** Bounds the private demos of one address, so that it cannot take all places. Counted in the database, for all processes. */
import { addDays, subDays } from 'date-fns'
import { installationWorkspace } from '#schema/core/site'
import type { Service } from '../runtime/service.ts'
import type { AddressBounds } from './demos.ts'

/** The keyed hash of an address, which is all that is kept of it. */
export const hashOfAddress = ({ sealer }: Pick<Service, 'sealer'>, address: string): Promise<string> =>
  sealer.hash(installationWorkspace, 'address-index', `demo ${address}`)

/**
 * Copies of an address: in use, made in the last day, and when the first of those was made. A copy that was reset has given
 * its place to another, so neither counts twice.
 */
export const addressCountsSql = `
  select count(*)::int as "inUse", count(*) filter (where made_at > $3)::int as "madeInADay",
    min(made_at) filter (where made_at > $3) as since
  from demo_copy where workspace = $1 and address_hash = $2 and dropping is null`

type Counts = AddressBounds & { readonly since: string | null }

/** What the counting statement is given. */
export const addressCountsValues = (addressHash: string, now: Date): readonly unknown[] => [
  installationWorkspace,
  addressHash,
  subDays(now, 1).toISOString(),
]

/** Seconds before a place becomes free by itself: copies are dropped every few minutes. */
const inUseRetrySeconds = 3600

/** Seconds until the address may make another copy; undefined if it may now. */
export const waitOf = (
  { inUse, madeInADay, since }: Counts,
  bounds: AddressBounds,
  now: Date,
): number | undefined => {
  if (madeInADay >= bounds.madeInADay && since !== null)
    return Math.max(1, Math.ceil((addDays(new Date(since), 1).getTime() - now.getTime()) / 1000))
  return inUse >= bounds.inUse ? inUseRetrySeconds : undefined
}

/** Whether the address may make another copy, as the database has it now. */
export const addressWait = async (
  { database, demos, now }: Pick<Service, 'database' | 'demos' | 'now'>,
  addressHash: string,
): Promise<number | undefined> => {
  const time = now()
  return database.withReader(installationWorkspace, async (client) => {
    const { rows } = await client.query<Counts>({
      name: 'count-demo-address',
      text: addressCountsSql,
      values: [...addressCountsValues(addressHash, time)],
    })
    return rows[0] && waitOf(rows[0], demos.addressBounds, time)
  })
}
