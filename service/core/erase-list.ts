/**
 * The list of erasures: a file beside the database, not in it. A backup that is restored brings destroyed keys back; this
 * list tells which have to go again before the service starts. One JSON object a line; lines are only ever added.
 */
import { existsSync } from 'node:fs'
import { appendFile, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as t from 'io-ts'
import { decodeOwn } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import { Erasure } from '#schema/decision-log/erasure'
import { makeFolder } from './make-folder.ts'

/** One erasure, and the workspace that it belongs to. */
export const ListedErasure = record({ workspace: text(100, 1), erasure: Erasure }, undefined, 'ListedErasure')
export type ListedErasure = t.TypeOf<typeof ListedErasure>

const parsed = (file: string, line: string, number: number): ListedErasure => {
  const what = `Line ${number} of ${file}`
  try {
    return decodeOwn(ListedErasure, JSON.parse(line), what)
  } catch (cause) {
    throw new Error(`${what} is no erasure. Put the file right: without it, erased data could come back.`, {
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

/** Adds an erasure and waits until it is on the disk; one whose key is on the list already is not added again. */
export const addErasure = async (file: string, listed: ListedErasure): Promise<void> => {
  const known = await readErasures(file)
  if (known.some(({ erasure }) => erasure.keyHash === listed.erasure.keyHash)) return
  await makeFolder(dirname(file))
  if (existsSync(file)) {
    const text = await readFile(file, 'utf8')
    await truncate(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)))
  }
  const line = `${JSON.stringify(ListedErasure.encode(listed))}\n`
  await appendFile(file, line, { mode: 0o600, flush: true })
}
