/** Ways of losing a machine, and of getting it back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type ClusterNode, sendSignal } from './cluster.ts'
import { postgresHome } from './configuration.ts'

/** What happens to the leader, and how it returns. */
export type Fault = {
  readonly name: string
  readonly strike: (leader: ClusterNode) => void
  readonly heal: (leader: ClusterNode) => void
}

/** Programs that a node may start while it is struck. */
const mostSweeps = 20

/** Sends a signal to everything on the node, until nothing new has appeared there. */
const signal = (name: NodeJS.Signals) => (node: ClusterNode) => {
  const reached = new Set<number>()
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    const found = node.pids().filter((pid) => !reached.has(pid))
    if (found.length === 0) return
    for (const pid of found) {
      reached.add(pid)
      sendSignal(pid, name)
    }
  }
}

export const faults: readonly Fault[] = [
  { name: 'killed', strike: signal('SIGKILL'), heal: (node) => node.start() },
  { name: 'stopped', strike: signal('SIGSTOP'), heal: signal('SIGCONT') },
  { name: 'cut off', strike: (node) => node.connect(false), heal: (node) => node.connect(true) },
]

/** A row that a leader acknowledged to a program on its own machine, and when, by `performance.now()`. */
export type LocalRow = { readonly n: number; readonly at: number }

/** A program on the leader's own machine that goes on writing to it, whoever else can reach it. */
export type LocalWriter = {
  /** Ends it; gives the rows that the leader acknowledged. */
  readonly stop: () => Promise<readonly LocalRow[]>
}

/** Table of the local writers. */
export const localTable = 'written_locally'

/** Milliseconds between two rows. */
const everyMs = 20

/** Starts a writer that numbers its rows from `first`. */
export const startLocalWriter = ({ enter, address }: ClusterNode, first: number): LocalWriter => {
  const [program = '', ...args] = enter
  const url = `postgres://postgres:postgres@${address}/postgres`
  const child = spawn(program, [...args, `${postgresHome}/psql`, '-qAtX', url], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const rows: LocalRow[] = []
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (printed + chunk.toString()).split('\n')
    printed = lines.pop() ?? ''
    for (const line of lines) rows.push({ n: Number(line), at: performance.now() })
  })
  // Writing to a program that has ended is no failure here: its leader is gone.
  child.stdin.on('error', () => {})
  let next = first
  const timer = setInterval(() => {
    child.stdin.write(`insert into ${localTable} values (${next}) returning n;\n`)
    next += 1
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      return rows
    },
  }
}
