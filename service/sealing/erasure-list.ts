/**
 * The list of erasures, a file outside the database. Restoring a backup brings back destroyed keys and
 * deleted businesses; the list shows which to destroy again before the service starts. One JSON object per
 * line, append-only.
 */
import { existsSync } from 'node:fs'
import { appendFile, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { Erasure } from '#schema/core/erasure'
import { record } from '#schema/core/record'
import { integer, Sha256Hex, text } from '#schema/core/scalars'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'

/** An erasure and its workspace. */
export const ListedErasure = record({ workspace: text(100, 1), erasure: Erasure }, undefined, 'ListedErasure')
export type ListedErasure = t.TypeOf<typeof ListedErasure>

/** A deleted business, with its number of events and the hash of the last one. */
export const ListedDeletion = record(
  { workspace: text(100, 1), deleted: record({ events: integer(0), hash: Sha256Hex }) },
  undefined,
  'ListedDeletion',
)
export type ListedDeletion = t.TypeOf<typeof ListedDeletion>

const Listed = t.union([ListedErasure, ListedDeletion])
type Listed = t.TypeOf<typeof Listed>

const parsed = (file: string, line: string, number: number): Listed => {
  const what = `Line ${number} of ${file}`
  try {
    return decodeOrThrow(Listed, JSON.parse(line), what)
  } catch (cause) {
    throw new Error(
      `${what} is neither an erasure nor a deletion. Correct the file: without it, a restored backup could bring erased data back.`,
      {
        cause,
      },
    )
  }
}

const readList = async (file: string): Promise<readonly Listed[]> => {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n')
  // Ignore an incomplete last line: its write was interrupted, before anything was erased.
  return lines.slice(0, -1).flatMap((line, index) => (line === '' ? [] : [parsed(file, line, index + 1)]))
}

/** All listed erasures, oldest first; empty if there is no file. Throws if a complete line is invalid. */
export const readErasures = async (file: string): Promise<readonly ListedErasure[]> =>
  (await readList(file)).filter((one): one is ListedErasure => 'erasure' in one)

/** All listed deletions, oldest first; empty if there is no file. Throws if a complete line is invalid. */
export const readDeletions = async (file: string): Promise<readonly ListedDeletion[]> =>
  (await readList(file)).filter((one): one is ListedDeletion => 'deleted' in one)

const append = async (file: string, added: readonly string[]): Promise<void> => {
  if (added.length === 0) return
  await makeFolder(dirname(file), 0o700)
  if (existsSync(file)) {
    const text = await readFile(file, 'utf8')
    await truncate(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)))
  }
  await appendFile(file, added.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
  await syncFolder(dirname(file))
}

/** Appends erasures with unlisted keys, and waits until they are on disk. */
export const addErasures = async (file: string, listed: readonly ListedErasure[]): Promise<void> => {
  const known = new Set((await readErasures(file)).map(({ erasure }) => erasure.keyHash))
  const added = listed.filter(({ erasure }) => !known.has(erasure.keyHash))
  await append(
    file,
    added.map((one) => JSON.stringify(ListedErasure.encode(one))),
  )
}

/** Appends unlisted deletions of businesses, and waits until they are on disk. */
export const addDeletions = async (file: string, listed: readonly ListedDeletion[]): Promise<void> => {
  const known = new Set((await readDeletions(file)).map(({ workspace }) => workspace))
  const added = listed.filter(({ workspace }) => !known.has(workspace))
  await append(
    file,
    added.map((one) => JSON.stringify(ListedDeletion.encode(one))),
  )
}
