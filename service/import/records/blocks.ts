/**
 * Blocks: what one import says about one day. A record keeps its key across imports; the latest import with
 * the key gives its content. So the records of a day follow from the blocks of the imports in effect, in
 * order, whichever others are undone.
 */
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { saidInLine } from './line.ts'

/**
 * A record in a block. `mark` distinguishes records with the same number or content; null content means that
 * the record was removed.
 */
export type Entry = {
  readonly row: number
  readonly id: string | null
  readonly mark: string
  readonly content: string | null
}

export type Block = {
  readonly importId: string
  readonly date: IsoDate
  /** Hash of the columns that were read, because numbers are unique within one source only. */
  readonly source: string
  readonly entries: readonly Entry[]
}

/** A record in effect. */
export type LiveRecord = Entry & {
  readonly content: string
  readonly importId: string
  readonly source: string
}

/** Key of an entry within its source. */
export const keyOf = ({ id, mark, content }: Entry): string =>
  id === null ? `~${content === null ? mark : `${saidInLine(content)} ${mark}`}` : `${id} ${mark}`

/** Removes a record. Without a number, its mark names it by what it said. */
export const removalOf = (record: LiveRecord): Entry => ({
  row: record.row,
  id: record.id,
  mark: record.id === null ? `${saidInLine(record.content)} ${record.mark}` : record.mark,
  content: null,
})

/** Records of a day, from the blocks of imports in effect, oldest first. */
export const liveRecords = (blocks: readonly Block[]): readonly LiveRecord[] => {
  const live = new Map<string, LiveRecord>()
  for (const { entries, importId, source } of blocks)
    for (const entry of entries) {
      const key = `${source} ${keyOf(entry)}`
      const { content } = entry
      if (content === null) live.delete(key)
      else live.set(key, { ...entry, content, importId, source })
    }
  return [...live.values()]
}

/** Hash of the records of a day. */
export const hashOfRecords = (records: readonly LiveRecord[]): string => {
  const hash = createHash('sha256')
  for (const record of records) hash.update(`${record.source} ${keyOf(record)}\n${record.content}\n`)
  return hash.digest('hex')
}

const StoredEntries = t.array(
  t.tuple([t.number, t.union([t.string, t.null]), t.string, t.union([t.string, t.null])]),
)

/** Serialises entries; optimised for speed, not size. */
export const packEntries = (entries: readonly Entry[]): Buffer =>
  deflateRawSync(JSON.stringify(entries.map(({ row, id, mark, content }) => [row, id, mark, content])), {
    level: 1,
  })

/** A stored block that cannot be read: somebody changed it in the database. */
export class UnreadableBlock extends Error {}

/** Entries of a stored block. Throws `UnreadableBlock` if it was changed so that it cannot be read. */
export const unpackEntries = (bytes: Buffer): readonly Entry[] => {
  try {
    const stored = JSON.parse(inflateRawSync(bytes).toString('utf8'))
    return decodeOrThrow(StoredEntries, stored, 'A block of records').map(([row, id, mark, content]) => ({
      row,
      id,
      mark,
      content,
    }))
  } catch (error) {
    throw new UnreadableBlock('A block of records cannot be read.', { cause: error })
  }
}
