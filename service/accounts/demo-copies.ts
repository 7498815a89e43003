/** Visitors' own copies of the demo businesses: found by a hash of the visitor's id, made from today's history. */
import { subMinutes } from 'date-fns'
import { sql } from 'kysely'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { installationWorkspace } from '#schema/core/site'
import type { DemoBusiness } from '#schema/session/session'
import { sha256 } from '../event-store/chain.ts'
import type { Service } from '../runtime/service.ts'
import { addressWait, hashOfAddress } from './demo-address.ts'
import { claimCopy } from './demo-stock.ts'
import { demoLimits } from './demos.ts'
import { makeCopy, type Visitor } from './make-demo-copy.ts'

/** Stores no id: anyone with it can sign in to the copies. */
export const visitorOf = (visitorId: string, business: DemoBusiness): Visitor => ({
  hash: sha256(`visitor ${visitorId.toLowerCase()}`),
  business,
})

const copies = ({ database }: Pick<Service, 'database'>) => database.of(installationWorkspace)

/** The visitor's copy, marked as used now; undefined if there is none. */
const findCopy = async (service: Service, { hash, business }: Visitor): Promise<string | undefined> => {
  const row = await copies(service)
    .updateTable('demo_copy')
    .set({ used_at: service.now().toISOString() })
    .where('visitor_hash', '=', hash)
    .where('business_type', '=', business)
    .where('dropping', 'is', null)
    .returning('copy')
    .executeTakeFirst()
  return row?.copy
}

/** Records that a copy is in use. */
export const touchCopy = async (
  service: Pick<Service, 'database'>,
  copy: string,
  now: Date,
): Promise<void> => {
  await copies(service)
    .updateTable('demo_copy')
    .set({ used_at: now.toISOString() })
    .where('copy', '=', copy)
    .execute()
}

/** All copies of a visitor that are in use. */
export const copiesOf = async (service: Service, { hash }: Visitor): Promise<readonly string[]> => {
  const rows = await copies(service)
    .selectFrom('demo_copy')
    .select('copy')
    .where('visitor_hash', '=', hash)
    .where('dropping', 'is', null)
    .execute()
  return rows.map(({ copy }) => copy)
}

/** Minutes after its last use during which background work serves a copy; longer than the interval of checkpoints. */
const followedMinutes = 90

/** Copies in use at this moment, the latest first. */
export const activeCopies = async (
  service: Pick<Service, 'database' | 'now'>,
): Promise<readonly string[]> => {
  const rows = await copies(service)
    .selectFrom('demo_copy')
    .select('copy')
    .where('used_at', '>', subMinutes(service.now(), followedMinutes).toISOString())
    .where('visitor_hash', 'is not', null)
    .where('dropping', 'is', null)
    .orderBy('used_at', 'desc')
    .limit(300)
    .execute()
  return rows.map(({ copy }) => copy)
}

const full = (service: Service): Problem => ({
  kind: 'limited',
  code: 'session/demo-copies',
  detail: `All ${service.demos.maxCopies.toLocaleString('en-AU')} private demos are in use, so no more can be made. Nothing was recorded. Demos are dropped after ${demoLimits.unusedDays} days without use: try again tomorrow, or sign in without a visitorId to look around in the shared demo.`,
  retryAfter: 3600,
})

const tooManyHere = (retryAfter: number): Problem => ({
  kind: 'limited',
  code: 'session/demo-address',
  detail:
    'Too many private demos were made from this address today. Nothing was recorded. Existing demos still open; a sign-in without a visitorId opens the shared demo.',
  retryAfter,
})

/** Workspace of a visitor's own copy, made at the first sign-in. */
export const copyFor = async (
  service: Service,
  visitor: Visitor,
  address: string,
): Promise<E.Either<Problem, string>> => {
  const known = await findCopy(service, visitor)
  if (known !== undefined) return E.right(known)
  const addressHash = await hashOfAddress(service, address)
  const ready = await claimCopy(service, visitor, addressHash)
  if (ready !== undefined) {
    service.demos.stock.taken()
    return E.right(ready)
  }
  // Checked before the work; `makeCopy` decides.
  const wait = await addressWait(service, addressHash)
  if (wait !== undefined) return E.left(tooManyHere(wait))
  const made = await makeCopy(service, visitor, addressHash)
  if (made.kind === 'made') {
    service.demos.stock.taken()
    return E.right(made.copy)
  }
  if (made.kind === 'busy') return E.left(tooManyHere(made.retryAfter))
  const other = made.kind === 'taken' ? await findCopy(service, visitor) : undefined
  return other === undefined ? E.left(full(service)) : E.right(other)
}

const notYours = conflict('session/not-a-copy', 'Only a private demo can be reset. Nothing was recorded.')

/** Replaces a copy with a new one for the same visitor; the caller drops the old one. */
export const replaceCopy = async (service: Service, copy: string): Promise<E.Either<Problem, string>> => {
  const row = await copies(service)
    .selectFrom('demo_copy')
    .select(['visitor_hash', 'address_hash', sql<DemoBusiness>`business_type`.as('business')])
    .where('copy', '=', copy)
    .where('dropping', 'is', null)
    .executeTakeFirst()
  if (row === undefined || row.visitor_hash === null) return E.left(notYours)
  const visitor = { hash: row.visitor_hash, business: row.business }
  const made = await makeCopy(service, visitor, row.address_hash, copy)
  if (made.kind === 'made') return E.right(made.copy)
  return E.left(made.kind === 'full' ? full(service) : notYours)
}
