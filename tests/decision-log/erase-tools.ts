/** Shared by the tests of erasure: the owner's tools, and a search through everything stored. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { EraseTools } from '../../service/decision-log/erasing/erase.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { Service } from '../../service/runtime/service.ts'
import { noteSigner, type SignNote } from '../../service/sealing/erasure-record.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { projections } from '../../service/slices.ts'

/** Signs tombstones in tests. */
export const testKey = checkpointKeyOf(new Uint8Array(32).fill(7))

export const signTestNote: SignNote = noteSigner(testKey)

/** The owner's tools, and a function that closes them. */
export const openEraseTools = async (
  ownerUrl: string,
  service: Service,
): Promise<EraseTools & { readonly owner: pg.Client; readonly close: () => Promise<void> }> => {
  const owner = await connectOwner(ownerUrl)
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-erase-'))
  return {
    owner,
    store: service.store,
    projections,
    now: service.now,
    list: join(folder, 'erasures.log'),
    close: async () => {
      await owner.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tables, including planner statistics, in which the text occurs in any row. */
export const tablesThatHold = async (owner: pg.ClientBase, text: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname = 'public' union all select 'pg_catalog.pg_stats'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await owner.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
      text,
    ])
    if (rowCount) found.push(name)
  }
  return found
}
