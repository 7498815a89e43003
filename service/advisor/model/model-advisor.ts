/**
 * Advisor with a language model. It receives figures from our own analysis and may cite only those; its text
 * is stripped of markup and its numbers are checked. Wherever it fails, our own analysis answers and says so.
 */
import type { ModelSettings } from '../../runtime/model-settings.ts'
import type { Sources } from '../../runtime/sources.ts'
import type { AdvisorEngine } from '../engine.ts'
import { writeBriefWith } from './model-brief.ts'
import { advisorOf, openModelContext } from './model-context.ts'
import type { ModelError } from './model-error.ts'
import { replyWith } from './model-reply.ts'

/** Opens the advisor; `onFault` receives each failure, in words without the key or any record. */
export const openModelAdvisor = (
  settings: ModelSettings,
  sources: Pick<Sources, 'now' | 'random'>,
  onFault: (fault: ModelError) => void,
): AdvisorEngine => {
  const desk = openModelContext(settings, sources, onFault)
  return { advisor: advisorOf(settings), writeBrief: writeBriefWith(desk), reply: replyWith(desk) }
}
