/** Divides a question into terms: at each place, the longest phrase of the vocabulary. */
import { formsOf } from './lemmas.ts'
import { maxTried, respell } from './misspelling.ts'
import type { Meaning, Term } from './term.ts'
import { type Token, textOf, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const single = ({ kind, word, value = 0, unit = 'plain' }: Token): Meaning => {
  if (kind === 'mark') return { kind: 'mark', mark: word }
  return kind === 'number' ? { kind: 'number', value, unit } : { kind: 'unknown', word }
}

/** Tokens read from each end of a message. A question is shorter; what a longer message has in between is not read. */
const readAtEachEnd = 80

const readTokens = (message: string): readonly Token[] => {
  const tokens = tokensOf(message)
  return tokens.length <= 2 * readAtEachEnd
    ? tokens
    : [...tokens.slice(0, readAtEachEnd), ...tokens.slice(-readAtEachEnd)]
}

/** The terms of a message, in order; those of its beginning and its end if it is very long. */
export const termsOf = (message: string, vocabulary: Vocabulary): readonly Term[] => {
  const tokens = readTokens(message)
  let tried = 0
  const forms = tokens.map(({ kind, word }) => {
    if (kind !== 'word') return []
    const own = formsOf(word)
    if (own.some(vocabulary.has) || tried >= maxTried) return own
    tried += 1
    const meant = respell(word, vocabulary.byLength)
    return meant === undefined ? own : [...own, ...formsOf(meant)]
  })
  const terms: Term[] = []
  for (let start = 0; start < tokens.length; ) {
    const token = tokens[start]
    if (token === undefined) break
    const found = vocabulary.longest(forms, start) ?? { length: 1, meanings: [single(token)] }
    const end = start + found.length
    const text = textOf(tokens.slice(start, end))
    terms.push({ start, end, text, isApart: token.isApart, meanings: found.meanings })
    start = end
  }
  return terms
}
