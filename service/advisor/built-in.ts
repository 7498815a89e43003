/** The built-in advisor: our own analysis of the records, without network. */

import { replyFromRecords } from './answers/reply.ts'
import { writeBriefFromRecords } from './briefs/write-brief.ts'
import type { AdvisorEngine } from './engine.ts'
import { promptVersion } from './prompt-version.ts'

export const builtIn: AdvisorEngine = {
  advisor: { name: 'built-in', promptVersion },
  writeBrief: async (order) => writeBriefFromRecords(order),
  reply: replyFromRecords,
}
