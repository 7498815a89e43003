/** Processor time of replies to messages that are designed to be slow to read. */
import { readFileSync } from 'node:fs'
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import { warmUp } from '../../service/advisor/warm-up.ts'
import { hostileMessages } from '../advisor/hostile-messages.ts'
import { seededRecords } from '../advisor/seeded-records.ts'

/** The longest conversation that the advisors take into account. */
export const conversationTurns = 24

/**
 * How often each hostile message is answered. Compilation and garbage collection only add time, so the minimum is its own
 * cost.
 */
const tries = 3

/**
 * CPU milliseconds of the thread that answers calls, the only one that keeps others waiting; undefined if the system does
 * not report it.
 */
const threadMs = (): number | undefined => {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return undefined
  }
}

/** CPU milliseconds of one message. */
export type HostileCost = {
  /** The first try, including the threads that compile code and collect garbage. */
  readonly first: number
  /** The first try, on the thread that answers calls. */
  readonly firstOnThread: number
  /** The minimum of all tries. */
  readonly least: number
}

/** The cost of replies from the records alone, in conversations designed to be slow to parse. */
export const measureHostile = async (): Promise<readonly HostileCost[]> => {
  const records = seededRecords('cafe')
  // As after a start of the service.
  await warmUp(records.now, undefined, async () => {})
  const milliseconds: HostileCost[] = []
  for (const length of [600, 8000]) {
    const kinds = hostileMessages(length).length
    for (let kind = 0; kind < kinds; kind++) {
      const earlier: { message: string; reply: string }[] = []
      for (let turn = 0; turn < conversationTurns; turn++) {
        const message = hostileMessages(length, turn)[kind] ?? ''
        const order = {
          records,
          personaKey: 'financial_analyst',
          message,
          earlier: earlier.slice(-20),
          passages: [],
        } as const
        const costs: number[] = []
        let firstOnThread = 0
        let reply = ''
        while (costs.length < tries) {
          const from = process.cpuUsage()
          const onThread = threadMs()
          reply = (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
          const { user, system } = process.cpuUsage(from)
          costs.push((user + system) / 1000)
          if (costs.length === 1)
            firstOnThread = onThread === undefined ? (costs[0] ?? 0) : (threadMs() ?? 0) - onThread
        }
        milliseconds.push({ first: costs[0] ?? 0, firstOnThread, least: Math.min(...costs) })
        earlier.push({ message, reply })
      }
    }
  }
  return milliseconds
}
