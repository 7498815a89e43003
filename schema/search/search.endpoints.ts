/** Calls for the searches that a person saved. The search itself is `findRecords`. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { nonBlank } from '../core/scalars.ts'
import { SavedFields, SavedSearch, SavedSearches, SearchId } from './search.ts'

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
    input: record({ searchId: SearchId, name: nonBlank(80) }),
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
}
