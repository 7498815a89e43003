/** Words that no text on record need have, since figures, items of the lexicon or the calendar hold what they name. */
import { questionOf } from '../questions/question-of.ts'
import { meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'

/** True for a word by which the trade calls a measure or a time: it is looked up in the figures, and never missing. */
export const isOfFigures = (word: string, { business, now }: Records): boolean =>
  questionOf(word, business.type, now).terms.some(
    (term) =>
      meaningOf(term, 'measure') ??
      meaningOf(term, 'period') ??
      meaningOf(term, 'weekdays') ??
      meaningOf(term, 'grain'),
  )
