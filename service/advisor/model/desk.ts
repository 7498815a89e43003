/** What both kinds of advice ask a model with, and how a turn is accounted for. */
import type { Advisor, Basis } from '#schema/core/advice'
import type { ModelSettings } from '../../runtime/model-settings.ts'
import type { Sources } from '../../runtime/sources.ts'
import type { Fault } from './fault.ts'
import { openLanguageModel } from './language-model.ts'
import { openPatience } from './patience.ts'
import { promptVersion } from './prompt.ts'
import { accountOf, type Spent } from './spent.ts'

/** A model as an advisor, before its account. */
export const advisorOf = ({ model }: ModelSettings): Advisor => ({
  name: 'language-model',
  model,
  promptVersion,
})

/** A model with its policy, its marks and its accounts. */
export type Desk = ReturnType<typeof openDesk>

/** Opens the desk of one model; `onFault` hears of each answer that failed. */
export const openDesk = (
  settings: ModelSettings,
  { now, random }: Pick<Sources, 'now' | 'random'>,
  onFault: (fault: Fault) => void,
) => ({
  model: openLanguageModel(settings),
  patience: openPatience(settings.timeoutMs, now),
  onFault,
  /** A new mark for a request: 24 hexadecimal digits. */
  nextMark: (): string => random(12).toString('hex'),
  /** Starts to account for a turn: who advised in the end, and what it cost by then. */
  openTurn: () => {
    const started = now().getTime()
    const account = (spent: Spent) => accountOf(spent, settings, now().getTime() - started)
    return {
      byModel: (spent: Spent, note?: string): Advisor => ({
        ...advisorOf(settings),
        ...account(spent),
        ...(note === undefined ? {} : { note }),
      }),
      /** The basis of a built-in answer in the model's place. */
      byBuiltIn: (ground: Basis, spent: Spent, note: string): Basis => ({
        ...ground,
        advisor: { ...ground.advisor, ...account(spent), note },
      }),
    }
  },
})
