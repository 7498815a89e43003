/** Forged appends: events that fit the chain, written with the head by somebody without the key of the service. */
import type { Client } from 'pg'
import { readRows, writeHistory } from './stored-history.ts'
import { type History, type Row, rechained } from './tampering.ts'

/** The history with so many events more, as copies of the last one in streams of their own. */
export const withForged = (rows: readonly Row[], count: number): History => {
  const [last] = rows.slice(-1)
  if (last === undefined) throw new Error('There is no event to copy.')
  const forged = Array.from({ length: count }, (_, n) => {
    const name = `forged-${rows.length}-${n}`
    return { ...last, id: name, stream: `advisory-${name}`, version: 1 }
  })
  const made = rechained([...rows, ...forged], rows.length)
  return { rows: made, head: { position: made.length, hash: made.at(-1)?.hash ?? '' } }
}

/** What somebody may write over the seal that was there, as SQL for the workspace $1. */
export const otherSeals: readonly string[] = [
  'update workspace_head set seal = null, doubted_from = null where workspace = $1',
  'update workspace_head set seal = sha256(hash) where workspace = $1',
  'update workspace_head set doubted_from = 1 where workspace = $1',
]

/** Appends to a stored history and moves its head along; the append-only trigger must be disabled. Returns the first position. */
export const forgeAppend = async (owner: Client, workspace: string, count: number): Promise<number> => {
  const rows = await readRows(owner, workspace)
  await writeHistory(owner, workspace, withForged(rows, count))
  return rows.length + 1
}
