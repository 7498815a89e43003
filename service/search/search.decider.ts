/** Rules of one person's saved searches, which share a stream: a limited number, and removed ones cannot be changed. */
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import type { AccountId } from '#schema/people/people'
import { maxSaved, type SearchId } from '#schema/search/search'
import type { Decider } from '../event-store/decider.ts'

/** `accountId` is undefined in a demo. */
export type SearchCommand = {
  readonly type: 'save' | 'rename' | 'remove'
  readonly searchId: SearchId
  readonly search: Sealed
  readonly accountId?: AccountId
}

/** Ids of the saved searches. */
export type SearchState = readonly string[]

/** The search does not exist, or belongs to somebody else. */
export const unknownSearch = missing('search/unknown', 'searchId', 'You have no such saved search.')

const tooMany = conflict(
  'search/too-many',
  `You have ${maxSaved} saved searches. Remove one to save another.`,
)

export const searchDecider: Decider<'search', SearchCommand, SearchState> = {
  slice: 'search',
  initial: [],
  evolve: (state, event) => {
    switch (event.type) {
      case 'SearchSaved':
        return [...state, event.data.searchId]
      case 'SearchRemoved':
        return state.filter((searchId) => searchId !== event.data.searchId)
      default:
        return state
    }
  },
  decide: ({ type, ...data }, state) => {
    if (type === 'save')
      return state.length >= maxSaved ? E.left(tooMany) : E.right([{ type: 'SearchSaved', data }])
    if (!state.includes(data.searchId)) return E.left(unknownSearch)
    return E.right([
      type === 'rename'
        ? { type: 'SearchRenamed', data }
        : { type: 'SearchRemoved', data: { searchId: data.searchId } },
    ])
  },
}
