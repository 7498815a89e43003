/** Seals a head anew, with events that the service did not append, because its operator says that they may stay. */
import type pg from 'pg'
import { damageSentence } from '#schema/proof/damage-text'
import type { HeadSeals } from '../event-store/head-seal.ts'
import type { Evidence } from './signed-notes.ts'
import { verifyHistory } from './verify-history.ts'

const sealSql = `update workspace_head set seal = $2, doubted_from = null where workspace = $1`

/**
 * Accepts the events from position `from` on. Throws if that is not the first one that is not the service's, or if anything else is
 * wrong with the history.
 */
export const acceptHead = async (
  client: pg.ClientBase,
  workspace: string,
  from: number,
  seals: HeadSeals,
  evidence: Evidence,
): Promise<void> => {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ position: string | number; hash: string }>(
      `select position, encode(hash, 'hex') as hash from workspace_head where workspace = $1 for update`,
      [workspace],
    )
    const [head] = rows
    if (head === undefined) throw new Error(`There is no workspace ${workspace}.`)
    const { damage } = (await verifyHistory(client, workspace, { ...evidence, seals })).verdict
    if (damage === undefined) throw new Error(`The service has appended all events of ${workspace}.`)
    if (damage.kind !== 'forged' || damage.position !== from)
      throw new Error(`${damageSentence(damage)} That is not what --from ${from} accepts.`)
    const seal = seals.seal(workspace, { position: Number(head.position), hash: head.hash })
    await client.query(sealSql, [workspace, seal])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
