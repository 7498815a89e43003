/** Read table of requests for early access: who it is stays sealed, the rest can be counted. */
import { table } from '../read-models/table.ts'

/** `person_box` opens with the key of `person_subject`; `interests` is a JSON list. */
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
