/** Proofs from the stored tiles, each of them checked against a signed root before a hash of it is given to anybody. */
import { type Kysely, sql } from 'kysely'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import type { Run } from '#schema/proof/bundle'
import { toBase64 } from '#schema/proof/bytes'
import type { Checkpoint } from '#schema/proof/note'
import { type Range, runRanges } from '#schema/proof/tree'
import {
  coveredTiles,
  hashRanges,
  type Tile,
  type TilePlace,
  tilesToCheck,
} from '../../signing/merkle-tiles.ts'
import { openSigned } from '../../signing/signed-notes.ts'
import type { Tables } from '../../tables.ts'
import { keyIn, makeCheckpoint, type Signer } from './checkpoint.ts'
import { checkWholeNext, memoryOf } from './checkpoint-memory.ts'

const readTiles = async (db: Kysely<Tables>, places: readonly TilePlace[]): Promise<readonly Tile[]> => {
  if (places.length === 0) return []
  const wanted = sql.join(places.map(({ level, index }) => sql`(${level}::int, ${index}::bigint)`))
  return db
    .selectFrom('checkpoint_tile')
    .select(['level', 'index', 'hashes'])
    .where(sql<boolean>`(level, index) in (${wanted})`)
    .execute()
}

/** The smallest checkpoint that the key signed over at least `size` events. */
const signedOver = async (
  signer: Signer,
  workspace: string,
  size: number,
): Promise<Checkpoint | undefined> => {
  const key = keyIn(signer, workspace)
  const notes = await signer.database
    .of(workspace)
    .selectFrom('checkpoint')
    .select(['note'])
    .where('key_id', '=', key.id)
    .where('size', '>=', size)
    .orderBy('size')
    .limit(20)
    .execute()
  return notes.map(({ note }) => openSigned(note, key)).find((one) => one !== undefined && one.size >= size)
}

const unproven = conflict(
  'decision-log/damaged',
  'The stored hashes do not match what was signed, so nothing can be proven.',
)

/** Hashes over ranges of the tree's first `size` leaves, in base64. Tiles that are wrong are made anew first. */
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
    const covered = coveredTiles(tiles, ranges, signed.size, signed.root)
    return covered && hashRanges(ranges, covered).map(toBase64)
  }
  const proof = await prove()
  if (proof) return E.right(proof)
  // All of the history is checked, which makes the tiles anew.
  checkWholeNext(memoryOf(signer.database, workspace))
  const made = await makeCheckpoint(signer, workspace)
  if (E.isLeft(made)) return made
  // The note that was just signed: the stored one of this size may have been spoiled.
  const again = await prove(openSigned(made.right.note, keyIn(signer, workspace)))
  return again ? E.right(again) : E.left(unproven)
}

/** The `proof` of a run in a bundle, for the checkpoint of this size. */
export const proveRun = (
  signer: Signer,
  workspace: string,
  size: number,
  { from, to }: Run,
): Promise<E.Either<Problem, string[]>> =>
  proofOf(signer, workspace, runRanges({ from: from - 1, to }, size), size)
