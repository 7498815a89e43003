/** What a draft was about where its order did not say so: another reader is written to about the same. */
import { readEmailRequest } from '../../actions/emails/email-request.ts'
import { emailsFor } from '../../actions/emails/emails-for.ts'
import type { Records } from '../../records.ts'

/** "Chase the two settlements still open": what is to be done about it is left to the record. */
const thing = /^\p{L}+ (?:up |down |out |back )?(?<thing>(?:the|our|a|an|two|three|four|five) .+)$/u

/** The matter of the record that an order without one rests on. */
export const matterKept = (records: Records, order: string): string | undefined => {
  if (readEmailRequest(order).topic !== undefined) return undefined
  const title = emailsFor(records, order).requested?.passages[0]?.title
  if (!title) return undefined
  return thing.exec(title)?.groups?.thing ?? `${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
