/** Input of a brief's sections. */
import type { Context } from '../plans/context.ts'
import type { Records } from '../records.ts'
import type { Ahead } from './forecast-ahead.ts'
import type { Topic } from './topic.ts'

export type Ground = {
  readonly context: Context
  readonly records: Records
  readonly topic: Topic
  readonly personaKey: string
  /** The requested forecast, or why there is none. */
  readonly ahead: Ahead | undefined
}
