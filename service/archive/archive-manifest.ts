/** Heads of the parts of an archive (`archive-format.md`). */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { IsoTime, integer, pattern, Sha256Hex, text } from '#schema/core/scalars'
import type { Migrations } from '../database/migrate.ts'
import { ListedErasure } from '../sealing/erasure-list.ts'
import { ArchiveFault } from './archive-fault.ts'

// Also the name of a folder and of a checkpoint's origin, so nothing else may pass.
const WorkspaceId = pattern('must be a UUID', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '0193…')

/** First part: what the archive has. */
export const ArchivedWorkspace = record(
  {
    part: t.literal('workspace'),
    archiveId: text(100, 1),
    workspace: WorkspaceId,
    businessName: text(200, 1),
    archivedAt: IsoTime,
    /** Migrations of the database that it came from, in order. */
    migrations: t.readonlyArray(text(200, 1)),
    /** Number of events and hash of the last one. */
    events: integer(1),
    hash: Sha256Hex,
    /** Checkpoint over all of them, and the public key that signed it. */
    note: text(2000, 1),
    vkey: text(400, 1),
  },
  undefined,
  'ArchivedWorkspace',
)
export type ArchivedWorkspace = t.TypeOf<typeof ArchivedWorkspace>

/** Last part: how many of each there are, so that an archive that lacks a part is seen. */
const End = record({
  part: t.literal('end'),
  erasures: integer(0),
  keys: integer(0),
  files: integer(0),
  tables: t.record(t.string, integer(0)),
})
export type ArchiveEnd = t.TypeOf<typeof End>

const Head = t.union([
  ArchivedWorkspace,
  record({ part: t.literal('erasures') }),
  record({ part: t.literal('keys') }),
  record({ part: t.literal('table'), name: text(63, 1), columns: t.readonlyArray(text(63, 1)) }),
  record({ part: t.literal('file'), sha256: Sha256Hex }),
  End,
])
export type ArchiveHead = t.TypeOf<typeof Head>

/** A key of a subject, in base64. */
export const ArchivedKey = record({ subject: text(100, 1), key: text(44, 44) }, undefined, 'ArchivedKey')

export { ListedErasure as ArchivedErasure }

/** Decodes a value of an archive; throws `ArchiveFault` if it is none. */
export const decodeArchived = <A>(codec: t.Type<A, unknown, unknown>, value: unknown, what: string): A => {
  try {
    return decodeOrThrow(codec, value, what)
  } catch (cause) {
    throw new ArchiveFault(`The archive cannot be read: ${cause instanceof Error ? cause.message : what}`, {
      cause,
    })
  }
}

/** Decodes the head of a part. */
export const readHead = (head: unknown): ArchiveHead => decodeArchived(Head, head, 'A part')

/** Throws `ArchiveFault` if the archive is from a later version than one with these migrations. */
export const requireKnownVersion = (
  { migrations: applied }: ArchivedWorkspace,
  migrations: Migrations,
): void => {
  const unknown = applied.find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new ArchiveFault(
      `The archive is from a later version of Jarvin (${unknown}). Import it with that version.`,
    )
}
