/** Decides whether headings name the accounts of a table. */
import type { Column } from '../assign-roles.ts'
import type { ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel, type Role } from '../roles.ts'

/** Mark of a file that was read by the rules since decision 762. */
export const rulesQuestion = 'rules'

/** Its value for a file whose headings may call the balances with which accounts begin so (decision 873). */
export const laterRules = 'balances-named'

/** Labels of the account on the other side of an entry, which is not the account of the section. */
const otherSide = /^(?:split|contra|other account)\b/

// A deposit is money in on the bank's account and income on another.
const sideWord = /^(?:dr|cr|debits?|credits?)\.?$/i

/** True if headings name the accounts. Refuses amounts whose sign means something else in each section. */
export const areSections = (
  found: Map<Role, Column>,
  { sections: plain = 0, balanceSections = 0, rows }: ReadTable,
  hasBalances: boolean,
): boolean => {
  const sections = hasBalances ? balanceSections : plain
  const account = found.get('account')
  if (sections === 0 || found.has('employee')) return false
  if (account && !otherSide.test(plainLabel(account.label))) return false
  const side = found.get('side')
  const isSided = side !== undefined && rows.some(({ cells }) => sideWord.test(cells[side.at] ?? ''))
  const hasSides = found.has('debit') || found.has('credit') || isSided
  if (!hasSides && sections > 1)
    throw new FileRefused(
      'has accounts with one column of amounts, where plus means money in on one account and money out on another. Export it with debit and credit columns',
    )
  if (hasSides) found.delete('account')
  return hasSides
}

/** Removes a column of people or companies from those of numbers: "Name" is an order's number in some shops only. */
export const dropNames = (found: Map<Role, Column>): void => {
  const id = found.get('id')
  if (!id || plainLabel(id.label) !== 'name') return
  const cells = [...id.profile.distinct.keys()]
  if (cells.filter((cell) => /\d/.test(cell)).length * 2 < cells.length) found.delete('id')
}
