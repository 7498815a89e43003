/** What the sentences of a brief are written from. */
import type { WeekFigures } from '#schema/kpi/kpi'
import type { ExpenseField } from '../analysis/expenses.ts'
import type { Records } from '../records.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { LeverName } from './lever-names.ts'
import type { Topic } from './themes.ts'

/** The records with at least one week, in the words of the business, seen through a topic. */
export type View = {
  readonly records: Records
  readonly words: Vocabulary
  readonly week: WeekFigures
  readonly topic: Topic
  /** The kind of cost that the topic names. */
  readonly cost: ExpenseField | undefined
  /** The steps that the topic asks about, the most meant first. */
  readonly wanted: readonly LeverName[]
}
