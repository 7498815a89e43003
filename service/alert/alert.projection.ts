/** What people did with alerts, and the subjects that they watch, as read tables. */
import { projection } from '../read-models/projection.ts'
import { add, put, type RowChange, remove } from '../read-models/row-change.ts'
import { alertMarkTable, alertWatchTable } from './alert.table.ts'

type Kind = 'snoozed' | 'rated' | 'muted' | 'urgent'

const idOf = (kind: Kind, about: string): string => `${kind} ${about}`

const marked = (
  kind: Kind,
  about: string,
  more: { readonly until_day?: string; readonly is_useful?: boolean } = {},
): readonly RowChange[] => [
  put(alertMarkTable, { id: idOf(kind, about), kind, about, until_day: null, is_useful: null, ...more }),
]
const unmarked = (kind: Kind, about: string): readonly RowChange[] => [
  remove(alertMarkTable, { id: idOf(kind, about) }),
]

const watchId = ({ accountId = '', subject }: { readonly accountId?: string; readonly subject: string }) =>
  `${accountId} ${subject}`

export const alertProjection = projection({
  slice: 'alert',
  tables: [alertMarkTable, alertWatchTable],
  on: {
    AlertSnoozed: ({ data: { alertId, until } }) => marked('snoozed', alertId, { until_day: until }),
    AlertWoken: ({ data }) => unmarked('snoozed', data.alertId),
    AlertRated: ({ data: { alertId, isUseful } }) =>
      isUseful === undefined ? unmarked('rated', alertId) : marked('rated', alertId, { is_useful: isUseful }),
    AlertsMuted: ({ data }) => marked('muted', data.subject),
    AlertsUnmuted: ({ data }) => unmarked('muted', data.subject),
    AlertUrgencySet: ({ data: { subject, isUrgent } }) =>
      isUrgent ? marked('urgent', subject) : unmarked('urgent', subject),
    FigureWatched: ({ data, recordedAt }) => [
      add(alertWatchTable, {
        id: watchId(data),
        account_id: data.accountId ?? '',
        subject: data.subject,
        since: recordedAt,
      }),
    ],
    FigureUnwatched: ({ data }) => [remove(alertWatchTable, { id: watchId(data) })],
  },
})
