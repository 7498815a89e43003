/** Search terms of an event: facets, words of its readable text, and ids. */
import { Basis } from '#schema/core/advice'
import { isSealed } from '#schema/core/event'
import type { Outcome } from '#schema/decision-log/log-query'
import { type AnyEvent, eventsBySlice, eventType } from '#schema/events'
import { type SliceName, sliceNames } from '#schema/slices'
import { type EventRow, type RecordedEvent, readRow } from '../../event-store/recorded-event.ts'

const kinds = new Map(
  sliceNames.flatMap((slice) => Object.keys(eventsBySlice[slice]).map((type) => [type, slice] as const)),
)

/** Kind of an event, which is its slice. */
export const kindOf = (type: string): SliceName | undefined => kinds.get(type)

const outcomes: { readonly [type: string]: Outcome | undefined } = {
  AdvisoryAccepted: 'accepted',
  AdvisoryDismissed: 'dismissed',
  AdvisoryDeferred: 'deferred',
  AdvisoryReopened: 'reopened',
  DecisionDone: 'done',
  DecisionResumed: 'reopened',
  BriefGenerated: 'given',
  EmailDraftsGenerated: 'given',
  RosterProposalGenerated: 'given',
  SocialPlanGenerated: 'given',
  ConnectionFailed: 'failed',
}

/** Outcome of an event: advice given, stopped or interrupted, a step of a decision, an integration failed. */
export const outcomeOf = (event: AnyEvent): Outcome | undefined => {
  if (event.type !== 'ChatReplied') return outcomes[event.type]
  return event.data.status === 'complete' ? 'given' : event.data.status
}

/** Confidence recorded with advice, in percent. */
export const confidencePercentOf = ({ data }: AnyEvent): number | undefined =>
  'basis' in data && Basis.is(data.basis) ? data.basis.confidence.percent : undefined

/** `system` for background work of the service, otherwise `people`. */
export const actorKindOf = (actor: string): 'people' | 'system' =>
  actor.startsWith('system:') ? 'system' : 'people'

/** Matches ids in a text. */
export const idPattern = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi

/** Complete ids in a text, in lower case. */
export const idsIn = (text: string): readonly string[] =>
  (text.match(idPattern) ?? []).map((id) => id.toLowerCase())

// Data nested too deeply was not written by the service.
const dataText = (data: unknown): string => {
  try {
    return JSON.stringify(data)
  } catch {
    return ''
  }
}

/** All ids in a stored event's envelope and data. */
export const idsOf = (row: EventRow): ReadonlySet<string> =>
  new Set(
    idsIn(
      [...[row.id, row.stream, row.actor, row.correlation_id, row.causation_id], dataText(row.data)].join(
        ' ',
      ),
    ),
  )

const longestWord = 40

/** Maximum length of a persona key in a query. */
const maxPersona = 80

/** Maximum length of an actor in an entry. */
const maxActor = 120

const asciiWord = /^[a-z0-9.]+$/

// The lower case of capital sigma depends on its context. The surrogate starts mathematical letters.
const hasSigma = /[\u0370-\u03ff\ud835]/

const unicodeWords = (piece: string): readonly string[] =>
  piece
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? []

const decimal = /^\d+\.\d+$/

// In the format of stored figures.
const plainNumber = (word: string): string => (decimal.test(word) ? word.replace(/\.?0+$/, '') : word)

/**
 * Words of a text: letters and digits, ignoring case and accents, without ids. A figure is one word without
 * separators and trailing zeros: 17,458.50 becomes 17458.5.
 */
