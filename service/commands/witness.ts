/**
 * `npm run witness -- --name … --log …`: serves a witness that cosigns the checkpoints of these logs, until it is stopped. It
 * needs no database. Exit code 2: the options are invalid.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { witnessKeyOf } from '#schema/proof/cosignature'
import { type NoteKey, readVkey, vkeyText } from '#schema/proof/note'
import { close } from '../http/close.ts'
import { listen } from '../http/listen.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { readKeyFile } from '../signing/checkpoint-key.ts'
import { openSeenCheckpoints } from '../witness/seen-checkpoints.ts'
import { witnessApp } from '../witness/witness-app.ts'

const usage =
  'Usage: npm run witness -- --name witness.example --log name+id+key [--log …] [--dir folder] [--port 4000] [--host 127.0.0.1]'

type Options = {
  readonly name: string
  readonly logs: readonly NoteKey[]
  readonly folder: string
  readonly port: number
  readonly host: string
}

const readOptions = (args: readonly string[]): Options | string => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...args],
      options: { name: text, log: { ...text, multiple: true }, dir: text, port: text, host: text },
    })
    const { name = '', log = [], dir = '.witness', port = '4000', host = '127.0.0.1' } = values
    if (!/^[^\0- +]+$/.test(name))
      return '--name must be a name without spaces and plus signs, as a host has.'
    const logs = log.flatMap((vkey) => readVkey(vkey) ?? [])
    if (logs.length === 0 || logs.length < log.length)
      return '--log must be the public key of a log, of the form name+id+key; the Decision Log shows it.'
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return '--port must be a whole number up to 65535.'
    return { name, logs, folder: resolve(projectRoot, dir), port: Number(port), host }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const options = readOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${usage}\n`)
  process.exitCode = 2
} else {
  const { name, logs, folder, host } = options
  const key = await readKeyFile(resolve(folder, 'witness.key'))
  const app = witnessApp(
    { name, key, logs, seen: openSeenCheckpoints(folder), now: () => new Date() },
    (error) => void process.stderr.write(`${error.message}\n`),
  )
  const { server, port } = await listen(app, options.port, undefined, undefined, host)
  print(`Witness ${name} is ready at http://${host}:${port}, for ${logs.map((log) => log.name).join(', ')}.`)
  print('Its public key, for WITNESSES of the service and for --witness of npm run verify:')
  print(vkeyText(witnessKeyOf(name, key.publicKey)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(server))
}
