/** Classifies a broken link of a stored chain (changed, removed, inserted, swapped) by reading its neighbours. */
import type pg from 'pg'
import { classifyBreak, type Damage, type Link } from '#schema/proof/damage'
import { typeParsers } from '../database/pool.ts'
import { canonicalEvent, genesisHash, sha256 } from '../event-store/chain.ts'
import { type EventRow, envelopeOf } from '../event-store/recorded-event.ts'
import type { ChainFault } from './verify-chain.ts'

type StoredEvent = Omit<EventRow, 'data'> & { readonly text: string }

const columns = `workspace, position, id, stream, version, type, data::text as text, actor, persona, correlation_id,
  causation_id, recorded_at, previous_hash, hash`

const linkOf = ({ text, ...event }: StoredEvent): Link => {
  const row = { ...event, data: null }
  const hash = row.hash.toString('hex')
  return {
    position: row.position,
    previousHash: row.previous_hash.toString('hex'),
    hash,
    matchesAt: (position) => sha256(canonicalEvent({ ...envelopeOf(row), position }, text)) === hash,
  }
}

/** Classifies a fault; `last` is the last stored position. */
export const classifyTampering = async (
  client: pg.ClientBase,
  workspace: string,
  { position, kind }: ChainFault,
  last: number,
): Promise<Damage> => {
  const read = async (where: string, ...values: readonly unknown[]): Promise<readonly Link[]> => {
    const text = `select ${columns} from events where workspace = $1 and ${where}`
    const { rows } = await client.query<StoredEvent>({
      text,
      values: [workspace, ...values],
      types: typeParsers,
    })
    return rows.map(linkOf)
  }
  const { rows: heads } = await client.query<{ position: string; hash: Buffer }>(
    'select position, hash from workspace_head where workspace = $1',
    [workspace],
  )
  if (kind === 'cut' && !heads[0]) return { position: last, kind: 'head deleted' }
  const head = Number(heads[0]?.position ?? last)
  if (kind === 'cut' && head > last) return { position: last + 1, kind: 'tail cut' }
  if (kind === 'cut' && head < last) return { position: head + 1, kind: 'inserted' }
  if (kind === 'cut') return { position: last, kind: 'changed' }
  const links = [
    ...(await read('position between $2 and $3', position - 2, position + 2)),
    // The nearest event before a gap.
    ...(await read('position < $2 order by position desc limit 1', position)),
  ]
  const hashBefore = position === 1 ? genesisHash : links.find((one) => one.position === position - 1)?.hash
  const following =
    hashBefore === undefined
      ? []
      : await read(
          `previous_hash = decode($2, 'hex') and position > $3 order by position limit 1`,
          hashBefore,
          position,
        )
  const home = following[0]?.position
  if (home !== undefined) links.push(...(await read('position between $2 and $3', home - 1, home + 1)))
  const known = new Map(links.map((one) => [one.position, one]))
  const chain = {
    at: (at: number) => known.get(at),
    following: () => following[0],
    genesis: genesisHash,
    head: heads[0]?.hash.toString('hex'),
  }
  const damage = classifyBreak(chain, position)
  // An event beyond the head that fits nowhere was inserted.
  const isBeyond = damage.kind === 'changed' && damage.position > head
  return isBeyond ? { position: head + 1, kind: 'inserted' } : damage
}
