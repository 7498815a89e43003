/**
 * Rules of what one person saved, searches and views each in a stream of their own: a limited number, and removed
 * ones cannot be changed.
 */
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import type { SliceEvent } from '#schema/events'
import type { AccountId } from '#schema/people/people'
import { maxViews, type ViewId, type ViewScreen } from '#schema/search/saved-view'
import { maxSaved, type SearchId } from '#schema/search/search'
import type { Decider } from '../event-store/decider.ts'

type Step = {
  readonly type: 'save' | 'rename' | 'remove'
  /** Undefined in a demo. */
  readonly accountId?: AccountId
}
type SearchCommand = Step & { readonly searchId: SearchId; readonly search: Sealed }
type ViewCommand = Step & {
  readonly viewId: ViewId
  readonly screen: ViewScreen
  readonly view: Sealed
  /** Sealed names that the new name was compared with. */
  readonly checked: readonly string[]
}

/** On a search, or on the view of a screen; name and content are sealed. */
export type SavedCommand = SearchCommand | ViewCommand

/** What is saved, with the sealed box of a view, which has its name. */
export type SavedState = readonly { readonly id: string; readonly box?: string }[]

/** The search does not exist, or belongs to somebody else. */
export const unknownSearch = missing('search/unknown', 'searchId', 'You have no such saved search.')

/** The view does not exist, or belongs to somebody else. */
export const unknownView = missing('search/unknown-view', 'viewId', 'You have no such saved view.')

const tooMany = (most: number, what: string): Problem =>
  conflict('search/too-many', `You have ${most} saved ${what}. Remove one to save another.`)

/** Names are sealed, so the rules cannot compare them; they see that another one came first. */
export const viewsChanged = conflict(
  'search/views-changed',
  'Another of your views was saved or renamed at the same moment. Nothing was changed; try again.',
)

type Decision = E.Either<Problem, readonly SliceEvent<'search'>[]>

const decideSearch = ({ type, ...data }: SearchCommand, state: SavedState): Decision => {
  if (type === 'save')
    return state.length >= maxSaved
      ? E.left(tooMany(maxSaved, 'searches'))
      : E.right([{ type: 'SearchSaved', data }])
  if (!state.some(({ id }) => id === data.searchId)) return E.left(unknownSearch)
  if (type === 'rename') return E.right([{ type: 'SearchRenamed', data }])
  return E.right([{ type: 'SearchRemoved', data: { searchId: data.searchId } }])
}

const decideView = ({ type, checked, ...data }: ViewCommand, state: SavedState): Decision => {
  const isUnchecked = () =>
    state.some(({ id, box }) => id !== data.viewId && box !== undefined && !checked.includes(box))
  if (type === 'save')
    return state.length >= maxViews
      ? E.left(tooMany(maxViews, 'views'))
      : isUnchecked()
        ? E.left(viewsChanged)
        : E.right([{ type: 'ViewSaved', data }])
  const { viewId, screen } = data
  if (!state.some(({ id }) => id === viewId)) return E.left(unknownView)
  if (type === 'rename')
    return isUnchecked() ? E.left(viewsChanged) : E.right([{ type: 'ViewRenamed', data }])
  return E.right([{ type: 'ViewRemoved', data: { viewId, screen } }])
}

export const searchDecider: Decider<'search', SavedCommand, SavedState> = {
  slice: 'search',
  initial: [],
  evolve: (state, event) => {
    switch (event.type) {
      case 'SearchSaved':
        return [...state, { id: event.data.searchId }]
      case 'SearchRemoved':
        return state.filter(({ id }) => id !== event.data.searchId)
      case 'ViewSaved':
        return [...state, { id: event.data.viewId, box: event.data.view.box }]
      case 'ViewRenamed': {
        const { viewId, view } = event.data
        return state.map((one) => (one.id === viewId ? { id: viewId, box: view.box } : one))
      }
      case 'ViewRemoved':
        return state.filter(({ id }) => id !== event.data.viewId)
      default:
        return state
    }
  },
  decide: (command, state) =>
    'searchId' in command ? decideSearch(command, state) : decideView(command, state),
}
