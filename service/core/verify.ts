/** Checks the hash chain of a workspace as it is stored. */
import type pg from 'pg'
import { verifySql } from './chain.ts'

/** What is wrong with a history, and where. */
export type Damage = { readonly position: number; readonly kind: 'changed' | 'gap' | 'unlinked' | 'cut' }

/** The first faults of the chain, in order of position; empty when all of it holds up to the head. */
export const verifyWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
): Promise<readonly Damage[]> => {
  const { rows } = await client.query<{ position: string | number; kind: Damage['kind'] }>(verifySql, [
    workspace,
  ])
  const damage = rows.map((row): Damage => ({ position: Number(row.position), kind: row.kind }))
  const { rows: heads } = await client.query<{ position: number }>(
    `select h.position from workspace_head h left join events e on e.workspace = h.workspace and e.position = h.position
     where h.workspace = $1 and h.position > 0 and e.hash is distinct from h.hash`,
    [workspace],
  )
  const head = heads[0]
  return head && damage.length === 0 ? [{ position: Number(head.position), kind: 'cut' }] : damage
}
