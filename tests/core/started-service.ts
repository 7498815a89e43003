/** Starts the product with its own data folder and a free port for the end-to-end tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../service/database/embedded/free-port.ts'
import { root } from './execute.ts'

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
  /** Data folder, for commands that run beside the product. */
  readonly dataDir: string
  /** All that it has printed so far. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/** Starts another instance with additional environment variables. */
export const startProduct = async (settings: NodeJS.ProcessEnv = {}): Promise<StartedProduct> => {
  const home = await mkdtemp(join(tmpdir(), 'jarvin-e2e-'))
  const dataDir = join(home, 'data')
  const service = spawn(process.execPath, ['--import', 'tsx', 'service/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      // Journeys in several browsers meet in one business.
      DEMO: 'shared',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = outputOf(service)
  const finish = async () => {
    try {
      await stop(service)
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  }
  try {
    return { url: await addressOf(service, printed), dataDir, printed, stop: finish }
  } catch (cause) {
    await finish()
    throw cause
  }
}

const start = async (): Promise<() => Promise<void>> => {
  const { url, dataDir, stop } = await startProduct()
  process.env.BASE_URL = url
  process.env.SERVICE_DATA_DIR = dataDir
  return stop
}

export default start
