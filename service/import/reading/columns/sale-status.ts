/** What the status of a row says: sold, not completed, or neither, such as on hold or paid in part, which is asked. */
import type { Column } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import { isRefund } from '../money-direction.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import { plainLabel, type Role } from '../roles.ts'

/** Id of the question, and of the decision that is remembered. */
export const statusesQuestion = 'statuses'

const incomplete =
  /^(?:failed|declined|cancell?ed|voided|void|pending|draft|quote|open|unpaid|incomplete|expired|requires .*|abandoned|blocked|uncaptured)$/i

/** True if the status says that nothing was sold. */
export const isIncomplete = (status: string): boolean => incomplete.test(status)

const sold =
  /^(?:(?:partially |part )?(?:refunded|fulfilled|shipped|delivered)|sales?|sold|paid|payment|charged?|purchased?|complete[d]?|closed|succeeded|success(?:ful)?|captured|settled|processed|approved|finali[sz]ed|invoiced?|done|ok|yes|picked up|collected|dispatched|posted|paid out|normal|standard|active)$/i

const unclear =
  /^(?:no sale|(?:on[ -])?hold|held|parked|saved|suspended|lay[ -]?by\w*|lay[ -]?away|deposits?(?: paid)?|await.*|waiting.*|processing|in progress|back[ -]?ordered?|pre[ -]?order(?:ed)?|(?:partially|partly|part)[ _-]paid|authori[sz](?:ed|ation)|disputed|training|test|reserved|reservation|scheduled)$/i

/** Types of rows by which a report of a payment account is known. */
const payment = /^(?:[\w ]+ )?(?:payments?|charges?|refunds?)$/i

/** What goes to the bank, and what the processor keeps. */
const noSale =
  /^(?:(?:general|bank|instant|automatic|scheduled|standard|manual) )?(?:payouts?|withdrawals?|transfers?)(?: (?:to|from) .*| (?:failure|failed|cancell?ed|reversal|reversed))?$|^(?:stripe|paypal|square|processing|processor|application|network|merchant|payment processing|gateway) fees?$|^fees?$/i

const plainWords = (status: string): string => status.replaceAll('_', ' ').trim()

/** True for a type of row in a report of payments that is neither a sale nor a refund. */
export const isNoSale = (status: string): boolean => noSale.test(plainWords(status))

/** True for a type of row by which a report of payments is known. */
export const isPayment = (status: string): boolean => payment.test(plainWords(status))

/** Id of the decision that a column lists types of rows of a payment account. */
export const paymentsQuestion = 'payments'

/** True if a column lists payments or refunds and other movements by type; by figures, or as recorded. */
export const arePayments = (
  found: ReadonlyMap<Role, Column>,
  {
    given,
    earlier,
    isReplay,
  }: { readonly given: Answers; readonly earlier: Answers; readonly isReplay: boolean },
): boolean => {
  if (isReplay) return given[paymentsQuestion] !== undefined
  const column = found.get('status')
  if (!column || /\bstatus\b/.test(plainLabel(column.label))) return false
  // Rows on record without numbers of their own stay as they are.
  if (Object.keys(earlier).length > 0 && earlier[paymentsQuestion] === undefined && !found.has('id'))
    return false
  const words = [...column.profile.distinct.keys()].map(plainWords)
  return words.some((word) => payment.test(word)) && words.some((word) => !payment.test(word))
}

/**
 * True if the status leaves open whether it was sold. In a column called "Status" every word speaks of the sale, and so does
 * every type of payment.
 */
export const isUnclear = (status: string, label: string, isOfPayments = false): boolean => {
  const words = plainWords(status)
  if (words === '' || isIncomplete(words) || isRefund(words)) return false
  if (isOfPayments && isNoSale(words)) return false
  const isOfStatus = isOfPayments || /\bstatus\b/.test(plainLabel(label))
  return unclear.test(words) || (isOfStatus && !sold.test(words) && !payment.test(words))
}

export type UnclearStatuses = 'counted' | 'left-out'

/**
 * Whether such rows count as sales; undefined if there are none or all rows have the same status, while it is asked, and for
 * a file that was recorded before this was asked.
 */
export const unclearStatuses = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  { isReplay, isOfPayments }: { readonly isReplay: boolean; readonly isOfPayments: boolean },
): UnclearStatuses | undefined => {
  const column = found.get('status')
  if (!column || column.profile.distinct.size < 2) return undefined
  const isAsked = (cell: string): boolean => isUnclear(cell, column.label, isOfPayments)
  if (![...column.profile.distinct.keys()].some(isAsked)) return undefined
  const answer = isReplay ? open.given[statusesQuestion] : open.answers[statusesQuestion]
  if (answer === 'counted' || answer === 'left-out') return answer
  if (isReplay) return undefined
  open.questions.push(
    askMeaning(
      statusesQuestion,
      column,
      [
        ['left-out', 'Not sold, or not yet: left out', () => 'left out'],
        ['counted', 'Sold: counted like the others', () => 'counted'],
      ],
      table.rows,
      isAsked,
    ),
  )
  return undefined
}
