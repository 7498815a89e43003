/** Emails for a message: the requested one, otherwise those that the records suggest most. */
import type { EmailDraft } from '#schema/brief/brief'
import type { Records } from '../../records.ts'
import { readEmailRequest } from './email-request.ts'
import { type RequestedEmail, requestedEmail } from './requested-email.ts'
import { emailsFromRecords, toldToConfidant } from './write-emails.ts'

/** Number of all occasions, from which those for a recipient are selected. */
const allEmails = 21
const fewEmails = 3
const leastLetters = 4

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** Number of emails requested: "draft three emails". */
const countIn = (message: string): number | undefined => {
  const [, word = ''] =
    /\b(an?|one|two|three|four|five|six|\d+) (?:\w+ )?(?:e ?mails?|drafts?|letters?)\b/i.exec(message) ?? []
  const count = counts[word.toLowerCase()] ?? Number(word)
  return word !== '' && count > 0 ? Math.min(count, allEmails) : undefined
}

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= leastLetters)
    .map((word) => word.replace(/s$/, ''))

/** Usual emails to the named recipient. */
const usualTo = (records: Records, recipient: string): readonly EmailDraft[] => {
  const { items } = emailsFromRecords(records, allEmails)
  const wanted = new Set(wordsOf(recipient))
  return items
    .filter(({ audience }) => wordsOf(audience).some((word) => wanted.has(word)))
    .slice(0, fewEmails)
}

export type EmailsFor = {
  readonly emails: readonly EmailDraft[]
  /** The requested email, if it is this one. */
  readonly requested?: RequestedEmail
}

export const emailsFor = (records: Records, message: string): EmailsFor => {
  const requested = requestedEmail(records, message, (recipient) => toldToConfidant(records, recipient))
  if (requested && !requested.isBare) return { emails: [requested.email], requested }
  const { recipient } = readEmailRequest(message)
  // One occasion is theirs for sure; several are for a choice among letters to the same people.
  const usual = recipient === undefined ? [] : usualTo(records, recipient)
  if (usual.length > 0) return { emails: usual }
  if (requested) return { emails: [requested.email], requested }
  return { emails: emailsFromRecords(records, countIn(message) ?? fewEmails).items }
}
