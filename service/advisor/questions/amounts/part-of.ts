/** A fraction with which a question begins: "half of last quarter's profit" is a part of it, and says nothing of its level. */
import { type Question, textOf } from '../question.ts'
import { isCue, meaningOf } from '../term.ts'
import type { Amount } from './amounts.ts'

/** True for a percentage or fraction of what follows, with nothing before it. */
export const isPartOf = ({ terms }: Question, { first, after, unit }: Amount): boolean =>
  unit === 'percent' &&
  /^of\b/.test(textOf(terms[after])) &&
  terms
    .slice(0, first)
    .every(
      (term) =>
        meaningOf(term, 'filler') !== undefined ||
        meaningOf(term, 'mark') !== undefined ||
        isCue(term, 'each', 'question'),
    )
