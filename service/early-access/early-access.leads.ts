/** Requests for early access, for the list of leads. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import type { ReadLeads } from '../site/leads.ts'

/** Rows recorded at `since` or later. */
export const earlyAccessLeads: ReadLeads = async (db, since) => {
  const all = db.selectFrom('early_access').selectAll()
  const rows = await (since === undefined ? all : all.where('created_at', '>=', since)).execute()
  return rows.map((row) => ({
    receivedAt: row.created_at,
    subject: row.person_subject,
    box: row.person_box,
    open: {
      industry: row.industry,
      teamSize: row.team_size,
      heardAbout: row.heard_about,
      interests: decodeOrThrow(t.array(t.string), JSON.parse(row.interests), 'A list of interests').join(
        ', ',
      ),
    },
  }))
}
