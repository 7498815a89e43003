/** Clients that change a setting again and again, and repeat each change until it is acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import { v7 } from 'uuid'
import type { ServiceProcess } from '../bench/service-process.ts'

/** Milliseconds between the changes of a client, and before it repeats one. */
const everyMs = 40
const againMs = 100

/** Milliseconds after which a client stops waiting for an answer. */
const patienceMs = 20_000

type Signed = { readonly workspace: string; readonly session: string }

export type Writers = {
  /** Acknowledged changes by workspace. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** Answers other than an acknowledgement, with their number. */
  readonly refusals: ReadonlyMap<string, number>
  /** Time of the newest acknowledgement, in milliseconds of `performance.now()`. */
  readonly newest: () => number
  /** Longest time without an acknowledgement since the last call, in milliseconds. */
  readonly takeLongestGap: () => number
  /** Waits until no change is under way, runs `use`, and goes on. */
  readonly whileQuiet: <A>(use: () => Promise<A>) => Promise<A>
  readonly stop: () => Promise<void>
}

/** Starts `count` clients, spread over the sessions and the processes. */
export const startWriters = (
  services: readonly ServiceProcess[],
  sessions: readonly Signed[],
  count: number,
): Writers => {
  const acknowledged = new Map<string, number>()
  const refusals = new Map<string, number>()
  let newest = performance.now()
  let longestGap = 0
  let isOver = false
  let quiet: Promise<unknown> | undefined
  let underWay = 0
  const add = (to: Map<string, number>, key: string) => void to.set(key, (to.get(key) ?? 0) + 1)
  const change = async (client: number, { workspace, session }: Signed) => {
    const key = v7()
    for (let attempt = 0; ; attempt++) {
      const service = services[(client + attempt) % services.length]
      const answer = await Promise.race([
        service?.call('POST', '/privacy/toggle-identifiers', { session, key }).then(
          ({ status }) => String(status),
          (error: Error) => error.message,
        ),
        pause(patienceMs, 'no answer'),
      ])
      if (answer === '200') break
      add(refusals, answer ?? 'no process')
      await pause(againMs)
    }
    add(acknowledged, workspace)
    longestGap = Math.max(longestGap, performance.now() - newest)
    newest = performance.now()
  }
  const run = async (client: number, signed: Signed) => {
    while (!isOver) {
      if (quiet !== undefined) await quiet
      underWay += 1
      await change(client, signed)
      underWay -= 1
      await pause(everyMs)
    }
  }
  const running = Promise.all(
    Array.from({ length: count }, (_, client) => {
      const signed = sessions[client % sessions.length]
      if (signed === undefined) throw new Error('There are no sessions.')
      return run(client, signed)
    }),
  )
  return {
    ...{ acknowledged, refusals },
    newest: () => newest,
    takeLongestGap: () => {
      const found = longestGap
      longestGap = 0
      return found
    },
    whileQuiet: async (use) => {
      let go = (): void => {}
      quiet = new Promise<void>((resolve) => {
        go = resolve
      })
      while (underWay > 0) await pause(everyMs)
      try {
        return await use()
      } finally {
        quiet = undefined
        newest = performance.now()
        go()
      }
    },
    stop: async () => {
      isOver = true
      await running
    },
  }
}
