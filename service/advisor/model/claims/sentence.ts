/** Parses a model's sentence: figures, direction words, subjects, periods, and its parts. */
import type { IsoDate } from '#schema/core/scalars'
import type { BusinessType } from '#schema/session/session'
import type { Moment } from '../../periods/resolve-period.ts'
import { type FoundNumber, numbersIn } from '../read-numbers.ts'
import type { Ledger, Receipt } from '../tools/receipt.ts'
import { borneBy } from '../verify-numbers.ts'
import { type DirectionWord, directionWordsIn, place } from './direction-words.ts'
import { type Mention, mentionsIn, type WeekdayMention, weekdaysIn } from './periods.ts'
import { type Subject, subjectsIn } from './subjects.ts'

/** A figure in a sentence: cited by id, or written out and equal to receipts. Without receipts it is unsupported. */
export type Claim = {
  readonly start: number
  readonly end: number
  readonly receipts: readonly Receipt[]
  readonly isCited: boolean
}

export type Sentence = {
  readonly text: string
  /** The text with each character of figures replaced by a dot. */
  readonly dotted: string
  readonly claims: readonly Claim[]
  readonly directions: readonly DirectionWord[]
  readonly subjects: readonly Subject[]
  readonly mentions: readonly Mention[]
  readonly weekdays: readonly WeekdayMention[]
  /** Parts of the sentence, from `start` until `end`. */
  readonly chunks: readonly { readonly start: number; readonly end: number }[]
}

export type Scene = {
  readonly ledger: Ledger
  readonly trade: BusinessType
  readonly moment: Moment
  readonly today: IsoDate
}

const citation = /\{\{\s*(?<id>[rR]\d{1,3})\s*\}\}/g
const separators = /[,;:—()](?=\s|$)|\s[–-]\s|\b(?:and|but|while|whereas|although|though)\b/gi

const dots = (text: string, parts: readonly { readonly start: number; readonly end: number }[]): string =>
  parts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + place.repeat(end - start) + rest.slice(end),
    text,
  )

const isInside = (at: number, parts: readonly { readonly start: number; readonly end: number }[]): boolean =>
  parts.some(({ start, end }) => at >= start && at < end)

const chunksOf = (text: string, whole: readonly { readonly start: number; readonly end: number }[]) => {
  const cuts = [...text.matchAll(separators)]
    .filter(({ index }) => !isInside(index, whole))
    .map(({ 0: mark, index }) => index + mark.length)
  return [0, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? text.length }))
}

const claimOf = ({ ledger }: Scene, number: FoundNumber): Claim | undefined => {
  const { start, end, kind, value } = number
  if (kind === 'plain' && ledger.hasCount(value)) return undefined
  return { start, end, receipts: ledger.all.filter(({ figure }) => borneBy(number, figure)), isCited: false }
}

/** Future dates of steps, which claim nothing about the records. */
const horizon = /\b(?:in|within|every|for the next|over the next) $/i
const horizonUnit = /^\s*(?:days?|weeks?|months?|hours?|minutes?)\b/i

/** Parses a sentence; citations are `{{r3}}`. */
export const readSentence = (text: string, scene: Scene): Sentence => {
  const cited = [...text.matchAll(citation)].map((found): Claim => {
    const receipt = scene.ledger.get((found.groups?.id ?? '').toLowerCase())
    return {
      start: found.index,
      end: found.index + found[0].length,
      receipts: receipt ? [receipt] : [],
      isCited: true,
    }
  })
  const withoutCited = dots(text, cited)
  const mentions = mentionsIn(withoutCited, scene)
  const subjects = subjectsIn(withoutCited, scene.trade)
  const written = numbersIn(withoutCited).flatMap((number): readonly Claim[] => {
    if (isInside(number.start, mentions)) return []
    const [before, after] = [text.slice(0, number.start), text.slice(number.end)]
    const isHorizon =
      number.kind === 'plain' &&
      subjects.length === 0 &&
      horizon.test(before) &&
      (horizonUnit.test(after) || /(?:days?|weeks?|months?)$/.test(text.slice(number.start, number.end)))
    const claim = isHorizon ? undefined : claimOf(scene, number)
    return claim ? [claim] : []
  })
  const claims = [...cited, ...written].sort((one, other) => one.start - other.start)
  const dotted = dots(text, claims)
  return {
    text,
    dotted,
    claims,
    directions: directionWordsIn(dotted.replaceAll(/•+/g, (run) => run)),
    subjects,
    mentions,
    weekdays: weekdaysIn(withoutCited).filter(({ start }) => !isInside(start, mentions)),
    chunks: chunksOf(dotted, mentions),
  }
}
