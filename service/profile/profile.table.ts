/** Read tables of the two profiles, whose columns hold JSON because each is saved and read as a whole. */
import { table } from '../read-models/table.ts'

/** `fields` is the JSON of `BusinessProfileFields`. */
export const businessProfileTable = table(
  'business_profile',
  { fields: 'text', saved_at: 'timestamptz' },
  null,
)

/** `person` is the JSON of the `Sealed` value as the event holds it, `preferences` that of `Preferences`. */
export const personalProfileTable = table(
  'personal_profile',
  { person: 'text', preferences: 'text', saved_at: 'timestamptz' },
  null,
)