export const wordsIn = (text: string): readonly string[] => {
  const tidy = text
    .replace(idPattern, ' ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
  const words: string[] = []
  // Most words are plain ASCII. The Unicode rules are ten times as slow, so they are used for the other
  // pieces only.
  const pieces = hasSigma.test(tidy) ? [tidy] : tidy.toLowerCase().match(/[a-z0-9.\u0080-\uffff]+/g)
  for (const piece of pieces ?? [])
    for (const word of (asciiWord.test(piece) ? [piece] : unicodeWords(piece)).map(plainNumber))
      words.push(word.length > longestWord ? word.slice(0, longestWord).toWellFormed() : word)
  return words
}

const momentForm = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

type FieldText = readonly [field: string, text: string]

const collectTexts = (value: unknown, field: string, depth: number, texts: FieldText[]): void => {
  if (typeof value === 'string') {
    if (!momentForm.test(value)) texts.push([field, value])
  } else if (typeof value === 'number') {
    // Skips deeply nested figures, such as hourly ones: there are many, and nobody searches for them.
    if (depth < 2) texts.push([field, String(value)])
  } else if (Array.isArray(value)) {
    for (const inner of value) collectTexts(inner, field, depth + 1, texts)
  } else if (typeof value === 'object' && value !== null && !isSealed(value)) {
    for (const [name, inner] of Object.entries(value)) collectTexts(inner, name, depth + 1, texts)
  }
}

// Only text that a masked entry also shows (decision 11), so that searches reveal no ids or sealed values.
/** Searchable texts of a value, with their field names. */
export const searchableTexts = (value: unknown): readonly FieldText[] => {
  const texts: FieldText[] = []
  collectTexts(value, 'data', 0, texts)
  return texts
}

/** Words of an event's title and its readable, unsealed data. */
export const wordsOf = (event: AnyEvent): ReadonlySet<string> => {
  const known = eventType(event.type)
  const texts = searchableTexts(known?.show(event.data)).map(([, text]) => text)
  return new Set(wordsIn([known?.title ?? event.type, ...texts].join('\n')))
}

/** True if the words include this word or, with `isPrefix`, one that starts with it. */
export const hasWord = (words: ReadonlySet<string>, word: string, isPrefix: boolean): boolean => {
  if (words.has(word)) return true
  if (isPrefix) for (const one of words) if (one.startsWith(word)) return true
  return false
}

/** Terms of facets, starting with a character that no word contains. */
export const facet = {
  kind: (kind: string): string => `:kind ${kind}`,
  persona: (persona: string | null): string => `:persona ${persona ?? 'none'}`,
  actorKind: (acting: string): string => `:acting ${acting}`,
  actor: (actor: string): string => `:by ${actor.slice(0, maxActor)}`,
  outcome: (outcome: string): string => `:outcome ${outcome}`,
  confidence: (percent: number | undefined): string => `:confidence ${percent ?? 'none'}`,
}

/** A stored event for a search; `event` is undefined if it is unreadable. */
export type SearchedEvent = { readonly row: EventRow; readonly event: RecordedEvent | undefined }

/** Reads a stored event for a search. */
export const readForSearch = (row: EventRow): SearchedEvent => ({ row, event: readRow(row) })

/** Facets of an event; only those of the envelope if it is unreadable. */
export const facetsOf = ({ row, event }: SearchedEvent): readonly string[] => {
  const outcome = event && outcomeOf(event)
  return [
    facet.kind(kindOf(event?.type ?? row.type) ?? 'unknown'),
    // Cut, since an edited key of any length might not fit into the index.
    facet.persona(row.persona?.slice(0, maxPersona) ?? null),
    facet.actorKind(actorKindOf(row.actor)),
    facet.actor(row.actor),
    ...(outcome === undefined ? [] : [facet.outcome(outcome)]),
    facet.confidence(event && confidencePercentOf(event)),
  ]
}

/** Words of an event; only those of its title if it is unreadable. */
export const searchedWords = ({ row, event }: SearchedEvent): ReadonlySet<string> =>
  event ? wordsOf(event) : new Set(wordsIn(eventType(row.type)?.title ?? row.type))

/** All index terms of an event. */
export const termsOf = (row: EventRow): ReadonlySet<string> => {
  const one = readForSearch(row)
  return new Set([...facetsOf(one), ...searchedWords(one)])
}
