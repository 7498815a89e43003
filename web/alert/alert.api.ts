/** Calls of alerts, derived from the contract. */
import { alertEndpoints } from '#schema/alert/alert.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const {
  useListAlertsQuery,
  useListWatchedQuery,
  useWatchSubjectMutation,
  useSnoozeAlertMutation,
  useWakeAlertMutation,
  useRateAlertMutation,
  useMuteAlertsMutation,
  useMarkAlertsUrgentMutation,
} = api.injectEndpoints({ endpoints: fromContract(alertEndpoints) })
