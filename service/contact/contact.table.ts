/** Read table of contact messages; sender and message stay sealed. */
import { table } from '../read-models/table.ts'

/** `person_box` is sealed under the key of `person_subject`. */
export const contactTable = table(
  'contact',
  {
    id: 'text',
    person_subject: 'text',
    person_box: 'text',
    inquiry_type: 'text',
    preferred_contact: 'text',
    created_at: 'timestamptz',
  },
  'id',
)
