/** Rebuild of the read tables, and verification of the chain in SQL and, for comparison, in Node. */
import type pg from 'pg'
import { advisoryProjection } from '../../service/advisory/advisory.projection.ts'
import { canonicalEvent, genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { type EventRow, envelopeOf, eventColumns } from '../../service/event-store/recorded-event.ts'
import type { Projection } from '../../service/read-models/projection.ts'
import { rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'
import { checksumOfReadTables, demand } from './correctness.ts'
import { interleave } from './interleave.ts'
import type { Result } from './measure.ts'

/** Events per page when verifying in Node. */
const stride = 5000

const columns = eventColumns.map((column) => (column === 'data' ? 'data::text as data' : column)).join(', ')

/** The stored text of `data` is canonical, so Node need not parse it. */
const verifyInNode = async (
  owner: pg.Client,
  workspace: string,
): Promise<{ position: number; hash: string }> => {
  let position = 0
  let hash = genesisHash
  for (let isMore = true; isMore; ) {
    const { rows } = await owner.query<Omit<EventRow, 'data'> & { data: string }>(
      `select ${columns} from events where workspace = $1 and position > $2 order by position limit ${stride}`,
      [workspace, position],
    )
    for (const row of rows) {
      const envelope = envelopeOf(row)
      demand(
        envelope.previousHash === hash && envelope.position === position + 1,
        `a break at ${envelope.position}`,
      )
      hash = sha256(canonicalEvent(envelope, row.data))
      demand(hash === row.hash.toString('hex'), `another content at ${envelope.position}`)
      position = envelope.position
    }
    isMore = rows.length === stride
  }
  return { position, hash }
}

/** Empties the projections' read tables and rebuilds them. */
const rebuild = async (
  owner: pg.Client,
  workspace: string,
  last: number,
  emptied: readonly Projection[],
): Promise<void> => {
  await owner.query(`truncate ${emptied.flatMap(({ tables }) => tables.map(({ name }) => name)).join()}`)
  const { last: count } = await rebuildWorkspace(owner, workspace, emptied)
  demand(count === last, `the rebuild read ${count} of ${last} events`)
}

/** Measures each once per round; the read tables must be identical each time. */
export const measureWhole = async (
  owner: pg.Client,
  workspace: string,
  last: number,
  rounds: number,
): Promise<readonly Result[]> => {
  await rebuildWorkspace(owner, workspace, projections)
  const first = await checksumOfReadTables(owner, workspace)
  const results = await interleave(
    [
      {
        name: 'rebuild of one projection',
        turns: 1,
        work: () => rebuild(owner, workspace, last, [advisoryProjection]),
      },
      {
        name: 'rebuild of all together',
        turns: 1,
        work: () => rebuild(owner, workspace, last, projections),
      },
      {
        name: 'verify, one SQL statement',
        turns: 1,
        work: async () => {
          const damage = await chainFaults(owner, workspace)
          demand(damage.length === 0, `the chain is broken: ${JSON.stringify(damage[0])}`)
        },
      },
      {
        name: 'verify in Node, by cursor',
        turns: 1,
        work: async () => {
          const { position } = await verifyInNode(owner, workspace)
          demand(position === last, `Node verified ${position} of ${last} events`)
        },
      },
    ],
    rounds,
  )
  demand(
    first === (await checksumOfReadTables(owner, workspace)),
    'a rebuild made other rows than the one before',
  )
  return results
}
