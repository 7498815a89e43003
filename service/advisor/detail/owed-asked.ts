/** Recognises questions about what customers owe. */
import { asksForMessage } from '../questions/classifier/messages-asked.ts'

/** What a question is about. */
export type OwedAsked = 'total' | 'who' | 'most' | 'overdue' | 'oldest' | 'days' | 'change'

const ofOwed =
  /\b(?:ow(?:e|es|ed|ing)(?: money)? (?:to )?(?:us|me)|(?:are|am|were|was) (?:we|i) (?:still )?owed|(?:we|i)(?:['’](?:re|m)| are| am| were) (?:still )?owed|debtors?|(?:accounts )?receivables?|(?:unpaid|outstanding|overdue|late|open|past[- ]due) (?:customer |client |sales )?invoices?|invoices? (?:are|is|that are|that is) (?:still )?(?:unpaid|outstanding|overdue|late|open|past due)|(?:customers?|clients?|who|which (?:customers?|clients?)) (?:has|have|is|are)(?: not|n['’]?t)? (?:still |yet )?(?:to pay|paid|late|overdue|behind|owing)|who still owes|slow(?:est)? (?:payers?|to pay)|late payers?|days sales outstanding|dso)\b/i
const ofOverdue =
  /^(?:what|how much|what amount|how many dollars|what money|is anything|anything)\b.*\b(?:overdue|past due)\b/i
/** What the business owes itself, and matters with a due date that are no money of customers. */
const ofOthers =
  /\b(?:(?:do|does|did|should|must) (?:we|i) owe|we owe|i owe|bas|gst|tax|rent|super|wages?|suppliers?|creditors?|payables?|loans?|tasks?|decisions?|advisor(?:y|ies)|advice|memos?|actions?|reports?|leases?|licen[cs]es?)\b/i
const ofActs =
  /\b(?:draft|write|send|email|e-mail|remind|chase|letter|call|should|could|would|if|why|how (?:do|can|to)|policy|terms|mean|means|meaning|what (?:is|are) (?:a )?(?:debtors?|receivables?|dso|debtor days)\b)/i

/** Whether a message asks what customers owe, and what of it; undefined for any other message. */
export const owedAsked = (text: string): OwedAsked | undefined => {
  if (ofActs.test(text) || ofOthers.test(text) || asksForMessage(text)) return undefined
  if (
    /\b(?:debtor days|dso|days sales outstanding|(?:days|long) .{0,20}(?:customers?|clients?) .{0,10}(?:to pay|pay))\b/i.test(
      text,
    )
  )
    return 'days'
  if (!ofOwed.test(text) && !ofOverdue.test(text)) return undefined
  if (
    /\b(?:grow\w*|grew|ris(?:e|ing|en)|rose|increas\w*|decreas\w*|fall\w*|fell|chang\w*|trend|more than|less than|up|down)\b/i.test(
      text,
    )
  )
    return 'change'
  if (/\b(?:oldest|longest)\b/i.test(text)) return 'oldest'
  if (/\b(?:most|biggest|largest|highest|top)\b/i.test(text)) return 'most'
  const isOverdue = /\b(?:overdue|late|past[- ]due|behind)\b/i.test(text)
  if (/\b(?:who|whom|which|list|name)\b/i.test(text)) return isOverdue ? 'overdue' : 'who'
  return isOverdue ? 'overdue' : 'total'
}
