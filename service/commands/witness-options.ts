/** Options of `npm run witness`, and the sentences of its failures. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type NoteKey, readVkey } from '#schema/proof/note'
import { projectRoot } from '../runtime/project-root.ts'

export const witnessUsage =
  'Usage: npm run witness -- --name witness.example --log name+id+key [--log …] [--dir folder] [--port 4000] [--host 127.0.0.1] [--accept note.txt]'

export type WitnessOptions = {
  readonly name: string
  /** Several for a log whose key was replaced. */
  readonly logs: readonly NoteKey[]
  readonly folder: string
  readonly port: number
  readonly host: string
  /** File of a checkpoint from which its log may go on, in the place of the last one. */
  readonly accepted: string | undefined
}

/** Reads the options; a sentence if they are invalid. */
export const readWitnessOptions = (args: readonly string[]): WitnessOptions | string => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...args],
      options: {
        name: text,
        log: { ...text, multiple: true },
        dir: text,
        port: text,
        host: text,
        accept: text,
      },
    })
    const { name = '', log = [], dir = '.witness', port = '4000', host = '127.0.0.1', accept } = values
    if (!/^[^\0- +]+$/.test(name))
      return '--name must be a name without spaces and plus signs, as a host has.'
    const logs = log.flatMap((vkey) => readVkey(vkey) ?? [])
    if (logs.length === 0 || logs.length < log.length)
      return '--log must be the public key of a log, of the form name+id+key; the Decision Log shows it.'
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return '--port must be a whole number up to 65535.'
    const accepted = accept === undefined ? undefined : resolve(projectRoot, accept)
    return { name, logs, folder: resolve(projectRoot, dir), port: Number(port), host, accepted }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A sentence for the person who runs the witness. */
export const witnessErrorMessage = (error: unknown, { port, host, folder }: WitnessOptions): string => {
  if (!(error instanceof Error)) return String(error)
  const [code, path] = [Reflect.get(error, 'code'), Reflect.get(error, 'path')]
  if (code === 'EADDRINUSE') return `Another program is using port ${port}. Choose a free one with --port.`
  if (Reflect.get(error, 'syscall') === 'listen' || Reflect.get(error, 'hostname') === host)
    return `Cannot listen at ${host}, port ${port} (${error.message}). Choose others with --host and --port.`
  // Errors of this project have no code, and are sentences.
  if (code === undefined) return error.message
  if (typeof path === 'string' && !path.startsWith(folder) && !folder.startsWith(path))
    return `The file ${path} cannot be read (${error.message}).`
  return `The folder ${folder} cannot be used (${error.message}). Choose one with --dir that this user can write to.`
}
