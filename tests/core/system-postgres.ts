/** The Postgres that the system has installed, where it has one: started in a folder of its own for one run of tests. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../service/database/embedded/free-port.ts'

/** Where Debian puts them, each in a folder by its major version. */
const home = '/usr/lib/postgresql'
/** The oldest that the product runs on. */
const oldest = 15
/** Postgres refuses to run as root. */
const nobody = 65534

/** The oldest version installed that the product runs on; undefined where there is none. */
export const systemPostgres = (): number | undefined => {
  const versions = existsSync(home) ? readdirSync(home).map(Number) : []
  const [first] = versions
    .filter((version) => version >= oldest && existsSync(`${home}/${version}/bin/initdb`))
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

/** Runs `use` with the address of its owner, who may create databases and roles; ends and removes it afterwards. */
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
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...user,
    stdio: 'ignore',
  })
  // SIGINT asks it to end at once, in order; nothing may outlive the tests.
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
