/** Checks the stored hash chain of a workspace. */
import type pg from 'pg'
import { verifySql } from '../event-store/chain.ts'

/** A fault in the chain; `cut`: the chain does not end at the head. */
export type ChainFault = {
  readonly position: number
  readonly kind: 'changed' | 'gap' | 'unlinked' | 'misnumbered' | 'cut'
}

/** The first faults of the chain, in order of position; empty if it is intact up to the head. */
export const chainFaults = async (
  client: pg.ClientBase,
  workspace: string,
): Promise<readonly ChainFault[]> => {
  const { rows } = await client.query<{ position: string | number; kind: ChainFault['kind'] }>(verifySql, [
    workspace,
  ])
  const damage = rows.map((row): ChainFault => ({ position: Number(row.position), kind: row.kind }))
  if (damage.length > 0) return damage
  // An intact chain may still be cut short, continue beyond the head, or have no head.
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
