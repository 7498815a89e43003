/** Data folders, servers and killable processes for tests of the embedded database; all removed after each test. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../service/database/embedded/embedded-postgres.ts'
import { scratchPrefix } from '../core/cluster.ts'

const root = resolve(import.meta.dirname, '../..')

const script = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(root, 'service/database/embedded/embedded-postgres.ts'))}
  process.once('SIGTERM', () => process.exit(1))
  const server = await startEmbeddedPostgres({ dataDir: process.env.FOLDER, log: () => {} })
  console.log(server.ownerUrl)
  setInterval(() => {}, 1000)`

/** First column of the first row. */
export const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const processStatus = (pid: number, column: string): string =>
  spawnSync('ps', ['-o', `${column}=`, '-p', `${pid}`], { encoding: 'utf8' }).stdout.trim()

/** True if no such process is running. */
export const hasEnded = (pid: number): boolean => /^(Z.*)?$/.test(processStatus(pid, 'stat'))

/** Process group id; Ctrl-C in a terminal reaches the whole group. */
export const groupOf = (pid: number): number => Number(processStatus(pid, 'pgid'))

/** Process id of the server on the data folder. */
export const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** A process that owns a running server: `kill` sends SIGKILL, `exit` ends it without stopping the server. */
export type Holder = {
  readonly url: Promise<string>
  readonly kill: () => Promise<void>
  readonly exit: () => Promise<void>
}

/** A temporary folder and the processes started in it. */
export type Scratch = {
  readonly home: string
  readonly start: (dataDir: string, onGone?: () => void) => Promise<EmbeddedPostgres>
  readonly startInChild: (dataDir: string) => Holder
  readonly remove: () => Promise<void>
}

/** Creates the folder, with search permission for other users. */
export const makeScratch = (): Scratch => {
  const home = mkdtempSync(scratchPrefix)
  chmodSync(home, 0o755)
  const servers: EmbeddedPostgres[] = []
  const children: ChildProcess[] = []
  return {
    home,
    start: async (dataDir, onGone = () => {}) => {
      const server = await startEmbeddedPostgres({ dataDir, log: () => {}, onGone })
      servers.push(server)
      return server
    },
    startInChild: (dataDir) => {
      const env = { ...process.env, FOLDER: dataDir }
      const args = ['--import', 'tsx', '--input-type=module', '-e', script]
      const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
      children.push(child)
      const ended = once(child, 'exit')
      const url = new Promise<string>((done) =>
        child.stdout.once('data', (text) => done(String(text).trim())),
      )
      const end = async (signal: NodeJS.Signals) => {
        child.kill(signal)
        await ended
      }
      return { url, kill: () => end('SIGKILL'), exit: () => end('SIGTERM') }
    },
    remove: async () => {
      for (const child of children) child.kill('SIGKILL')
      for (const server of servers) await server.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
