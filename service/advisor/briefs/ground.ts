/** What the sections of a brief are written from. */
import type { Context } from '../plans/context.ts'
import type { Records } from '../records.ts'
import type { Ahead } from './forecast-ahead.ts'
import type { Topic } from './topic.ts'

export type Ground = {
  readonly context: Context
  readonly records: Records
  readonly topic: Topic
  readonly personaKey: string
  /** The forecast, or why there is none, where the topic asks for one. */
  readonly ahead: Ahead | undefined
}
