/** Checks the hash chain of a workspace as it is stored. */
import type pg from 'pg'
import { verifySql } from '../event-store/chain.ts'

/** What is wrong with a history, and where. */
export type Damage = {
  readonly position: number
  readonly kind: 'changed' | 'gap' | 'unlinked' | 'misnumbered' | 'cut'
}

/** The first faults of the chain, in order of position; empty when all of it holds up to the head. */
export const verifyWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
): Promise<readonly Damage[]> => {
  const { rows } = await client.query<{ position: string | number; kind: Damage['kind'] }>(verifySql, [
    workspace,
  ])
  const damage = rows.map((row): Damage => ({ position: Number(row.position), kind: row.kind }))
  if (damage.length > 0) return damage
  // The chain may hold and yet be cut short, or go on beyond the head, or have lost its head.
  const { rows: ends } = await client.query<{
    last: number | null
    head: number | null
    fits: boolean | null
  }>(
    `select e.position as last, h.position as head, h.position = e.position and h.hash = e.hash as fits
     from (select position, hash from events where workspace = $1 order by position desc limit 1) e
     full join (select position, hash from workspace_head where workspace = $1) h on true`,
    [workspace],
  )
  const end = ends[0]
  if (!end || end.fits || (end.last === null && end.head === 0)) return []
  return [{ position: Math.max(end.last ?? 0, end.head ?? 0), kind: 'cut' }]
}
