/**
 * The list of erasures, a file outside the database. Restoring a backup brings back destroyed keys; the list says which to
 * destroy again before the service starts. One JSON object per line, append-only.
 */
import { existsSync } from 'node:fs'
import { appendFile, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { Erasure } from '#schema/core/erasure'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'

/** An erasure and its workspace. */
export const ListedErasure = record({ workspace: text(100, 1), erasure: Erasure }, undefined, 'ListedErasure')
export type ListedErasure = t.TypeOf<typeof ListedErasure>

const parsed = (file: string, line: string, number: number): ListedErasure => {
  const what = `Line ${number} of ${file}`
  try {
    return decodeOrThrow(ListedErasure, JSON.parse(line), what)
  } catch (cause) {
    throw new Error(
      `${what} is not an erasure. Correct the file: without it, a restored backup could bring erased data back.`,
      {
        cause,
      },
    )
  }
}

/** All listed erasures, oldest first; empty if there is no file. Throws if a complete line is invalid. */
export const readErasures = async (file: string): Promise<readonly ListedErasure[]> => {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n')
  // Ignore an incomplete last line: its write was interrupted, before anything was erased.
  return lines.slice(0, -1).flatMap((line, index) => (line === '' ? [] : [parsed(file, line, index + 1)]))
}

/** Appends erasures whose key is not yet listed, and waits until they are on disk. */
export const addErasures = async (file: string, listed: readonly ListedErasure[]): Promise<void> => {
  const known = new Set((await readErasures(file)).map(({ erasure }) => erasure.keyHash))
  const added = listed.filter(({ erasure }) => !known.has(erasure.keyHash))
  if (added.length === 0) return
  await makeFolder(dirname(file), 0o700)
  if (existsSync(file)) {
    const text = await readFile(file, 'utf8')
    await truncate(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)))
  }
  const lines = added.map((one) => `${JSON.stringify(ListedErasure.encode(one))}\n`).join('')
  await appendFile(file, lines, { mode: 0o600, flush: true })
  await syncFolder(dirname(file))
}
