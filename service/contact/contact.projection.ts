/** Contact messages as a read table. */
import { projection } from '../read-models/projection.ts'
import { add } from '../read-models/row-change.ts'
import { contactTable } from './contact.table.ts'

export const contactProjection = projection({
  slice: 'contact',
  tables: [contactTable],
  on: {
    ContactSubmitted: ({ data, recordedAt }) => [
      add(contactTable, {
        id: data.contactId,
        person_subject: data.person.subject,
        person_box: data.person.box,
        inquiry_type: data.inquiryType,
        preferred_contact: data.preferredContact,
        created_at: recordedAt,
      }),
    ],
  },
})
