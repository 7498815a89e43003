/** Messages of the contact form, for the list of leads. */
import type { ReadLeads } from '../site/leads.ts'

/** Rows recorded at `since` or later. */
export const contactLeads: ReadLeads = async (db, since) => {
  const all = db.selectFrom('contact').selectAll()
  const rows = await (since === undefined ? all : all.where('created_at', '>=', since)).execute()
  return rows.map((row) => ({
    receivedAt: row.created_at,
    subject: row.person_subject,
    box: row.person_box,
    open: { inquiryType: row.inquiry_type, preferredContact: row.preferred_contact },
  }))
}
