/** Import calls, derived from the contract. Files are sent, and imports committed, by `import-thunks.ts`. */
import { importEndpoints } from '#schema/import/import.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const importApi = api.injectEndpoints({ endpoints: fromContract(importEndpoints) })
export const {
  useListImportsQuery,
  useListSourcesQuery,
  useListDayRowsQuery,
  useAnswerImportMutation,
  usePreviewImportQuery,
  useUndoImportMutation,
} = importApi
