/** Requests for early access as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { add } from '../read-models/row-change.ts'
import { earlyAccessTable } from './early-access.table.ts'

export const earlyAccessProjection: Projection = {
  slice: 'early-access',
  tables: [earlyAccessTable],
  project: ({ type, data, recordedAt }) => {
    if (type !== 'EarlyAccessRequested') return []
    return [
      add(earlyAccessTable, {
        id: data.earlyAccessId,
        person_subject: data.person.subject,
        person_box: data.person.box,
        industry: data.industry ?? null,
        team_size: data.teamSize ?? null,
        heard_about: data.heardAbout ?? null,
        interests: JSON.stringify(data.interests ?? []),
        created_at: recordedAt,
      }),
    ]
  },
}
