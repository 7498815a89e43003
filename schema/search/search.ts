/** What can be searched, and searches that a person saved. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, id, nonBlank, oneOf, pattern } from '../core/scalars.ts'

/** Kinds of result, in the order in which they are listed. Figures have fixed names, which the client searches itself. */
export const searchKinds = [
  'figure',
  'brief',
  'memo',
  'advisory',
  'decision',
  'chat',
  'alert',
  'event',
] as const
export const SearchKind = oneOf(...searchKinds)
export type SearchKind = t.TypeOf<typeof SearchKind>

/** Comma-separated kinds of result. */
export const SearchKinds = pattern(
  'must be kinds of result separated by commas, such as brief,chat',
  new RegExp(`^(${searchKinds.join('|')})(,(${searchKinds.join('|')})){0,${searchKinds.length - 1}}$`),
  'brief,chat',
)

/** Who acted: the caller, anybody, the service, or one member by account id. */
export const SearchActor = pattern(
  'must be me, people, system, or the id of a member',
  /^(me|people|system|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
  'me',
)

export type SearchActor = t.TypeOf<typeof SearchActor>

/** Longest search. */
export const maxSearchLength = 200

/** Words as in the log, and optional filters; days are inclusive. */
export const SearchTerms = record(
  { q: nonBlank(maxSearchLength) },
  { kinds: SearchKinds, from: IsoDate, to: IsoDate, who: SearchActor },
  'SearchTerms',
)
export type SearchTerms = t.TypeOf<typeof SearchTerms>

/** Id of a saved search. */
export const SearchId = id('SearchId')
export type SearchId = t.TypeOf<typeof SearchId>

/** Longest name of a saved search. */
export const maxSearchName = 80

/** What a person saves; sealed in events, because nobody else needs to know what they search for. */
const savedFields = { name: nonBlank(maxSearchName), terms: SearchTerms }
export const SavedFields = record(savedFields, undefined, 'SavedFields')
export type SavedFields = t.TypeOf<typeof SavedFields>

/** A saved search as its person sees it. */
export const SavedSearch = record({ id: SearchId, ...savedFields }, undefined, 'SavedSearch')
export type SavedSearch = t.TypeOf<typeof SavedSearch>

/** Most searches that a person can keep. */
export const maxSaved = 50

/** By name. */
export const SavedSearches = t.array(SavedSearch)
