/** Requests for early access as a read table. */
import { projection } from '../read-models/projection.ts'
import { add } from '../read-models/row-change.ts'
import { earlyAccessTable } from './early-access.table.ts'

export const earlyAccessProjection = projection({
  slice: 'early-access',
  tables: [earlyAccessTable],
  on: {
    EarlyAccessRequested: ({ data, recordedAt }) => [
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
    ],
  },
})
