/** Stems of words, so that a classifier learns "raise", "raised" and "raising" as one. */
import { byWord } from '../by-word.ts'
import { formsOf } from '../lemmas.ts'

const vowel = /[aeiouy]/

/** The shortest form of a word that still has a vowel and three letters; not a dictionary form. */
export const stemOf = byWord((word: string): string => {
  if (word.length < 4) return word
  const [own = word, ...others] = formsOf(word)
  const [irregular] = others
  const base = irregular !== undefined && !own.startsWith(irregular.slice(0, 3)) ? irregular : own
  const stem = base
    .replace(/ies$|ied$|ily$/, 'y')
    .replace(/(?:ings?|edly|ed|es|ers?|est|ly|s)$/, (ending) =>
      ending === 's' && base.endsWith('ss') ? 's' : '',
    )
    .replace(/e$/, '')
  const single = stem.replace(/([bdfgklmnprt])\1$/, '$1')
  return single.length >= 3 && vowel.test(single) ? single : base
})
