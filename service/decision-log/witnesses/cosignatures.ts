/**
 * Stored cosignatures. Anybody with access to the database can write a row, so a row counts only if its line verifies with the
 * key of its witness over a checkpoint of that size; size and time are read from what is signed (decision 680).
 */
import { cosignedIn } from '#schema/proof/cosignature'
import { type Checkpoint, type NoteKey, originOf, readCheckpoint, textOfNote } from '#schema/proof/note'
import type { Service } from '../../runtime/service.ts'
import { nodeVerify } from '../../signing/checkpoint-key.ts'

type Stored = Pick<Service, 'database'>

/** A verified cosignature: of which checkpoint, and when, in seconds since 1970. */
export type Cosignature = {
  readonly checkpoint: Checkpoint
  readonly seconds: number
  readonly line: string
  /** The signed checkpoint, with the line below it. */
  readonly note: string
}

/** Most rows read in search of a valid one. */
const maxRows = 50

/** Reads a line below a note; undefined if it is not one valid cosignature of this key. */
export const readCosignature = (note: string, line: string, key: NoteKey): Cosignature | undefined => {
  const checkpoint = readCheckpoint(textOfNote(note) ?? '')
  const seconds = cosignedIn(line, note, key, nodeVerify)
  return checkpoint && seconds !== undefined
    ? { checkpoint, seconds, line, note: `${note}${line}` }
    : undefined
}

const findCosignature = async (
  { database }: Stored,
  workspace: string,
  key: NoteKey,
  order: 'asc' | 'desc',
  size?: number,
): Promise<Cosignature | undefined> => {
  const rows = await database
    .of(workspace)
    .selectFrom('cosignature')
    .innerJoin('checkpoint', 'checkpoint.size', 'cosignature.size')
    .select(['cosignature.size', 'cosignature.line', 'checkpoint.note'])
    .where('cosignature.witness', '=', key.name)
    .where('cosignature.key_id', '=', key.id)
    .$if(size !== undefined, (query) => query.where('cosignature.size', '=', size ?? 0))
    .orderBy('cosignature.size', order)
    .limit(maxRows)
    .execute()
  for (const row of rows) {
    const read = readCosignature(row.note, row.line, key)
    if (read?.checkpoint.origin === originOf(workspace) && read.checkpoint.size === row.size) return read
  }
  return undefined
}

/** The last valid cosignature of a witness below any stored checkpoint; `size` asks about that size only. */
export const lastCosignature = (stored: Stored, workspace: string, key: NoteKey, size?: number) =>
  findCosignature(stored, workspace, key, 'desc', size)

/** The first valid cosignature of a witness below any stored checkpoint. */
export const firstCosignature = (stored: Stored, workspace: string, key: NoteKey) =>
  findCosignature(stored, workspace, key, 'asc')

/** Lines of a witness that are stored for this size, none of them verified. */
export const storedLines = async (
  { database }: Stored,
  workspace: string,
  { name, id }: NoteKey,
  size: number,
): Promise<readonly string[]> => {
  const rows = await database
    .of(workspace)
    .selectFrom('cosignature')
    .select('line')
    .where('witness', '=', name)
    .where('key_id', '=', id)
    .where('size', '=', size)
    .orderBy('line')
    .limit(maxRows)
    .execute()
  return rows.map(({ line }) => line)
}

/** Stores the valid cosignature of this key among the lines of an answer; undefined if there is none. */
export const keepCosignature = async (
  { database }: Stored,
  workspace: string,
  key: NoteKey,
  note: string,
  lines: string,
): Promise<Cosignature | undefined> => {
  for (const line of lines.split(/(?<=\n)/)) {
    const read = readCosignature(note, line, key)
    if (!read) continue
    const { size } = read.checkpoint
    await database
      .of(workspace)
      .insertInto('cosignature')
      .values({ workspace, size, witness: key.name, key_id: key.id, line })
      .onConflict((on) => on.doNothing())
      .execute()
    return read
  }
  return undefined
}
