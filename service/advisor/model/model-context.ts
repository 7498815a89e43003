/** Context for advice from a model, and the accounting of a turn. */
import type { Advisor, Basis } from '#schema/core/advice'
import type { ModelSettings } from '../../runtime/model-settings.ts'
import type { Sources } from '../../runtime/sources.ts'
import { openLanguageModel } from './language-model.ts'
import type { ModelError } from './model-error.ts'
import { promptVersion } from './prompt.ts'
import { openRetryPolicy } from './retry-policy.ts'
import { accountOf, type TokenUsage } from './token-usage.ts'

/** A model as an advisor, before accounting. */
export const advisorOf = ({ model }: ModelSettings): Advisor => ({
  name: 'language-model',
  model,
  promptVersion,
})

/** A model with its policy, marks and accounting. */
export type ModelContext = ReturnType<typeof openModelContext>

/** Opens the context of one model; `onFault` receives each failure. */
export const openModelContext = (
  settings: ModelSettings,
  { now, random }: Pick<Sources, 'now' | 'random'>,
  onFault: (fault: ModelError) => void,
) => ({
  model: openLanguageModel(settings),
  patience: openRetryPolicy(settings.timeoutMs, now),
  onFault,
  /** Milliseconds for a reply, including its look-ups. */
  turnMs: settings.turnMs,
  /** A new mark for a request: 24 hexadecimal digits. */
  nextMark: (): string => random(12).toString('hex'),
  /** Starts the accounting of a turn: the final advisor, and the usage so far. */
  openTurn: () => {
    const started = now().getTime()
    const account = (spent: TokenUsage) => accountOf(spent, settings, now().getTime() - started)
    return {
      byModel: (spent: TokenUsage, note?: string): Advisor => ({
        ...advisorOf(settings),
        ...account(spent),
        ...(note === undefined ? {} : { note }),
      }),
      /** Basis of a built-in answer that replaces the model's. */
      byBuiltIn: (ground: Basis, spent: TokenUsage, note: string): Basis => ({
        ...ground,
        advisor: { ...ground.advisor, ...account(spent), note },
      }),
    }
  },
})
