/** Checks the history of a workspace against itself and against what was signed of it, and names what was done to it. */
import type pg from 'pg'
import { hashBytes, sameBytes } from '#schema/proof/bytes'
import type { Damage } from '#schema/proof/damage'
import { type Checkpoint, type NoteKey, openCheckpoint } from '#schema/proof/note'
import { growingTree } from '#schema/proof/tree'
import { nodeVerify } from './checkpoint-key.ts'
import { nameFault } from './name-fault.ts'
import { hashesOf, nodeSha256, tileWidth } from './tile.ts'
import { verifyWorkspace } from './verify.ts'

/** What the check of a workspace found. */
export type HistoryVerdict = {
  /** The first thing that is wrong. */
  readonly damage: Damage | undefined
  /** The last position there is. */
  readonly last: number
  /** The last position that a checked signature covers. */
  readonly signed: number
  /** Sizes of stored checkpoints under the key's id whose signature is not the key's. */
  readonly forged: readonly number[]
  /** The first position at which the stored tree of proofs differs from a sound history. */
  readonly treeFault: number | undefined
}

/** What a history is held against beside itself. */
export type Evidence = {
  /** The key that must have signed, by its name in the workspace. */
  readonly key: NoteKey | undefined
  /** A checkpoint that somebody kept. */
  readonly remembered?: string | undefined
}

/** Leaves fetched in one row. */
const stride = 65_536

/** Leaf hashes of the stored events, in order; Postgres hashes them, so that Node has the inner nodes alone to do. */
const leavesSql = `
  select string_agg(sha256('\\x00'::bytea || hash), ''::bytea order by position) as hashes
  from events where workspace = $1 and position > $2 and position <= $2 + ${stride}`

/** The same leaf hashes as the stored tree has them. */
const tilesSql = `
  select string_agg(hashes, ''::bytea order by index) as hashes from checkpoint_tile
  where workspace = $1 and level = 0 and index >= $2 / ${tileWidth} and index < ($2 + ${stride}) / ${tileWidth}`

type Leaves = { readonly roots: ReadonlyMap<number, Uint8Array>; readonly treeFault: number | undefined }

/** The index of the first hash that differs; undefined where one list is the beginning of the other. */
const differsAt = (one: Buffer, other: Buffer): number | undefined => {
  const length = Math.min(one.length, other.length)
  if (one.compare(other, 0, length, 0, length) === 0) return undefined
  for (let at = 0; at < length; at += hashBytes)
    if (one.compare(other, at, at + hashBytes, at, at + hashBytes) !== 0) return at / hashBytes
  return undefined
}

/** Roots over the first leaves of what `sql` reads, at each of the sizes, and where the stored tree first differs from it. */
const readLeaves = async (
  client: pg.ClientBase,
  workspace: string,
  sql: string,
  sizes: readonly number[],
): Promise<Leaves> => {
  const read = async (text: string, from: number): Promise<Buffer> => {
    const { rows } = await client.query<{ hashes: Buffer | null }>(text, [workspace, from])
    return rows[0]?.hashes ?? Buffer.alloc(0)
  }
  const tree = growingTree(nodeSha256)
  const wanted = new Set(sizes)
  const roots = new Map<number, Uint8Array>()
  let treeFault: number | undefined
  for (let from = 0; ; from += stride) {
    const hashes = await read(sql, from)
    const differs = sql === tilesSql ? undefined : differsAt(hashes, await read(tilesSql, from))
    if (differs !== undefined) treeFault ??= from + differs + 1
    for (const [index, leaf] of hashesOf({ hashes }).entries()) {
      tree.add(leaf)
      const size = from + index + 1
      if (wanted.has(size)) roots.set(size, tree.root())
    }
    if (hashes.length < stride * hashBytes) return { roots, treeFault }
  }
}

const readSigned = async (
  client: pg.ClientBase,
  workspace: string,
  { key, remembered }: Evidence,
): Promise<{ readonly signed: readonly Checkpoint[]; readonly forged: readonly number[] }> => {
  if (!key) return { signed: [], forged: [] }
  const { rows } = await client.query<{ size: string; note: string }>(
    'select size, note from checkpoint where workspace = $1 and key_id = $2 order by size',
    [workspace, key.id],
  )
  const forged: number[] = []
  const signed: Checkpoint[] = []
  for (const { size, note } of rows) {
    const checkpoint = openCheckpoint(note, key, nodeVerify)
    if (checkpoint?.size === Number(size)) signed.push(checkpoint)
    else forged.push(Number(size))
  }
  const kept = remembered === undefined ? undefined : openCheckpoint(remembered, key, nodeVerify)
  if (kept) signed.push(kept)
  return { signed: signed.sort((one, other) => one.size - other.size), forged }
}

/** Checks one workspace; `client` is the owner's. */
export const verifyHistory = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
): Promise<HistoryVerdict> => {
  const { signed, forged } = await readSigned(client, workspace, evidence)
  const { rows } = await client.query<{ last: string | null }>(
    'select max(position) as last from events where workspace = $1',
    [workspace],
  )
  const last = Number(rows[0]?.last ?? 0)
  const verdict = { last, signed: signed.at(-1)?.size ?? 0, forged, treeFault: undefined }
  const faults = await verifyWorkspace(client, workspace)
  const broken = faults.find(({ kind }) => kind !== 'misnumbered')
  if (broken) return { ...verdict, damage: await nameFault(client, workspace, broken, last) }

  // The chain fits together. Whether it is the one that was signed, only the signatures can tell.
  const sizes = signed.map(({ size }) => size)
  const { roots, treeFault } = await readLeaves(client, workspace, leavesSql, sizes)
  let sound = 0
  for (const { size, root } of signed) {
    const found = roots.get(size)
    if (found && sameBytes(found, root)) {
      sound = size
      continue
    }
    // The stored tree says where, if it is still the one that was signed.
    const kept = (await readLeaves(client, workspace, tilesSql, [size])).roots.get(size)
    const where = kept && sameBytes(kept, root) ? treeFault : undefined
    const isCut = !found && where === undefined
    return {
      ...verdict,
      damage: isCut
        ? { position: last + 1, kind: 'tail cut' }
        : { position: where ?? sound + 1, kind: 'rechained' },
    }
  }
  const [misnumbered] = faults
  if (misnumbered) return { ...verdict, damage: { position: misnumbered.position, kind: 'misnumbered' } }
  return { ...verdict, treeFault, damage: undefined }
}
