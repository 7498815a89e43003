/**
 * The two profiles as read tables; the person stays sealed. Their JSON is canonical: a field's place in an event
 * differs between the moment of recording and a rebuild, and the rows must not.
 */
import { canonicalJson } from '../event-store/chain.ts'
import type { Projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { businessProfileTable, personalProfileTable } from './profile.table.ts'

export const profileProjection: Projection = {
  slice: 'profile',
  tables: [businessProfileTable, personalProfileTable],
  project: (event) => {
    switch (event.type) {
      case 'BusinessProfileSaved':
        return [put(businessProfileTable, { fields: canonicalJson(event.data), saved_at: event.recordedAt })]
      case 'PersonalProfileSaved':
        return [
          put(personalProfileTable, {
            person: canonicalJson(event.data.person),
            preferences: canonicalJson(event.data.preferences),
            saved_at: event.recordedAt,
          }),
        ]
      default:
        return []
    }
  },
}
