/** What the status of a row says: sold, not completed, or neither, such as on hold or paid in part, which is asked. */
import type { Column } from '../assign-roles.ts'
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

/** True if the status leaves open whether it was sold. In a column called "Status" every word speaks of the sale. */
export const isUnclear = (status: string, label: string): boolean => {
  const words = status.replaceAll('_', ' ').trim()
  if (words === '' || isIncomplete(words) || isRefund(words)) return false
  return unclear.test(words) || (/\bstatus\b/.test(plainLabel(label)) && !sold.test(words))
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
  isReplay: boolean,
): UnclearStatuses | undefined => {
  const column = found.get('status')
  if (!column || column.profile.distinct.size < 2) return undefined
  const isAsked = (cell: string): boolean => isUnclear(cell, column.label)
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
