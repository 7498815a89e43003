/**
 * `npm run witness -- --name … --log …`: serves a witness that cosigns the checkpoints of these logs, until it is stopped; with
 * `--accept note.txt`, lets a log go on from that checkpoint, and ends. It needs no database. Exit code 1: it cannot run. Exit
 * code 2: the options are invalid.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { witnessKeyOf } from '#schema/proof/cosignature'
import { vkeyText } from '#schema/proof/note'
import { close } from '../http/close.ts'
import { listen } from '../http/listen.ts'
import { readKeyFile } from '../signing/checkpoint-key.ts'
import { acceptCheckpoint } from '../witness/accept-checkpoint.ts'
import { type FolderLock, lockFolder } from '../witness/folder-lock.ts'
import { openSeenCheckpoints } from '../witness/seen-checkpoints.ts'
import { witnessApp } from '../witness/witness-app.ts'
import {
  readWitnessOptions,
  type WitnessOptions,
  witnessErrorMessage,
  witnessUsage,
} from './witness-options.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

const serve = async ({ name, logs, folder, host, port: wanted }: WitnessOptions, lock: FolderLock) => {
  const key = await readKeyFile(resolve(folder, 'witness.key'))
  const seen = openSeenCheckpoints(folder, lock.isHeld)
  const app = witnessApp({ name, key, logs, seen, now: () => new Date() }, ({ message }) => complain(message))
  const { server, port } = await listen(app, wanted, undefined, undefined, host)
  const names = new Set(logs.map((log) => log.name))
  print(`Witness ${name} is ready at http://${host}:${port}, for ${[...names].join(', ')}.`)
  print('Its public key, for WITNESSES of the service and for --witness of npm run verify:')
  print(vkeyText(witnessKeyOf(name, key.publicKey)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close(server).then(lock.release))
}

const run = async (options: WitnessOptions): Promise<void> => {
  const lock = await lockFolder(options.folder)
  try {
    if (options.accepted === undefined) return await serve(options, lock)
    const accepting = { ...options, isHeld: lock.isHeld, now: new Date() }
    for (const line of await acceptCheckpoint(await readFile(options.accepted, 'utf8'), accepting))
      print(line)
    await lock.release()
  } catch (error) {
    await lock.release()
    throw error
  }
}

const options = readWitnessOptions(process.argv.slice(2))
if (typeof options === 'string') {
  complain(`${options}\n${witnessUsage}`)
  process.exitCode = 2
} else
  await run(options).catch((error: unknown) => {
    complain(witnessErrorMessage(error, options))
    process.exitCode = 1
  })
