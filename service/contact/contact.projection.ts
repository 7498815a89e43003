/** Messages as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { add } from '../read-models/row-change.ts'
import { contactTable } from './contact.table.ts'

export const contactProjection: Projection = {
  slice: 'contact',
  tables: [contactTable],
  project: ({ type, data, recordedAt }) => {
    if (type !== 'ContactSubmitted') return []
    return [
      add(contactTable, {
        id: data.contactId,
        person_subject: data.person.subject,
        person_box: data.person.box,
        inquiry_type: data.inquiryType,
        preferred_contact: data.preferredContact,
        created_at: recordedAt,
      }),
    ]
  },
}
