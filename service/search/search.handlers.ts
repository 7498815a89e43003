/** Saved searches and views: each person has their own, and nobody else can read, rename or remove them. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { invalid } from '#schema/core/problem'
import { SavedView, ViewId } from '#schema/search/saved-view'
import { SavedSearch, SearchId } from '#schema/search/search'
import type { searchEndpoints } from '#schema/search/search.endpoints'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { listOwn, listSealed, ownerOf, sealOwn } from './saved.ts'
import {
  type SavedCommand,
  searchDecider,
  unknownSearch,
  unknownView,
  viewsChanged,
} from './search.decider.ts'

const findSearch = async (context: SessionContext, id: SearchId): Promise<SavedSearch | undefined> =>
  (await listOwn(context, 'search', SavedSearch, id))[0]

const findView = async (context: SessionContext, id: ViewId): Promise<SavedView | undefined> =>
  (await listOwn(context, 'view', SavedView, id))[0]

/** Appends to a stream of the caller; the stored answer to a repeated request is sealed too. */
const append = <A>(context: SessionContext, stream: string, command: SavedCommand, answer: A) => {
  const { accountId } = context.session
  return context.run({
    decider: searchDecider,
    id: stream,
    command: { ...command, ...(accountId === undefined ? {} : { accountId }) },
    isSecret: true,
    answer: () => answer,
  })
}

const recordSearch = async (context: SessionContext, type: SavedCommand['type'], saved: SavedSearch) => {
  const { id: searchId, name, terms } = saved
  const search = await sealOwn(context, { name, terms })
  return append(context, ownerOf(context), { type, searchId, search }, saved)
}

const recordView = async (
  context: SessionContext,
  type: SavedCommand['type'],
  saved: SavedView,
  checked: readonly string[] = [],
) => {
  const { id: viewId, screen, name, query } = saved
  const view = await sealOwn(context, { name, query })
  return append(context, `views-${ownerOf(context)}`, { type, viewId, screen, view, checked }, saved)
}

/** More changes than one person makes to their views at one moment. */
const maxRounds = 4

/**
 * Saves or renames a view: 400 for a name that another view of its screen has, because a menu with two of them would help
 * nobody; 409 if another view took the name at the same moment.
 */
const nameView = async (context: SessionContext, type: 'save' | 'rename', saved: SavedView) => {
  for (let round = 0; round < maxRounds; round++) {
    const { saved: views, boxes } = await listSealed(context, 'view', SavedView)
    const isTaken = views.some(
      ({ id, screen, name }) => id !== saved.id && screen === saved.screen && name === saved.name,
    )
    if (isTaken) return E.left(round === 0 ? takenName : viewsChanged)
    const recorded = await recordView(context, type, saved, boxes)
    if (E.isRight(recorded) || recorded.left.code !== viewsChanged.code) return recorded
  }
  return E.left(viewsChanged)
}

const takenName = invalid([
  { field: 'name', message: 'must differ from the names of your other views of this screen' },
])

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  listSavedSearches: async (_input, context) => E.right([...(await listOwn(context, 'search', SavedSearch))]),

  saveSearch: async ({ name, terms }, context) => {
    const { service, now } = context
    const id = decodeOrThrow(SearchId, service.nextId(now), 'The id of a search')
    const saved = { id, name: name.trim(), terms }
    return recordSearch(context, 'save', decodeOrThrow(SavedSearch, saved, 'A search to save'))
  },

  renameSearch: async ({ searchId, name }, context) => {
    const known = await findSearch(context, searchId)
    return known === undefined
      ? E.left(unknownSearch)
      : recordSearch(context, 'rename', { ...known, name: name.trim() })
  },

  removeSearch: async ({ searchId }, context) => {
    const known = await findSearch(context, searchId)
    return known === undefined ? E.left(unknownSearch) : recordSearch(context, 'remove', known)
  },

  listViews: async (_input, context) => E.right([...(await listOwn(context, 'view', SavedView))]),

  saveView: async (stated, context) => {
    const fields = { ...stated, name: stated.name.trim() }
    const id = decodeOrThrow(ViewId, context.service.nextId(context.now), 'The id of a view')
    return nameView(context, 'save', { id, ...fields })
  },

  renameView: async ({ viewId, name }, context) => {
    const known = await findView(context, viewId)
    if (known === undefined) return E.left(unknownView)
    return nameView(context, 'rename', { ...known, name: name.trim() })
  },

  removeView: async ({ viewId }, context) => {
    const known = await findView(context, viewId)
    return known === undefined ? E.left(unknownView) : recordView(context, 'remove', known)
  },
}
