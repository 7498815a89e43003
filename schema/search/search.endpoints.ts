/** Calls for the searches and views that a person saved. The search itself is `findRecords`. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { nonBlank } from '../core/scalars.ts'
import { maxViewName, maxViews, SavedView, ViewFields, ViewId } from './saved-view.ts'
import { maxSearchName, SavedFields, SavedSearch, SavedSearches, SearchId } from './search.ts'

export const searchEndpoints = {
  listSavedSearches: endpoint({
    method: 'GET',
    path: '/searches',
    roles: readers,
    summary: 'List the searches that the caller saved, by name',
    input: record({}),
    output: SavedSearches,
    slices: ['search'],
    isOwn: true,
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/searches',
    roles: readers,
    summary: 'Save a search under a name; at most 50 for each person',
    input: SavedFields,
    output: SavedSearch,
    slices: ['search', 'decision-log'],
    refuses: ['conflict'],
  }),
  renameSearch: endpoint({
    method: 'PUT',
    path: '/searches/:searchId/name',
    roles: readers,
    summary: 'Rename a saved search',
    input: record({ searchId: SearchId, name: nonBlank(maxSearchName) }),
    output: SavedSearch,
    slices: ['search', 'decision-log'],
    refuses: ['missing'],
  }),
  removeSearch: endpoint({
    method: 'DELETE',
    path: '/searches/:searchId',
    roles: readers,
    summary: 'Remove a saved search',
    input: record({ searchId: SearchId }),
    output: SavedSearch,
    slices: ['search', 'decision-log'],
    refuses: ['missing'],
  }),
  listViews: endpoint({
    method: 'GET',
    path: '/views',
    roles: readers,
    summary: 'List the views of screens that the caller saved, by name',
    input: record({}),
    output: t.array(SavedView),
    slices: ['search'],
    isOwn: true,
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/views',
    roles: readers,
    summary: `Save the view of a screen under a name of its own; at most ${maxViews} for each person`,
    input: ViewFields,
    output: SavedView,
    slices: ['search', 'decision-log'],
    refuses: ['conflict'],
  }),
  renameView: endpoint({
    method: 'PUT',
    path: '/views/:viewId/name',
    roles: readers,
    summary: 'Rename a saved view',
    input: record({ viewId: ViewId, name: nonBlank(maxViewName) }),
    output: SavedView,
    slices: ['search', 'decision-log'],
    refuses: ['missing'],
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/views/:viewId',
    roles: readers,
    summary: 'Remove a saved view',
    input: record({ viewId: ViewId }),
    output: SavedView,
    slices: ['search', 'decision-log'],
    refuses: ['missing'],
  }),
}
