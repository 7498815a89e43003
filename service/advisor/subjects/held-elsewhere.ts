/** Words that texts need not have, because figures, the lexicon or the calendar cover them. */
import { questionOf } from '../questions/question-of.ts'
import { meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'

/** True for the trade's word for a measure or time: it is looked up in the figures, and never missing. */
export const isOfFigures = (word: string, { business, now }: Records): boolean =>
  questionOf(word, business.type, now).terms.some(
    (term) =>
      meaningOf(term, 'measure') ??
      meaningOf(term, 'period') ??
      meaningOf(term, 'weekdays') ??
      meaningOf(term, 'grain'),
  )
