/** The built-in advisor: our own analysis of the records, without any network. */

import { replyFromRecords } from './answers/reply.ts'
import { promptVersion, writeBriefFromRecords } from './brief/write-brief.ts'
import type { AdvisorEngine } from './engine.ts'

export const builtIn: AdvisorEngine = {
  advisor: { name: 'built-in', promptVersion },
  writeBrief: async (order) => writeBriefFromRecords(order),
  reply: replyFromRecords,
}
