/**
 * The list of erasures: a file outside the database. A backup that is restored brings destroyed keys back; this list says
 * which have to be destroyed again before the service starts. One JSON object a line; lines are only ever added.
 */
import { existsSync } from 'node:fs'
import { appendFile, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import { Erasure } from '#schema/decision-log/erasure'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'

/** One erasure, and the workspace that it belongs to. */
export const ListedErasure = record({ workspace: text(100, 1), erasure: Erasure }, undefined, 'ListedErasure')
export type ListedErasure = t.TypeOf<typeof ListedErasure>

const parsed = (file: string, line: string, number: number): ListedErasure => {
  const what = `Line ${number} of ${file}`
  try {
    return decodeOrThrow(ListedErasure, JSON.parse(line), what)
  } catch (cause) {
    throw new Error(`${what} is not an erasure. Correct the file: without it, erased data could come back.`, {
      cause,
    })
  }
}

/** All erasures on the list, oldest first; none where there is no file. Throws where a whole line cannot be read. */
export const readErasures = async (file: string): Promise<readonly ListedErasure[]> => {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n')
  // What follows the last line break was being written when the process ended; nothing had been erased by then.
  return lines.slice(0, -1).flatMap((line, index) => (line === '' ? [] : [parsed(file, line, index + 1)]))
}

/** Adds erasures and waits until they are on the disk; one whose key is on the list already is not added again. */
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
