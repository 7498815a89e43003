/** A conversation with the built-in advisor over the settled records of a business: each turn goes on from the one before. */
import type { Plan } from '#schema/advisor/plan'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

/** The reply to the last of several turns. */
export const askedInTurn = async (type: DemoBusiness, ...turns: readonly string[]) => {
  let earlier: readonly {
    readonly message: string
    readonly reply: string
    readonly plan?: Plan
    readonly beside?: readonly Plan[]
  }[] = []
  let last: Awaited<ReturnType<typeof askedReply>> | undefined
  for (const message of turns) {
    const before = earlier.at(-1)?.plan
    last = await askedReply(settledRecords(type), message, { earlier, ...(before ? { before } : {}) })
    const plan = last.plans?.at(-1)
    const beside = last.plans?.slice(0, -1) ?? []
    earlier = [...earlier, { message, reply: last.message, beside, ...(plan ? { plan } : {}) }]
  }
  if (!last) throw new Error('No turn was asked')
  return last
}
