/** A word in its question, and the words that mean nothing by themselves. */
import type { Question } from '../question.ts'
import type { Term } from '../term.ts'
import { sensesOf } from './senses.ts'

/** A word in its question. */
export type Place = { readonly question: Question; readonly at: number; readonly term: Term }

/** True for a word that only a text on record may have. */
export const isForeign = ({ meanings }: Term): boolean =>
  meanings.some((meaning) => meaning.kind === 'unknown' && sensesOf(meaning.word).length === 0)

/** True for an article, a pronoun, a mark and the like. */
export const isSmall = (term: Term): boolean =>
  term.meanings.some(({ kind }) => kind === 'filler' || kind === 'mark')
