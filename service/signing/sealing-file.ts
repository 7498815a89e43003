/**
 * The file `sealing.began` beside the signed notes of a database: heads are sealed since that time, so one without a seal was not
 * left by the service. It is outside the database, so removing every seal there is seen too (decision 912).
 */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import type { SealKeys } from './seal-keys.ts'

/** Whether heads are sealed, as the file says; `altered` if it was changed or cannot be read. */
export type SealingState = 'none' | 'begun' | 'altered'

/** Path of the file in a folder of kept notes. */
export const sealingFile = (folder: string): string => join(folder, 'sealing.began')

/** Reads the file. */
export const readSealingState = async (folder: string, { isMarked }: SealKeys): Promise<SealingState> => {
  const file = sealingFile(folder)
  if (!existsSync(file)) return 'none'
  const text = await readFile(file, 'utf8').catch(() => '')
  const [, time = '', mark = ''] = /^(\S+) ([0-9a-f]{64})\n$/.exec(text) ?? []
  return time !== '' && isMarked(time, mark) ? 'begun' : 'altered'
}

/** Writes the file whole. */
export const writeSealingFile = async (folder: string, { mark }: SealKeys, time: string): Promise<void> => {
  await makeFolder(folder, 0o700)
  const draft = `${sealingFile(folder)}.${process.pid}`
  await writeFile(draft, `${time} ${mark(time)}\n`, { mode: 0o600, flush: true })
  await rename(draft, sealingFile(folder))
  await syncFolder(folder)
}
