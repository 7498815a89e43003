/**
 * The advisor that asks a language model. It gets figures from our own analysis and may cite those alone; what it writes
 * is made plain, its numbers are checked, and wherever it fails our own analysis answers and says so.
 */
import type { ModelSettings } from '../../runtime/model-settings.ts'
import type { Sources } from '../../runtime/sources.ts'
import type { AdvisorEngine } from '../engine.ts'
import { writeBriefWith } from './model-brief.ts'
import { advisorOf, openModelContext } from './model-context.ts'
import type { ModelError } from './model-error.ts'
import { replyWith } from './model-reply.ts'

/** Opens the advisor; `onFault` hears of each answer that failed, in words that hold neither the key nor any record. */
export const openModelAdvisor = (
  settings: ModelSettings,
  sources: Pick<Sources, 'now' | 'random'>,
  onFault: (fault: ModelError) => void,
): AdvisorEngine => {
  const desk = openModelContext(settings, sources, onFault)
  return { advisor: advisorOf(settings), writeBrief: writeBriefWith(desk), reply: replyWith(desk) }
}
