/** Makes a visitor's own copy of a demo business from today's history. */
import type pg from 'pg'
import { installationWorkspace } from '#schema/core/site'
import type { DemoBusiness } from '#schema/session/session'
import { genesisHash } from '../event-store/chain.ts'
import { buildFlush } from '../event-store/flush.ts'
import { joinProjections } from '../read-models/projection.ts'
import type { Service } from '../runtime/service.ts'
import { storedKey } from '../sealing/seal.ts'
import { addressCountsSql, addressCountsValues, waitOf } from './demo-address.ts'
import { copyPrefix } from './demo-size.ts'
import { appendOf, copyOf, type SplitHistory } from './demo-template.ts'

/** Whose copy of which business. */
export type Visitor = { readonly hash: string; readonly business: DemoBusiness }

/** Result of making a copy: `taken` if the visitor already has one, `busy` if the address has too many. */
export type Made =
  | { readonly kind: 'made'; readonly copy: string }
  | { readonly kind: 'taken' | 'full' }
  | { readonly kind: 'busy'; readonly retryAfter: number }

// The caller's lock serialises the count with other copies; a unique index makes two concurrent first
// sign-ins share a copy.
const registerSql = `
  insert into demo_copy (workspace, copy, visitor_hash, business_type, made_at, used_at, address_hash)
  select $1, $2, $3, $4, $5, $5, $7
  where (select count(*) from demo_copy where workspace = $1 and visitor_hash is not null and dropping is null) < $6
  on conflict do nothing`

/** Whether visitor $2 has a copy of business $3. */
export const takenSql = `
  select from demo_copy where workspace = $1 and visitor_hash = $2 and business_type = $3 and dropping is null`
const replaceSql = `
  update demo_copy set dropping = 'reset' where workspace = $1 and copy = $2 and dropping is null`

type Listing = Visitor & {
  readonly copy: string
  /** Null if the replaced copy has none. */
  readonly addressHash: string | null
  /** Copy to replace. */
  readonly instead?: string
}

/** Held while copies are counted and listed. */
export const lockSql = `select pg_advisory_xact_lock(hashtext('jarvin demo copies'))`

/** Lists a visitor's copy. */
const listCopy = async (
  client: pg.ClientBase,
  { demos, now }: Service,
  { copy, hash, business, addressHash, instead }: Listing,
): Promise<Made> => {
  const moment = now()
  // The second of two concurrent resets finds the visitor's new copy.
  if (instead !== undefined) await client.query(replaceSql, [installationWorkspace, instead])
  const taken = await client.query(takenSql, [installationWorkspace, hash, business])
  if (taken.rowCount) return { kind: 'taken' }
  if (instead === undefined && addressHash !== null) {
    const { rows } = await client.query(addressCountsSql, [...addressCountsValues(addressHash, moment)])
    const retryAfter = waitOf(rows[0], demos.addressBounds, moment)
    if (retryAfter !== undefined) return { kind: 'busy', retryAfter }
  }
  const time = moment.toISOString()
  const listed = await client.query(registerSql, [
    ...[installationWorkspace, copy, hash, business, time],
    ...[demos.maxCopies, addressHash],
  ])
  return listed.rowCount ? { kind: 'made', copy } : { kind: 'full' }
}

/** Writes the row of a copy into the list; for any result but `made`, the copy is not made. */
export type ListCopy = (client: pg.ClientBase, copy: string) => Promise<Made>

/**
 * Makes a copy in one transaction, so that a failure leaves nothing: its history with new ids, chain and
 * keys, its read tables, and its row in the list.
 */
export const writeCopy = async (service: Service, template: SplitHistory, list: ListCopy): Promise<Made> => {
  const { database, projections, now, nextId, keyring, sealing } = service
  const copy = `${copyPrefix}${nextId(now())}`
  const { entries, keys } = copyOf(template, copy, service)
  const batch = entries.map((entry) => ({ append: appendOf(entry) }))
  const tools = { project: joinProjections(projections), now, nextId, sealing }
  const { query } = buildFlush(copy, { position: 0, hash: genesisHash, recordedAt: '' }, batch, tools)
  if (query === undefined) throw new Error('A demo business needs a history.')
  return database.withWriter(copy, async (client): Promise<Made> => {
    try {
      await client.query('begin')
      await client.query(
        `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex'))`,
        [copy, genesisHash],
      )
      for (const { subject, key } of keys) {
        const stored = storedKey(keyring, key, copy, subject)
        await client.query(
          'insert into subject_key (workspace, subject, key, key_hash) values ($1, $2, $3, $4)',
          [copy, subject, stored.key, stored.key_hash],
        )
      }
      const { rowCount } = await client.query(query)
      if (rowCount !== entries.length) throw new Error('A copy of a demo business was not written whole.')
      await client.query(`select set_config('app.workspace', $1, true)`, [installationWorkspace])
      await client.query(lockSql)
      const made = await list(client, copy)
      await client.query(made.kind === 'made' ? 'commit' : 'rollback')
      return made
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** Makes a visitor's copy. `instead` is the copy to replace, which the caller then drops. */
export const makeCopy = async (
  service: Service,
  { hash, business }: Visitor,
  addressHash: string | null,
  instead?: string,
): Promise<Made> =>
  writeCopy(service, await service.demos.templates(business).history, (client, copy) =>
    listCopy(client, service, {
      copy,
      hash,
      business,
      addressHash,
      ...(instead === undefined ? {} : { instead }),
    }),
  )
