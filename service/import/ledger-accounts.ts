/** What the accounts of a general ledger count as, so that a person sees it before a file is recorded. */
import type { LedgerAccounts } from '#schema/import/preview'
import type { AccountAnswers } from '../advisor/imported/account-answers.ts'
import { profitAndLoss } from '../advisor/imported/general-ledger.ts'
import type { ImportedDay } from '../advisor/imported/imported-weeks.ts'
import { accountsIn, bookedIn, withoutClosing } from '../advisor/imported/income-accounts.ts'
import type { OpenFile } from './reading/open-file.ts'
import { FileRefused } from './reading/refused.ts'

/** Most accounts that are named of each kind. */
const maxNames = 200

/** Undefined for books that are no general ledger. `days` are all days on record. */
export const ledgerAccounts = (
  days: readonly ImportedDay[],
  answers: AccountAnswers,
): LedgerAccounts | undefined => {
  const ledger = profitAndLoss(days, answers)
  if (!ledger) return undefined
  const { costs, unclear, held, isWithoutTax } = ledger
  const hasSales = days.some(({ kind }) => kind === 'sales')
  const { accounts } = accountsIn(withoutClosing(bookedIn(ledger.days)), answers)
  const some = (names: Iterable<string>) => [...names].slice(0, maxNames)
  return {
    costs: some(costs),
    unclear: some(unclear),
    left: some(held),
    isWithoutTax,
    ...(hasSales ? {} : { sales: some(accounts) }),
  }
}

/** Refuses both sides of each entry without the accounts that tell them apart: every amount would count twice. */
export const checkLedger = ({ layout }: OpenFile, isLedger: boolean): void => {
  if (!isLedger || !layout || layout.isInSections || layout.places.account !== undefined) return
  throw new FileRefused(
    'has both sides of its entries, but no account that tells them apart. Export it with the account in each row, or in a heading above its rows',
  )
}
