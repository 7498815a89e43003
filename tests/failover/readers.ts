/** Clients that read all the time: a lost leader may cost them a refusal, never a hang, a fault or a torn answer. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceProcess } from '../bench/service-process.ts'

/** Milliseconds between two reads of a client, and at most for an answer or a refusal. */
const everyMs = 100
const patienceMs = 12_000

const paths = ['/nudges', '/audit', '/memos', '/profile']

export type Readers = {
  readonly answered: () => number
  /** Reads that were refused with 503. */
  readonly refused: () => number
  /** What else came, with its number: other statuses, errors, answers that are not whole, reads that hung. */
  readonly unclean: ReadonlyMap<string, number>
  /** Longest wait for an answer or a refusal, and longest time without an answered read, in milliseconds. */
  readonly longestMs: () => number
  readonly longestAwayMs: () => number
  readonly stop: () => Promise<void>
}

/** What an answer says about the read: `unclean` is what is wrong with it. */
export const kindOfRead = (status: number, text: string): 'answered' | 'refused' | { unclean: string } => {
  if (status !== 200 && status !== 503) return { unclean: String(status) }
  try {
    JSON.parse(text)
    return status === 200 ? 'answered' : 'refused'
  } catch {
    return { unclean: `${status}, torn` }
  }
}

/** Starts `count` clients, spread over the sessions and the processes. */
export const startReaders = (
  services: readonly ServiceProcess[],
  sessions: readonly string[],
  count: number,
): Readers => {
  const unclean = new Map<string, number>()
  let answered = 0
  let refused = 0
  let longestMs = 0
  let newest = performance.now()
  let longestAwayMs = 0
  let isOver = false
  const read = async (client: number, turn: number) => {
    const path = paths[(client + turn) % paths.length] ?? ''
    const session = sessions[client % sessions.length]
    const from = performance.now()
    const kind = await Promise.race([
      services[(client + turn) % services.length]
        ?.call('GET', path, session === undefined ? {} : { session })
        .then(
          ({ status, text }) => kindOfRead(status, text),
          (error: Error) => ({ unclean: error.message }),
        ),
      pause(patienceMs, { unclean: 'no answer' }, { ref: false }),
    ])
    longestMs = Math.max(longestMs, performance.now() - from)
    if (kind === 'answered') {
      answered += 1
      longestAwayMs = Math.max(longestAwayMs, performance.now() - newest)
      newest = performance.now()
    } else if (kind === 'refused') refused += 1
    else {
      const what = `${path}: ${kind?.unclean ?? 'no process'}`
      unclean.set(what, (unclean.get(what) ?? 0) + 1)
    }
  }
  const running = Promise.all(
    Array.from({ length: count }, async (_, client) => {
      for (let turn = 0; !isOver; turn++) {
        await read(client, turn)
        await pause(everyMs)
      }
    }),
  )
  return {
    answered: () => answered,
    refused: () => refused,
    unclean,
    longestMs: () => longestMs,
    longestAwayMs: () => longestAwayMs,
    stop: async () => {
      isOver = true
      await running
    },
  }
}
