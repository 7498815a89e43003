/** Processor time of replies to messages that are designed to be slow to read. */
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import { warmUp } from '../../service/advisor/warm-up.ts'
import { hostileMessages } from '../advisor/hostile-messages.ts'
import { seededRecords } from '../advisor/seeded-records.ts'

/** The longest conversation that the advisors take into account. */
export const conversationTurns = 24

/** How often each hostile message is answered: compiling and collecting garbage only add, so the least is its own cost. */
const tries = 3

/**
 * CPU milliseconds per reply from the records alone, in conversations designed to be slow to parse: of the first try, which
 * may compile code, and the least of all tries.
 */
export const measureHostile = async (): Promise<
  readonly { readonly first: number; readonly least: number }[]
> => {
  const records = seededRecords('cafe')
  // As after a start of the service.
  await warmUp(records.now, undefined, async () => {})
  const milliseconds: { first: number; least: number }[] = []
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
        let reply = ''
        while (costs.length < tries) {
          const from = process.cpuUsage()
          reply = (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
          const { user, system } = process.cpuUsage(from)
          costs.push((user + system) / 1000)
        }
        milliseconds.push({ first: costs[0] ?? 0, least: Math.min(...costs) })
        earlier.push({ message, reply })
      }
    }
  }
  return milliseconds
}
