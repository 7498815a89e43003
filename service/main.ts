/** Runs the product: says at once that it starts, loads and starts what it is made of, and stops that again in order. */
import { projectRoot as root } from './runtime/project-root.ts'
import { startFault } from './runtime/start-fault.ts'
import type { Run } from './start.ts'

const tell = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** What has been started and must be stopped, in the order of starting. */
const started: (() => Promise<unknown>)[] = []
/** The exit code, once the process is to end. */
let ending: number | undefined
let isReady = false

const stop = async (): Promise<never> => {
  for (const undo of started.reverse())
    await undo().catch((error: unknown) => complain(startFault(error, process.env, root)))
  process.exit(ending)
}

const end = (code: number): void => {
  if (ending !== undefined) return
  ending = code
  // Before that, the start itself sees it and stops what it has come to.
  if (isReady) void stop()
}

/** Of a Ctrl-C in a terminal the process hears twice, from the terminal and from npm; only later is it another one. */
const sameMs = 500

let askedAt: number | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (askedAt !== undefined && performance.now() - askedAt > sameMs) {
      complain('Stopped immediately.')
      process.exit(1)
    }
    if (askedAt !== undefined) return
    askedAt = performance.now()
    tell('Stopping.')
    end(0)
  })

const run: Run = {
  root,
  isDevelopment: process.argv.includes('--dev'),
  tell,
  started,
  isEnding: () => ending !== undefined,
  goOn: () => {
    if (ending !== undefined) throw new Error('Stopped before it was ready.')
  },
  fail: (sentence) => {
    if (ending === undefined) complain(sentence)
    end(1)
  },
}

try {
  tell('Starting Jarvin …')
  const { start } = await import('./start.ts')
  run.goOn()
  await start(run)
  run.goOn()
  isReady = true
} catch (error) {
  if (ending === undefined) run.fail(startFault(error, process.env, root))
  await stop()
}
