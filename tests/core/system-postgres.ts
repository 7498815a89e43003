/** The system's Postgres, if installed: started with a temporary data folder for one run of the tests. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../service/database/embedded/free-port.ts'

/** Debian's folder of installed versions. */
const home = '/usr/lib/postgresql'
/** Oldest supported version. */
const oldestSupported = 15
/** User id to run as: Postgres refuses root. */
const nobody = 65534

/** Oldest installed version that is supported; undefined if there is none. */
export const systemPostgres = (): number | undefined => {
  const versions = existsSync(home) ? readdirSync(home).map(Number) : []
  const [first] = versions
    .filter((version) => version >= oldestSupported && existsSync(`${home}/${version}/bin/initdb`))
    .sort((a, b) => a - b)
  return first
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** Runs `use` with the owner's connection string, then stops and removes the server. */
export const withSystemPostgres = async <A>(
  version: number,
  use: (url: string) => Promise<A>,
): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'jarvin-system-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const user = { cwd: folder, ...(isRoot ? { uid: nobody, gid: nobody } : {}) }
  const program = (name: string) => `${home}/${version}/bin/${name}`
  const data = join(folder, 'data')
  const made = ['-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await promisify(execFile)(program('initdb'), made, user)
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'synchronous_commit=off',
  ]
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...user,
    stdio: 'ignore',
  })
  // SIGINT is Postgres's fast shutdown; the server must not outlive the tests.
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  const gone = once(server, 'exit')
  try {
    const url = `postgres://owner:unused@127.0.0.1:${port}/postgres`
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`Postgres ${version} of the system does not start.`)
      await pause(50)
    }
    return await use(url)
  } finally {
    end()
    await gone
    process.off('exit', end)
    rmSync(folder, { recursive: true, force: true })
  }
}
