/** What both kinds of advice ask a model with, and how a turn is accounted for. */
import type { Advisor, Basis } from '#schema/core/advice'
import type { ModelSettings } from '../../runtime/model-settings.ts'
import type { Sources } from '../../runtime/sources.ts'
import { openLanguageModel } from './language-model.ts'
import type { ModelError } from './model-error.ts'
import { promptVersion } from './prompt.ts'
import { openRetryPolicy } from './retry-policy.ts'
import { accountOf, type TokenUsage } from './token-usage.ts'

/** A model as an advisor, before its account. */
export const advisorOf = ({ model }: ModelSettings): Advisor => ({
  name: 'language-model',
  model,
  promptVersion,
})

/** A model with its policy, its marks and its accounts. */
export type ModelContext = ReturnType<typeof openModelContext>

/** Opens the desk of one model; `onFault` hears of each answer that failed. */
export const openModelContext = (
  settings: ModelSettings,
  { now, random }: Pick<Sources, 'now' | 'random'>,
  onFault: (fault: ModelError) => void,
) => ({
  model: openLanguageModel(settings),
  patience: openRetryPolicy(settings.timeoutMs, now),
  onFault,
  /** Milliseconds that a reply may take, with its look-ups. */
  turnMs: settings.turnMs,
  /** A new mark for a request: 24 hexadecimal digits. */
  nextMark: (): string => random(12).toString('hex'),
  /** Starts to account for a turn: who advised in the end, and what it cost by then. */
  openTurn: () => {
    const started = now().getTime()
    const account = (spent: TokenUsage) => accountOf(spent, settings, now().getTime() - started)
    return {
      byModel: (spent: TokenUsage, note?: string): Advisor => ({
        ...advisorOf(settings),
        ...account(spent),
        ...(note === undefined ? {} : { note }),
      }),
      /** The basis of a built-in answer in the model's place. */
      byBuiltIn: (ground: Basis, spent: TokenUsage, note: string): Basis => ({
        ...ground,
        advisor: { ...ground.advisor, ...account(spent), note },
      }),
    }
  },
})
