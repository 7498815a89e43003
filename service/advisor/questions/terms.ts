/** Divides a message into terms: periods, hours and amounts first, then the longest phrases of the vocabulary. */

import type { IsoDate } from '#schema/core/scalars'
import type { BusinessType } from '#schema/session/session'
import { type Amount, amountsIn } from './amounts/amounts.ts'
import type { Word } from './calendar/calendar-words.ts'
import { hoursIn } from './calendar/hours.ts'
import { periodsIn } from './calendar/periods.ts'
import { formsOf } from './lemmas.ts'
import type { Meaning, Term } from './term.ts'
import { readablePart, type Token, textOf, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import { maxTried, respell } from './wording/misspelling.ts'

const single = ({ kind, word, value = 0, unit = 'plain' }: Token): Meaning => {
  if (kind === 'mark') return { kind: 'mark', mark: word }
  return kind === 'number' ? { kind: 'number', value, unit } : { kind: 'unknown', word }
}

/** The words of a message, each with the forms that it may be an inflection or a misspelling of. */
export const wordsOf = (message: string, vocabulary: Vocabulary): readonly Word[] => {
  let tried = 0
  return tokensOf(readablePart(message)).map((token) => {
    if (token.kind !== 'word') return { ...token, forms: [token.word] }
    const own = formsOf(token.word)
    if (own.some(vocabulary.has) || tried >= maxTried) return { ...token, forms: own }
    tried += 1
    const meant = respell(token.word, vocabulary.byLength)
    return meant === undefined
      ? { ...token, forms: own }
      : { ...token, word: meant, forms: [...own, ...formsOf(meant)] }
  })
}

type Piece = { readonly first: number; readonly after: number; readonly meaning: Meaning }

const amountMeaning = ({ value, unit }: Amount): Meaning => ({ kind: 'number', value, unit })

/** Runs of words that are read before all others: none overlap. */
const piecesOf = (
  words: readonly Word[],
  trade: BusinessType,
  today: IsoDate,
): ReadonlyMap<number, Piece> => {
  const taken = new Set<number>()
  const pieces = new Map<number, Piece>()
  const add = (first: number, after: number, meaning: Meaning) => {
    for (let at = first; at < after; at++) if (taken.has(at)) return
    pieces.set(first, { first, after, meaning })
    for (let at = first; at < after; at++) taken.add(at)
  }
  for (const { first, after, period, relation } of periodsIn(words, today))
    add(first, after, { kind: 'period', period, ...(relation ? { relation } : {}) })
  for (const { first, after, from, until } of hoursIn(words, trade))
    add(first, after, { kind: 'hours', from, until })
  for (const amount of amountsIn(words, taken)) add(amount.first, amount.after, amountMeaning(amount))
  return pieces
}

const noPieces: ReadonlyMap<number, Piece> = new Map()

const divided = (
  words: readonly Word[],
  vocabulary: Vocabulary,
  pieces: ReadonlyMap<number, Piece>,
): readonly Term[] => {
  const starts = [...pieces.keys()].sort((one, other) => one - other)
  const forms = words.map(({ kind, forms: own }) => (kind === 'word' ? own : []))
  const terms: Term[] = []
  let nextPiece = 0
  for (let start = 0; start < words.length; ) {
    const word = words[start]
    if (word === undefined) break
    while ((starts[nextPiece] ?? words.length) < start) nextPiece += 1
    const piece = pieces.get(start)
    const limit = starts[nextPiece] ?? words.length
    const found = piece ? undefined : vocabulary.longest(forms, start, limit)
    const end = piece?.after ?? start + (found?.length ?? 1)
    const meanings = piece ? [piece.meaning] : (found?.meanings ?? [single(word)])
    terms.push({
      start,
      end,
      text: textOf(words.slice(start, end)),
      words: words.slice(start, end).map((one) => one.word),
      isApart: word.isApart,
      meanings,
    })
    start = end
  }
  return terms
}

/** The terms of words, in order. */
export const termsOf = (
  words: readonly Word[],
  vocabulary: Vocabulary,
  trade: BusinessType,
  today: IsoDate,
): readonly Term[] => divided(words, vocabulary, piecesOf(words, trade, today))

/** The phrases of a text that the vocabulary has, without its periods and amounts. */
export const phrasesOf = (text: string, vocabulary: Vocabulary): readonly Term[] =>
  divided(wordsOf(text, vocabulary), vocabulary, noPieces)
