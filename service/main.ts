/** Process entry: prints a first line at once, then loads and starts the service, and stops it in reverse order. */
import { projectRoot as root } from './runtime/project-root.ts'
import { startErrorMessage } from './runtime/start-error.ts'
import type { Run } from './start.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const printError = (line: string): void => void process.stderr.write(`${line}\n`)

/** Functions that stop what has been started, in the order of starting. */
const started: (() => Promise<unknown>)[] = []
/** Exit code, set once the process is ending. */
let ending: number | undefined
let isReady = false

const stop = async (): Promise<never> => {
  for (const undo of started.reverse())
    await undo().catch((error: unknown) => printError(startErrorMessage(error, process.env, root)))
  process.exit(ending)
}

const end = (code: number): void => {
  if (ending !== undefined) return
  ending = code
  // During the start, the start itself notices and stops.
  if (isReady) void stop()
}

/** Milliseconds within which signals count as one: Ctrl-C arrives twice, from the terminal and from npm. */
const sameMs = 500

let askedAt: number | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (askedAt !== undefined && performance.now() - askedAt > sameMs) {
      printError('Stopped immediately.')
      process.exit(1)
    }
    if (askedAt !== undefined) return
    askedAt = performance.now()
    print('Stopping.')
    end(0)
  })

const run: Run = {
  root,
  isDevelopment: process.argv.includes('--dev'),
  print,
  started,
  isEnding: () => ending !== undefined,
  throwIfEnding: () => {
    if (ending !== undefined) throw new Error('Stopped before it was ready.')
  },
  fail: (sentence) => {
    if (ending === undefined) printError(sentence)
    end(1)
  },
}

try {
  print('Starting Jarvin …')
  const { start } = await import('./start.ts')
  run.throwIfEnding()
  await start(run)
  run.throwIfEnding()
  isReady = true
} catch (error) {
  if (ending === undefined) run.fail(startErrorMessage(error, process.env, root))
  await stop()
}
