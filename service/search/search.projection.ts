/** Saved searches and views as a read table. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, remove } from '../read-models/row-change.ts'
import { savedSearchTable } from './search.table.ts'

export const searchProjection = projection({
  slice: 'search',
  tables: [savedSearchTable],
  on: {
    SearchSaved: ({ data: { searchId, accountId, search }, recordedAt }) => [
      add(savedSearchTable, {
        id: searchId,
        account_id: accountId ?? '',
        search: canonicalJson(search),
        saved_at: recordedAt,
        screen: null,
      }),
    ],
    SearchRenamed: ({ data: { searchId, search } }) => [
      patch(savedSearchTable, { id: searchId, search: canonicalJson(search) }),
    ],
    SearchRemoved: ({ data: { searchId } }) => [remove(savedSearchTable, { id: searchId })],
    ViewSaved: ({ data: { viewId, screen, accountId, view }, recordedAt }) => [
      add(savedSearchTable, {
        id: viewId,
        account_id: accountId ?? '',
        search: canonicalJson(view),
        saved_at: recordedAt,
        screen,
      }),
    ],
    ViewRenamed: ({ data: { viewId, view } }) => [
      patch(savedSearchTable, { id: viewId, search: canonicalJson(view) }),
    ],
    ViewRemoved: ({ data: { viewId } }) => [remove(savedSearchTable, { id: viewId })],
  },
})
