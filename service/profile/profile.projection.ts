/**
 * The two profiles and the left tours as read tables; the person stays sealed. JSON is canonical, because key order may differ between
 * recording and rebuild, and the rows must be identical.
 */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, put } from '../read-models/row-change.ts'
import { businessProfileTable, personalProfileTable, tourEndingTable } from './profile.table.ts'

export const profileProjection = projection({
  slice: 'profile',
  tables: [businessProfileTable, personalProfileTable, tourEndingTable],
  on: {
    BusinessProfileSaved: ({ data, recordedAt }) => [
      put(businessProfileTable, { fields: canonicalJson(data), saved_at: recordedAt }),
    ],
    PersonalProfileSaved: ({ data, recordedAt }) => [
      put(personalProfileTable, {
        account_id: data.accountId ?? '',
        person: canonicalJson(data.person),
        preferences: canonicalJson(data.preferences),
        saved_at: recordedAt,
      }),
    ],
    TourLeft: ({ data: { accountId, ending }, recordedAt }) => [
      add(tourEndingTable, { account_id: accountId ?? '', ending, left_at: recordedAt }),
    ],
  },
})
