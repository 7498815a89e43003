/** What can be asked of an event: its facets, the words of its readable text, and the ids that it names. Pure. */
import { Basis } from '#schema/core/advice'
import { isSealed } from '#schema/core/event'
import type { Outcome } from '#schema/decision-log/log-query'
import { type AnyEvent, eventsBySlice, eventType } from '#schema/events'
import { type SliceName, sliceNames } from '#schema/slices'
import { type EventRow, type RecordedEvent, readRow } from '../../event-store/recorded-event.ts'

const kinds = new Map(
  sliceNames.flatMap((slice) => Object.keys(eventsBySlice[slice]).map((type) => [type, slice] as const)),
)

/** The kind of an event: the slice that it is of. */
export const kindOf = (type: string): SliceName | undefined => kinds.get(type)

const outcomes: { readonly [type: string]: Outcome | undefined } = {
  AdvisoryAccepted: 'accepted',
  AdvisoryDismissed: 'dismissed',
  BriefGenerated: 'given',
  EmailDraftsGenerated: 'given',
  RosterProposalGenerated: 'given',
  SocialPlanGenerated: 'given',
  ConnectionFailed: 'failed',
}

/** How the event came out: advice was given, stopped or interrupted, an advisory settled, an integration failed. */
export const outcomeOf = (event: AnyEvent): Outcome | undefined => {
  if (event.type !== 'ChatReplied') return outcomes[event.type]
  return event.data.status === 'complete' ? 'given' : event.data.status
}

/** The confidence that advice recorded of itself, in percent. */
export const percentOf = ({ data }: AnyEvent): number | undefined =>
  'basis' in data && Basis.is(data.basis) ? data.basis.confidence.percent : undefined

/** Whether a person acted, or the system by itself. */
export const actingOf = (actor: string): 'people' | 'system' =>
  actor.startsWith('system:') ? 'system' : 'people'

/** An id inside a text. */
export const idForm = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi

/** The whole ids that a text names, in lower case. */
export const idsIn = (text: string): readonly string[] =>
  (text.match(idForm) ?? []).map((id) => id.toLowerCase())

// What is too deep to walk was never written by the service.
const dataText = (data: unknown): string => {
  try {
    return JSON.stringify(data)
  } catch {
    return ''
  }
}

/** Every id that a stored event names, in its envelope or its data. */
export const idsOf = (row: EventRow): ReadonlySet<string> =>
  new Set(
    idsIn(
      [...[row.id, row.stream, row.actor, row.correlation_id, row.causation_id], dataText(row.data)].join(
        ' ',
      ),
    ),
  )

const longestWord = 40

/** Of a persona's key; nothing longer can be asked for. */
const longestPersona = 80

const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** The words of a text: letters and digits without case and accents; ids are none, and 17,458 reads 17458. */
export const wordsIn = (text: string): readonly string[] => {
  const tidy = text.replace(idForm, ' ').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  // Most texts are plain, and for them the wider rules come to the same at twice the price.
  const words = isAscii(tidy)
    ? tidy.toLowerCase().match(/[a-z0-9]+/g)
    : tidy
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).map((word) =>
    word.length > longestWord ? word.slice(0, longestWord).toWellFormed() : word,
  )
}

const momentForm = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

// Only what a masked entry shows as well (decision 11): neither ids nor what is sealed, so that no search can tell them.
/** The texts of a value that a search looks into, each with the name of its field. */
export const searchableTexts = (
  value: unknown,
  field = 'data',
  depth = 0,
): readonly (readonly [field: string, text: string])[] => {
  if (typeof value === 'string') return momentForm.test(value) ? [] : [[field, value]]
  // Figures deep inside, as the hours of a day, are many and nobody looks for one of them.
  if (typeof value === 'number') return depth < 2 ? [[field, String(value)]] : []
  if (typeof value !== 'object' || value === null || isSealed(value)) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) =>
    searchableTexts(inner, isList ? field : name, depth + 1),
  )
}

/** The words of an event: those of its name and of its readable, unsealed data. */
export const wordsOf = (event: AnyEvent): ReadonlySet<string> => {
  const known = eventType(event.type)
  const texts = searchableTexts(known?.show(event.data)).map(([, text]) => text)
  return new Set([known?.title ?? event.type, ...texts].flatMap(wordsIn))
}

/** Whether a word is among others, or where it is a beginning, one that begins so. */
export const hasWord = (words: ReadonlySet<string>, word: string, isBeginning: boolean): boolean => {
  if (words.has(word)) return true
  if (isBeginning) for (const one of words) if (one.startsWith(word)) return true
  return false
}

/** Terms of facets begin with a sign that no word holds. */
export const facet = {
  kind: (kind: string): string => `:kind ${kind}`,
  persona: (persona: string | null): string => `:persona ${persona ?? 'none'}`,
  acting: (acting: string): string => `:acting ${acting}`,
  outcome: (outcome: string): string => `:outcome ${outcome}`,
  confidence: (percent: number | undefined): string => `:confidence ${percent ?? 'none'}`,
}

/** A stored event as a search sees it: `event` is undefined where it cannot be read. */
export type SearchedEvent = { readonly row: EventRow; readonly event: RecordedEvent | undefined }

/** Reads a stored event for a search. */
export const searched = (row: EventRow): SearchedEvent => ({ row, event: readRow(row) })

/** The facets of an event; one that cannot be read has those of its envelope. */
export const facetsOf = ({ row, event }: SearchedEvent): readonly string[] => {
  const outcome = event && outcomeOf(event)
  return [
    facet.kind(kindOf(event?.type ?? row.type) ?? 'unknown'),
    // No key is longer, and a term of any length would not fit into an index.
    facet.persona(row.persona?.slice(0, longestPersona) ?? null),
    facet.acting(actingOf(row.actor)),
    ...(outcome === undefined ? [] : [facet.outcome(outcome)]),
    facet.confidence(event && percentOf(event)),
  ]
}

/** The words of an event; one that cannot be read has those of its name. */
export const searchedWords = ({ row, event }: SearchedEvent): ReadonlySet<string> =>
  event ? wordsOf(event) : new Set(wordsIn(eventType(row.type)?.title ?? row.type))

/** Everything under which the index holds an event. */
export const termsOf = (row: EventRow): ReadonlySet<string> => {
  const one = searched(row)
  return new Set([...facetsOf(one), ...searchedWords(one)])
}
