/** Read table of messages: who writes, and what, stays sealed. */
import { table } from '../read-models/table.ts'

/** `person_box` opens with the key of `person_subject`. */
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
