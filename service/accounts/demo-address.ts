/**
 * Limits private demos per address, so that no address can take all places. Counted in the database, across
 * all processes.
 */
import { addDays, subDays } from 'date-fns'
import { installationWorkspace } from '#schema/core/site'
import type { Service } from '../runtime/service.ts'
import type { AddressBounds } from './demos.ts'

/** Keyed hash of an address; the address itself is not stored. */
export const hashOfAddress = ({ sealer }: Pick<Service, 'sealer'>, address: string): Promise<string> =>
  sealer.hash(installationWorkspace, 'address-index', `demo ${address}`)

/**
 * Copies of an address: in use, made in the last day, and the time of the first of those. A reset copy is
 * replaced by another, so it counts once.
 */
export const addressCountsSql = `
  select count(*)::int as "inUse", count(*) filter (where made_at > $3)::int as "madeInADay",
    min(made_at) filter (where made_at > $3) as since
  from demo_copy where workspace = $1 and address_hash = $2 and dropping is null`

type Counts = AddressBounds & { readonly since: string | null }

/** Parameters of the counting statement. */
export const addressCountsValues = (addressHash: string, now: Date): readonly unknown[] => [
  installationWorkspace,
  addressHash,
  subDays(now, 1).toISOString(),
]

/** Seconds until a place becomes free, because copies are dropped every few minutes. */
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

/** Whether the address may make another copy, according to the database. */
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
