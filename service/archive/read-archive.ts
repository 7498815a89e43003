/** Reads an archive part by part, in the order in which it was written. */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type * as t from 'io-ts'
import type { Migrations } from '../database/migrate.ts'
import { ArchiveFault } from './archive-fault.ts'
import { type OpenedArchive, openArchiveFile, readArchiveFile } from './archive-file.ts'
import {
  type ArchivedWorkspace,
  type ArchiveEnd,
  type ArchiveHead,
  decodeArchived,
  readHead,
  requireKnownVersion,
} from './archive-manifest.ts'
import { readParts } from './archive-parts.ts'

/** What is done with each part; each function returns how many of its kind were read. */
export type ArchiveReader = {
  readonly onWorkspace: (manifest: ArchivedWorkspace) => Promise<void>
  readonly onLines: (part: 'erasures' | 'keys', body: AsyncIterable<Buffer>) => Promise<number>
  readonly onTable: (
    table: Extract<ArchiveHead, { part: 'table' }>,
    body: AsyncIterable<Buffer>,
  ) => Promise<number>
  readonly onFile: (sha256: string, body: AsyncIterable<Buffer>) => Promise<void>
}

const notWhole = (why: string): ArchiveFault => new ArchiveFault(`The archive is not whole: ${why}.`)

const requireEnd = (found: ArchiveEnd, end: ArchiveEnd): void => {
  for (const part of ['erasures', 'keys', 'files'] as const)
    if (found[part] !== end[part]) throw notWhole(`it has ${found[part]} ${part} instead of ${end[part]}`)
  for (const [name, rows] of Object.entries(end.tables))
    if (found.tables[name] !== rows)
      throw notWhole(`it has ${found.tables[name] ?? 'no'} rows of ${name} instead of ${rows}`)
}

/** Reads all parts; throws `ArchiveFault` if one is missing, repeated or unknown. */
export const readArchive = async (
  opened: OpenedArchive,
  reader: ArchiveReader,
): Promise<ArchivedWorkspace> => {
  let manifest: ArchivedWorkspace | undefined
  let isOver = false
  const found: ArchiveEnd = { part: 'end', erasures: 0, keys: 0, files: 0, tables: {} }
  const tables: Record<string, number> = found.tables
  const counts = { erasures: 0, keys: 0, files: 0 }
  for await (const { head: raw, body } of readParts(readArchiveFile(opened))) {
    const head = readHead(raw)
    if (isOver || (head.part === 'workspace') !== (manifest === undefined))
      throw notWhole('its parts are in another order')
    if (head.part === 'workspace') {
      manifest = head
      await reader.onWorkspace(head)
    } else if (head.part === 'file') {
      await reader.onFile(head.sha256, body)
      counts.files += 1
    } else if (head.part === 'table') {
      if (head.name in tables) throw notWhole(`it has ${head.name} twice`)
      tables[head.name] = await reader.onTable(head, body)
    } else if (head.part === 'end') {
      requireEnd({ ...found, ...counts }, head)
      isOver = true
    } else counts[head.part] += await reader.onLines(head.part, body)
  }
  if (manifest === undefined || !isOver) throw notWhole('it has no end')
  return manifest
}

/** The lines of a body as decoded values. */
export async function* linesOf<A>(
  codec: t.Type<A, unknown, unknown>,
  body: AsyncIterable<Buffer>,
): AsyncGenerator<A> {
  for await (const line of createInterface({
    input: Readable.from(body),
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    yield decodeArchived(codec, parsedLine(line), codec.name)
}

const parsedLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new ArchiveFault('The archive cannot be read: a line of it is not JSON.', { cause })
  }
}

/** Number of lines in a body; neither JSON nor COPY has a line feed in a line. */
const countLines = async (body: AsyncIterable<Buffer>): Promise<number> => {
  let count = 0
  for await (const bytes of body)
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

/**
 * Opens an archive and reads it to its end, which checks every byte; throws `ArchiveFault` if it is damaged or from a later version.
 * Needs no database, so that nothing is created for an archive that cannot be imported.
 */
export const openArchive = async (
  path: string,
  passphrase: string,
  migrations: Migrations,
): Promise<{ readonly opened: OpenedArchive; readonly manifest: ArchivedWorkspace }> => {
  const opened = await openArchiveFile(path, passphrase)
  const manifest = await readArchive(opened, {
    onWorkspace: async (found) => requireKnownVersion(found, migrations),
    onLines: (_, body) => countLines(body),
    onTable: (_, body) => countLines(body),
    onFile: async (_, body) => void (await countLines(body)),
  })
  return { opened, manifest }
}
