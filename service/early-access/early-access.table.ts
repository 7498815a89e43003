/** Read table of requests for early access; the person stays sealed, the rest is for statistics. */
import { table } from '../read-models/table.ts'

/** `person_box` is sealed under the key of `person_subject`; `interests` is a JSON list. */
export const earlyAccessTable = table(
  'early_access',
  {
    id: 'text',
    person_subject: 'text',
    person_box: 'text',
    industry: 'text?',
    team_size: 'text?',
    heard_about: 'text?',
    interests: 'text',
    created_at: 'timestamptz',
  },
  'id',
)
