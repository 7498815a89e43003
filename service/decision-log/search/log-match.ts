/** Matches events against queries. This decides; the index only narrows down the candidates. */
import { confidenceRange, type LogQuery } from '#schema/decision-log/log-query'
import type { EventRow } from '../../event-store/recorded-event.ts'
import {
  actorKindOf,
  facet,
  facetsOf,
  hasWord,
  idsIn,
  idsOf,
  readForSearch,
  searchedWords,
  wordsIn,
} from './log-terms.ts'

/** Minimum letters of a prefix; shorter ones match too many words. */
const minPrefix = 3

/** A parsed query. */
export type LogCriteria = {
  /** An event must have at least one term of each list. */
  readonly terms: readonly (readonly string[])[]
  /** An event must have all of these words; `bench*` becomes a prefix (`isPrefix`). */
  readonly words: readonly { readonly word: string; readonly isPrefix: boolean }[]
  /** An event must contain all of these ids. */
  readonly ids: readonly string[]
  /** The actor, if the query names a single one. */
  readonly actor: string | undefined
  /** ISO times: at or after `from`, before `to`. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** True if the search text contains no word, so nothing matches. */
  readonly matchesNothing: boolean
}

const confidences = (confidence: string): readonly string[] => {
  const range = confidenceRange(confidence)
  if (range === undefined) return [facet.confidence(undefined)]
  const count = Math.max(0, range.highest - range.lowest + 1)
  return Array.from({ length: count }, (_, n) => facet.confidence(range.lowest + n))
}

const parseWords = (typed: string): LogCriteria['words'] => {
  const parsed = typed.split(/\s+/).flatMap((part) => {
    const words = wordsIn(part)
    return words.map((word, index) => ({
      word,
      isPrefix: index === words.length - 1 && part.endsWith('*') && word.length >= minPrefix,
    }))
  })
  return [...new Map(parsed.map((one) => [`${one.word} ${one.isPrefix}`, one])).values()]
}

/** A query of the log; `actors` limits it to their events. */
export type LogSearch = LogQuery & { readonly actors?: readonly string[] }

/** Parses a query. */
export const criteriaOf = (query: LogSearch): LogCriteria => {
  const { kinds, persona, actor, outcome, confidence, from, to, q = '' } = query
  const isActing = actor === 'people' || actor === 'system'
  const words = parseWords(q)
  const ids = idsIn(q)
  return {
    terms: [
      ...(kinds === undefined ? [] : [kinds.split(',').map(facet.kind)]),
      ...(persona === undefined ? [] : [[facet.persona(persona)]]),
      ...(actor === undefined ? [] : [[facet.actorKind(isActing ? actor : actorKindOf(actor))]]),
      ...(query.actors === undefined ? [] : [query.actors.map(facet.actor)]),
      ...(outcome === undefined ? [] : [[facet.outcome(outcome)]]),
      ...(confidence === undefined ? [] : [confidences(confidence)]),
    ],
    words,
    ids: [...ids, ...(actor === undefined || isActing ? [] : idsIn(actor))],
    actor: isActing ? undefined : actor,
    from,
    to,
    matchesNothing:
      query.actors?.length === 0 || (query.q !== undefined && words.length === 0 && ids.length === 0),
  }
}

/** Searchable content of an event; words are extracted only when needed. */
export type Searched = { readonly facets: ReadonlySet<string>; readonly words: () => ReadonlySet<string> }

/** Reads an event for a search. */
export const searchedIn = (row: EventRow): Searched => {
  const event = readForSearch(row)
  let words: ReadonlySet<string> | undefined
  return {
    facets: new Set(facetsOf(event)),
    words: () => {
      words ??= searchedWords(event)
      return words
    },
  }
}

/** True if a stored event matches; `read` may use a cache. */
export const matchesCriteria = <R extends EventRow>(
  criteria: LogCriteria,
  row: R,
  read: (row: R) => Searched = searchedIn,
): boolean => {
  const { actor, from, to } = criteria
  if (criteria.matchesNothing || (actor !== undefined && row.actor !== actor)) return false
  if ((from !== undefined && row.recorded_at < from) || (to !== undefined && row.recorded_at >= to))
    return false
  if (criteria.ids.length > 0) {
    const ids = idsOf(row)
    if (!criteria.ids.every((id) => ids.has(id))) return false
  }
  if (criteria.terms.length === 0 && criteria.words.length === 0) return true
  const { facets, words: wordsOf } = read(row)
  if (!criteria.terms.every((anyOf) => anyOf.some((term) => facets.has(term)))) return false
  if (criteria.words.length === 0) return true
  const words = wordsOf()
  return criteria.words.every(({ word, isPrefix }) => hasWord(words, word, isPrefix))
}
