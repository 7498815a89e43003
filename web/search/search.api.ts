/** Calls for searching and for saved searches and views, derived from the contract. */
import { findEndpoints } from '#schema/decision-log/find.endpoints'
import { searchEndpoints } from '#schema/search/search.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const {
  useFindRecordsQuery,
  useListSavedSearchesQuery,
  useSaveSearchMutation,
  useRenameSearchMutation,
  useRemoveSearchMutation,
  useListViewsQuery,
  useSaveViewMutation,
  useRenameViewMutation,
  useRemoveViewMutation,
} = api.injectEndpoints({ endpoints: fromContract({ ...findEndpoints, ...searchEndpoints }) })
