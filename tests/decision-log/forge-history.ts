/** Attacks on a long history by somebody with full access to the database, but without the signing key. */
import type { Client } from 'pg'
import { concatBytes, fromHex } from '#schema/proof/bytes'
import { leafHash, rootOf } from '#schema/proof/tree'
import { readRows, writeHistory } from './stored-history.ts'
import { rechained } from './tampering.ts'

const bytesOf = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array()

/** Recomputes the stored tree from the events as they are now. */
export const forgeTree = async (owner: Client, workspace: string): Promise<void> => {
  const rows = await readRows(owner, workspace)
  let hashes = rows.map(({ hash }) => leafHash(bytesOf(hash)))
  await owner.query('delete from checkpoint_tile where workspace = $1', [workspace])
  for (let level = 0; hashes.length > 0; level += 1) {
    const above: Uint8Array[] = []
    for (let index = 0; index * 256 < hashes.length; index += 1) {
      const tile = hashes.slice(index * 256, (index + 1) * 256)
      await owner.query(
        'insert into checkpoint_tile (workspace, level, index, hashes) values ($1, $2, $3, $4)',
        [workspace, level, index, Buffer.from(concatBytes(...tile))],
      )
      if (tile.length === 256) above.push(rootOf(tile))
    }
    hashes = above
  }
  await owner.query('update checkpoint_tree set size = $2 where workspace = $1', [workspace, rows.length])
}

/** Runs `use` with the append-only trigger disabled. */
export const withoutTrigger = async <A>(owner: Client, use: () => Promise<A>): Promise<A> => {
  await owner.query('set session_replication_role = replica')
  try {
    return await use()
  } finally {
    await owner.query('reset session_replication_role')
  }
}

/** Changes the actor at a position and recomputes all hashes from there on, so that the chain is valid again. */
export const rewriteFrom = async (owner: Client, workspace: string, position: number): Promise<void> => {
  const rows = await readRows(owner, workspace)
  const edited = rows.map((row) => (row.position === position ? { ...row, actor: 'nobody' } : row))
  const made = rechained(edited, position - 1)
  const head = { position: made.length, hash: made.at(-1)?.hash ?? '' }
  await withoutTrigger(owner, () => writeHistory(owner, workspace, { rows: made, head }))
}

/** Flips one bit of a stored tile. */
export const spoilTile = async (
  owner: Client,
  workspace: string,
  level: number,
  index: number,
  byte: number,
): Promise<void> => {
  const { rowCount } = await owner.query(
    `update checkpoint_tile set hashes = set_byte(hashes, $4, get_byte(hashes, $4) # 1)
    where workspace = $1 and level = $2 and index = $3`,
    [workspace, level, index, byte],
  )
  if (rowCount !== 1) throw new Error(`There is no tile ${level}/${index}.`)
}
