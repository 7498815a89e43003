/** A message with its typing errors corrected, so that its words, its search and its advice are read alike. */
import type { BusinessType } from '#schema/session/session'
import { isEnglish } from '../../subjects/tagged-words.ts'
import { formsOf } from '../lemmas.ts'
import { spellings } from '../lexicon/spellings.ts'
import { vocabularyOf } from '../vocabulary.ts'
import { maxTried, respell } from './misspelling.ts'

const word = /(?<![\p{L}\d'’])\p{L}+(?:\d\p{L}+)?(?![\p{L}\d'’])/gu

/** Readers know these without their apostrophe. */
const contraction = /^(?:\w+nt|wats|wots|whats|hows|howd|whatd|whyd|whos|whens|im|ive|thats|its)$/

/** One letter may be anything: a name, a unit, a size. */
const letters = /^[unr]$/

/**
 * The message in usual spelling. Words that `isHeld` are written as they are on record, and so are names: what begins with a
 * capital inside a sentence.
 */
export const respelled = (
  message: string,
  trade: BusinessType,
  isHeld: (word: string) => boolean,
): string => {
  const vocabulary = vocabularyOf(trade)
  let tried = 0
  return message.replace(word, (written: string, at: number) => {
    const plain = written.toLowerCase()
    const isName = /^\p{Lu}/u.test(written) && /[\p{L}\d,] $/u.test(message.slice(0, at))
    if ((plain.length < 2 && !letters.test(plain)) || isName || isHeld(plain)) return written
    if (contraction.test(plain)) return written
    const spelled = Object.hasOwn(spellings, plain) ? spellings[plain] : undefined
    if (spelled !== undefined) return spelled
    if (tried >= maxTried || formsOf(plain).some(vocabulary.has)) return written
    if (isEnglish(plain)) return written
    tried += 1
    return respell(plain, vocabulary.byLength) ?? written
  })
}
