/** Whether an event is meant by a query: the one truth, which the index only narrows down to. Pure. */
import { confidenceRange, type LogQuery } from '#schema/decision-log/log-query'
import type { EventRow } from '../../event-store/recorded-event.ts'
import {
  actingOf,
  facet,
  facetsOf,
  hasWord,
  idsIn,
  idsOf,
  searched,
  searchedWords,
  wordsIn,
} from './log-terms.ts'

/** Fewer letters begin too many words to be looked up one by one. */
const shortestBeginning = 3

/** What a query asks, taken apart. */
export type LogDemand = {
  /** Of each list of terms an event must have one. */
  readonly terms: readonly (readonly string[])[]
  /** An event must have each of these words; one that was typed as `bench*` may go on after that. */
  readonly words: readonly { readonly word: string; readonly isBeginning: boolean }[]
  /** An event must name each of these ids. */
  readonly ids: readonly string[]
  /** Who must have acted, where one actor alone is meant. */
  readonly actor: string | undefined
  /** ISO times: from the first on, before the second. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** Words were asked for, but there is none in what was typed, so nothing is meant. */
  readonly isVoid: boolean
}

const confidences = (confidence: string): readonly string[] => {
  const range = confidenceRange(confidence)
  if (range === undefined) return [facet.confidence(undefined)]
  const count = Math.max(0, range.highest - range.lowest + 1)
  return Array.from({ length: count }, (_, n) => facet.confidence(range.lowest + n))
}

const wordsAsked = (typed: string): LogDemand['words'] => {
  const asked = typed.split(/\s+/).flatMap((part) => {
    const words = wordsIn(part)
    return words.map((word, index) => ({
      word,
      isBeginning: index === words.length - 1 && part.endsWith('*') && word.length >= shortestBeginning,
    }))
  })
  return [...new Map(asked.map((one) => [`${one.word} ${one.isBeginning}`, one])).values()]
}

/** Takes a query apart. */
export const demandOf = (query: LogQuery): LogDemand => {
  const { kinds, persona, actor, outcome, confidence, from, to, q = '' } = query
  const isActing = actor === 'people' || actor === 'system'
  const words = wordsAsked(q)
  const ids = idsIn(q)
  return {
    terms: [
      ...(kinds === undefined ? [] : [kinds.split(',').map(facet.kind)]),
      ...(persona === undefined ? [] : [[facet.persona(persona)]]),
      ...(actor === undefined ? [] : [[facet.acting(isActing ? actor : actingOf(actor))]]),
      ...(outcome === undefined ? [] : [[facet.outcome(outcome)]]),
      ...(confidence === undefined ? [] : [confidences(confidence)]),
    ],
    words,
    ids: [...ids, ...(actor === undefined || isActing ? [] : idsIn(actor))],
    actor: isActing ? undefined : actor,
    from,
    to,
    isVoid: query.q !== undefined && words.length === 0 && ids.length === 0,
  }
}

/** Whether a stored event is meant. */
export const isMeant = (demand: LogDemand, row: EventRow): boolean => {
  const { actor, from, to } = demand
  if (demand.isVoid || (actor !== undefined && row.actor !== actor)) return false
  if ((from !== undefined && row.recorded_at < from) || (to !== undefined && row.recorded_at >= to))
    return false
  if (demand.ids.length > 0) {
    const ids = idsOf(row)
    if (!demand.ids.every((id) => ids.has(id))) return false
  }
  if (demand.terms.length === 0 && demand.words.length === 0) return true
  const event = searched(row)
  const facets = new Set(facetsOf(event))
  if (!demand.terms.every((anyOf) => anyOf.some((term) => facets.has(term)))) return false
  if (demand.words.length === 0) return true
  const words = searchedWords(event)
  return demand.words.every(({ word, isBeginning }) => hasWord(words, word, isBeginning))
}
