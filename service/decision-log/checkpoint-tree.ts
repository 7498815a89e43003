/**
 * The Merkle tree of a workspace: brought up to the history after the append, never inside it, and read for proofs. What
 * enters it is checked first, so that nothing is ever signed that does not follow from what was signed before.
 */
import { type Kysely, sql } from 'kysely'
import { sameBytes } from '#schema/proof/bytes'
import type { Damage } from '#schema/proof/damage'
import { leafHash, type Range } from '#schema/proof/tree'
import { canonicalEvent, genesisHash, sha256 } from '../core/chain.ts'
import { type EventRow, envelopeOf } from '../core/recorded-event.ts'
import {
  addLeaves,
  hashRanges,
  nodeSha256,
  openTiles,
  type Tile,
  type TilePlace,
  tilesFor,
  tileWidth,
} from '../core/tile.ts'
import type { Tables } from '../slices.ts'

/** Events taken in one transaction. */
const stride = 16 * tileWidth

type StoredEvent = Omit<EventRow, 'data'> & { readonly data: string }

const readTiles = async (db: Kysely<Tables>, places: readonly TilePlace[]): Promise<readonly Tile[]> => {
  if (places.length === 0) return []
  const wanted = sql.join(places.map(({ level, index }) => sql`(${level}::int, ${index}::bigint)`))
  return db
    .selectFrom('checkpoint_tile')
    .select(['level', 'index', 'hashes'])
    .where(sql<boolean>`(level, index) in (${wanted})`)
    .execute()
}

/** The hashes over ranges of the tree, in their order; `db` is bound to the workspace. */
export const readHashes = async (
  db: Kysely<Tables>,
  ranges: readonly Range[],
): Promise<readonly Uint8Array[]> => hashRanges(ranges, await readTiles(db, tilesFor(ranges)))

// The text of `data`, as it was hashed: the parsed value need not give it back where somebody changed it.
const readEvents = async (db: Kysely<Tables>, from: number): Promise<readonly StoredEvent[]> => {
  const { rows } = await sql<StoredEvent>`
    select workspace, position, id, stream, version, type, data::text as data, actor, persona, correlation_id, causation_id,
      recorded_at, previous_hash, hash
    from events where workspace = current_setting('app.workspace') and position >= ${from}
    order by position limit ${stride}`.execute(db)
  return rows
}

const fits = (event: StoredEvent, position: number, before: string | undefined): boolean =>
  event.position === position &&
  event.previous_hash.toString('hex') === before &&
  sha256(canonicalEvent(envelopeOf({ ...event, data: null }), event.data)) === event.hash.toString('hex')

/** One stride; gives the damage that stopped it, or whether there is more. */
const growOnce = async (db: Kysely<Tables>): Promise<Damage | boolean> => {
  await sql`insert into checkpoint_tree (workspace, size) values (current_setting('app.workspace'), 0)
    on conflict do nothing`.execute(db)
  // Whoever extends it at the same moment waits here, and goes on from where the other stopped.
  const { size } = await db.selectFrom('checkpoint_tree').select('size').forUpdate().executeTakeFirstOrThrow()
  // The last event of the tree is read again: where the history was written anew under it, nothing may follow.
  const events = await readEvents(db, Math.max(size, 1))
  const leaves = events.map(({ hash }) => leafHash(hash, nodeSha256))
  if (size > 0) {
    const [last] = await readHashes(db, [{ from: size - 1, to: size }])
    if (events[0]?.position !== size) return { position: size, kind: 'tail cut' }
    if (!last || !leaves[0] || !sameBytes(last, leaves[0])) return { position: size, kind: 'rechained' }
  }
  const fresh = events.slice(size > 0 ? 1 : 0)
  let before = size > 0 ? events[0]?.hash.toString('hex') : genesisHash
  for (const [index, event] of fresh.entries()) {
    if (!fits(event, size + index + 1, before)) return { position: size + index + 1, kind: 'changed' }
    before = event.hash.toString('hex')
  }
  if (fresh.length === 0) return false
  const changed = addLeaves(size, await readTiles(db, openTiles(size)), leaves.slice(size > 0 ? 1 : 0))
  const rows = changed.map(({ level, index, hashes }) => ({
    level,
    index,
    hashes: Buffer.from(hashes).toString('hex'),
  }))
  await sql`insert into checkpoint_tile (workspace, level, index, hashes)
    select current_setting('app.workspace'), t.level, t.index, decode(t.hashes, 'hex')
    from json_to_recordset(${JSON.stringify(rows)}) as t(level int, index bigint, hashes text)
    on conflict (workspace, level, index) do update set hashes = excluded.hashes`.execute(db)
  await db
    .updateTable('checkpoint_tree')
    .set({ size: size + fresh.length })
    .execute()
  return events.length === stride
}

/** Brings the tree up to the history; gives its size, or the first event that does not follow from what it holds. */
export const growTree = async (db: Kysely<Tables>): Promise<{ readonly size: number } | Damage> => {
  for (;;) {
    const grown = await db.transaction().execute(growOnce)
    if (typeof grown !== 'boolean') return grown
    if (!grown) break
  }
  const tree = await db.selectFrom('checkpoint_tree').select('size').executeTakeFirstOrThrow()
  return { size: tree.size }
}

/** How many events the tree holds; 0 where there is none yet. */
export const treeSize = async (db: Kysely<Tables>): Promise<number> =>
  (await db.selectFrom('checkpoint_tree').select('size').executeTakeFirst())?.size ?? 0
