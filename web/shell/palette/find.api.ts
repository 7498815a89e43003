/** Search over records. */
import { findEndpoints } from '#schema/decision-log/find.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

export const { useFindRecordsQuery } = api.injectEndpoints({ endpoints: fromContract(findEndpoints) })
