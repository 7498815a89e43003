/** Read tables of the two profiles; JSON columns, since each profile is saved and read as a whole. */
import { table } from '../read-models/table.ts'

/** `fields` is the JSON of `BusinessProfileFields`. */
export const businessProfileTable = table(
  'business_profile',
  { fields: 'text', saved_at: 'timestamptz' },
  null,
)

/**
 * One row per account; in a demo, which has no accounts, one with an empty id. `person` is the JSON of the
 * event's `Sealed` value, `preferences` that of `Preferences`.
 */
export const personalProfileTable = table(
  'personal_profile',
  { account_id: 'text', person: 'text', preferences: 'text', saved_at: 'timestamptz' },
  'account_id',
)

/** People who have left the tour once; in a demo, which has no accounts, one row with an empty id. */
export const tourEndingTable = table(
  'tour_ending',
  { account_id: 'text', ending: 'text', left_at: 'timestamptz' },
  'account_id',
)
