/** Builds proofs from stored tiles; each tile is checked against a signed root before it is used. */
import { type Kysely, sql } from 'kysely'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import type { Run } from '#schema/proof/bundle'
import { toBase64 } from '#schema/proof/bytes'
import type { Checkpoint } from '#schema/proof/note'
import { type Range, runRanges } from '#schema/proof/tree'
import { awaitBackground } from '../../runtime/background.ts'
import {
  hashRanges,
  provenTiles,
  type Tile,
  type TileCoordinates,
  tilesToCheck,
} from '../../signing/merkle-tiles.ts'
import { openSignedCheckpoint } from '../../signing/signed-notes.ts'
import type { Tables } from '../../tables.ts'
import { makeCheckpoint, type Signer, workspaceKey } from './checkpoint.ts'
import { memoryOf, requireFullCheck } from './checkpoint-memory.ts'

const readTiles = async (
  db: Kysely<Tables>,
  places: readonly TileCoordinates[],
): Promise<readonly Tile[]> => {
  if (places.length === 0) return []
  const wanted = sql.join(places.map(({ level, index }) => sql`(${level}::int, ${index}::bigint)`))
  return db
    .selectFrom('checkpoint_tile')
    .select(['level', 'index', 'hashes'])
    .where(sql<boolean>`(level, index) in (${wanted})`)
    .execute()
}

/** Smallest checkpoint signed by the key over at least `size` events. */
const signedOver = async (
  signer: Signer,
  workspace: string,
  size: number,
): Promise<Checkpoint | undefined> => {
  const key = workspaceKey(signer, workspace)
  const notes = await signer.database
    .of(workspace)
    .selectFrom('checkpoint')
    .select(['note'])
    .where('key_id', '=', key.id)
    .where('size', '>=', size)
    .orderBy('size')
    .limit(20)
    .execute()
  return notes
    .map(({ note }) => openSignedCheckpoint(note, key))
    .find((one) => one !== undefined && one.size >= size)
}

const unproven = conflict(
  'decision-log/damaged',
  'The stored hashes do not match what was signed, so nothing can be proven.',
)

/** Hashes over ranges of the tree's first `size` leaves, in base64. Rebuilds wrong tiles first. */
export const proofOf = async (
  signer: Signer,
  workspace: string,
  ranges: readonly Range[],
  size: number,
): Promise<E.Either<Problem, string[]>> => {
  const prove = async (fresh?: Checkpoint): Promise<string[] | undefined> => {
    const signed = fresh ?? (await signedOver(signer, workspace, size))
    if (!signed) return undefined
    const tiles = await readTiles(signer.database.of(workspace), tilesToCheck(ranges, signed.size))
    const covered = provenTiles(tiles, ranges, signed.size, signed.root)
    return covered && hashRanges(ranges, covered).map(toBase64)
  }
  const proof = await prove()
  if (proof) return E.right(proof)
  // Checking the whole history rebuilds the tiles.
  requireFullCheck(memoryOf(signer.database, workspace))
  const made = await awaitBackground(() => makeCheckpoint(signer, workspace))
  if (E.isLeft(made)) return made
  // Use the note just signed, because the stored one of this size may be spoiled.
  const again = await prove(openSignedCheckpoint(made.right.note, workspaceKey(signer, workspace)))
  return again ? E.right(again) : E.left(unproven)
}

/** The `proof` of a bundle's run, for the checkpoint of this size. */
export const proveRun = (
  signer: Signer,
  workspace: string,
  size: number,
  { from, to }: Run,
): Promise<E.Either<Problem, string[]>> =>
  proofOf(signer, workspace, runRanges({ from: from - 1, to }, size), size)
