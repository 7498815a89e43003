/** `npm run witness` in processes of its own: one for a folder, sentences for failures, and a history accepted again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { utf8 } from '#schema/proof/bytes'
import { checkpointText, signedNote, vkeyText } from '#schema/proof/note'
import { rootOf } from '#schema/proof/tree'
import { readWitnessOptions, witnessErrorMessage } from '../../service/commands/witness-options.ts'
import { listen } from '../../service/http/listen.ts'
import { addCheckpointText } from '../../service/witness/witness.ts'
import { run } from '../commands/command.ts'
import { root } from '../core/execute.ts'
import { testCheckpointKey } from '../core/service.ts'
import { serviceProgram } from '../core/service-bundle.ts'
import { knownLog } from './start-witness.ts'

// Milliseconds; each process takes seconds to load.
const timeoutMs = 120_000

let folder: string
let children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jarvin-witness-command-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  await rm(folder, { recursive: true, force: true })
})

const options = (...more: string[]) => [
  ...['--name', 'accountant.example', '--log', vkeyText(knownLog), '--dir', folder],
  ...['--port', '0', ...more],
]

/** Starts a witness; its address once it is ready. */
const startCommand = async () => {
  const child = spawn(process.execPath, [...serviceProgram('commands/witness'), ...options()], { cwd: root })
  children.push(child)
  const url = await new Promise<string>((found, fail) => {
    let printed = ''
    child.stdout.on('data', (text) => {
      printed += String(text)
      const [url] = /http:\S+\d/.exec(printed) ?? []
      if (url !== undefined) found(url)
    })
    child.once('exit', () => fail(new Error(printed)))
  })
  return { child, url }
}

const noteOver = (size: number, leaf: number): string => {
  const leaves = Array.from({ length: size }, () => new Uint8Array(32).fill(leaf))
  const text = checkpointText({ origin: knownLog.name, size, root: rootOf(leaves) })
  return signedNote(text, knownLog, testCheckpointKey.sign(utf8(text)))
}
const post = async (url: string, old: number, note: string) => {
  const body = addCheckpointText({ old, hashes: [], note })
  const { status } = await fetch(`${url}/add-checkpoint`, { method: 'POST', body })
  return status
}

it(
  'is one process for a folder; after a crash and a restored backup, its owner lets the log go on',
  async () => {
    const first = await startCommand()
    expect(await post(first.url, 0, noteOver(5, 1))).toBe(200)
    const second = await run(['witness', ...options()], {})
    expect(second).toEqual({
      code: 1,
      output: expect.stringContaining(`(process ${first.child.pid}) uses ${folder}`),
    })

    // A backup from before was restored: the log has fewer events, and others.
    const restored = noteOver(3, 2)
    expect(await post(first.url, 0, restored)).toBe(409)
    const gone = once(first.child, 'exit')
    first.child.kill('SIGKILL')
    await gone
    const file = join(folder, 'accepted.txt')
    await writeFile(file, `${restored.replace('\n3\n', '\n4\n')}`)
    const forged = await run(['witness', ...options('--accept', file)], {})
    expect(forged).toMatchObject({ code: 1, output: expect.stringContaining('is not signed by the key') })
    // As the Decision Log copies it.
    await writeFile(file, `${restored}\n${vkeyText(knownLog)}\n`)
    const accepted = await run(['witness', ...options('--accept', file)], {})
    expect(accepted).toMatchObject({ code: 0, output: expect.stringContaining('checkpoint over 3 events') })
    const aside = (await readdir(folder)).find((name) => name.includes('.note.until-')) ?? ''
    expect(await readFile(join(folder, aside), 'utf8')).toContain(noteOver(5, 1).split('\n')[2])

    const third = await startCommand()
    expect(await post(third.url, 3, noteOver(3, 1))).toBe(422)
    expect(await post(third.url, 3, restored)).toBe(200)
    const ended = once(third.child, 'exit')
    third.child.kill('SIGTERM')
    await ended
    expect(await readdir(folder)).not.toContain('witness.lock')
  },
  timeoutMs,
)

it(
  'says in a sentence why it cannot start',
  async () => {
    const { server: taken, port } = await listen(() => {}, 0, undefined, undefined, '127.0.0.1')
    const busy = await run(['witness', ...options('--port', String(port))], {})
    taken.close()
    expect(busy).toEqual({
      code: 1,
      output: `Another program is using port ${port}. Choose a free one with --port.\n`,
    })
    await writeFile(join(folder, 'witness.key'), 'no key')
    const keyless = await run(['witness', ...options()], {})
    expect(keyless.code).toBe(1)
    expect(keyless.output).toMatch(/^\S+witness\.key must be 32 bytes in base64\.[^\n]*\n$/)
    const blocked = await run(['witness', ...options('--dir', join(folder, 'witness.key', 'below'))], {})
    expect(blocked.code).toBe(1)
    expect(blocked.output).toMatch(
      /^The folder \S+ cannot be used \([^\n]*\)\. Choose one with --dir[^\n]*\n$/,
    )
  },
  timeoutMs,
)

it('names the option at fault', () => {
  const read = readWitnessOptions(options('--accept', 'note.txt'))
  if (typeof read === 'string') throw new Error(read)
  const failure = (facts: object) => Object.assign(new Error('why'), facts)
  expect(witnessErrorMessage(failure({ code: 'ENOENT', path: '/elsewhere/note.txt' }), read)).toContain(
    'note.txt',
  )
  expect(witnessErrorMessage(failure({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), read)).toContain('--host')
  expect(readWitnessOptions(options('--log', 'nonsense'))).toMatch(/^--log must be/)
  expect(readWitnessOptions(['--name', 'a b'])).toMatch(/^--name must be/)
})
