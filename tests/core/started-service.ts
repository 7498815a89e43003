/** Starts the product with its own data folder and a free port for the end-to-end tests. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../service/database/embedded/free-port.ts'
import { root } from './execute.ts'
import { bundleService, serviceProgram } from './service-bundle.ts'

/** Seconds for web build and first start. */
const startTimeout = 120
/** Seconds for a clean stop. */
const stopTimeout = 20

const hasEnded = (service: ChildProcess): boolean => service.exitCode !== null || service.signalCode !== null

/** Collects the output; returns all of it so far. */
const outputOf = (service: ChildProcess): (() => string) => {
  let printed = ''
  const collect = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  service.stdout?.on('data', collect)
  service.stderr?.on('data', collect)
  return () => printed
}

const addressOf = (service: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The service ${why}. It printed:\n${output()}`))
    const timer = setTimeout(() => fail(`gave no address within ${startTimeout} s`), startTimeout * 1000)
    const read = () => {
      const address = /http:\/\/localhost:\d+/.exec(output())?.[0]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    }
    service.stdout?.on('data', read)
    service.stderr?.on('data', read)
    service.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code} before it was ready`)
    })
  })

/** Stops the process by its id; fails the run if it does not exit. */
const stop = async (service: ChildProcess): Promise<void> => {
  if (hasEnded(service)) return
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  const timer = setTimeout(() => service.kill('SIGKILL'), stopTimeout * 1000)
  await ended
  clearTimeout(timer)
  if (service.signalCode === 'SIGKILL') throw new Error(`The service did not stop within ${stopTimeout} s.`)
}

export type StartedProduct = {
  readonly url: string
  /** Folder of everything that the product stores. */
  readonly home: string
  /** Data folder, for commands that run beside the product. */
  readonly dataDir: string
  /** All output so far. */
  readonly printed: () => string
  /** Stops it and keeps its stored data. */
  readonly end: () => Promise<void>
  readonly stop: () => Promise<void>
}

const homePrefix = join(tmpdir(), 'jarvin-e2e-')

/**
 * A new home: empty, or a copy of the seeded one. Postgres needs the files to keep their owner; Node's `cp` does not keep
 * it.
 */
const makeHome = async (): Promise<string> => {
  const home = await mkdtemp(homePrefix)
  const seeded = process.env.SEEDED_HOME
  if (seeded === undefined) return home
  if (process.platform === 'win32') await cp(seeded, home, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${seeded}/.`, home])
  return home
}

/** Starts another instance with additional environment variables. */
export const startProduct = async (settings: NodeJS.ProcessEnv = {}): Promise<StartedProduct> => {
  const home = await makeHome()
  const dataDir = join(home, 'data')
  const service = spawn(process.execPath, serviceProgram('main'), {
    cwd: root,
    env: {
      ...process.env,
      // Within a test run, Vite would read the settings of the tests, and the build would be another than that of `npm start`.
      VITEST: undefined,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      // Journeys in several browsers meet in the same business.
      DEMO: 'shared',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = outputOf(service)
  const remove = () => rm(home, { recursive: true, force: true })
  const finish = () => stop(service).finally(remove)
  try {
    const url = await addressOf(service, printed)
    return { url, home, dataDir, printed, end: () => stop(service), stop: finish }
  } catch (cause) {
    await finish()
    throw cause
  }
}

const start = async (): Promise<() => Promise<void>> => {
  const removeBundle = await bundleService()
  // The first start takes seconds to create, migrate and seed a database, so the instances of the journeys share one.
  const first = await startProduct()
  await first.end()
  process.env.SEEDED_HOME = first.home
  const { url, dataDir, stop } = await startProduct()
  process.env.BASE_URL = url
  process.env.SERVICE_DATA_DIR = dataDir
  return async () => {
    await stop()
    await removeBundle()
    await rm(first.home, { recursive: true, force: true })
  }
}

export default start
