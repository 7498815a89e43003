/** Whether money in on an account is what a business earns, by the words of its name. */
import type { AccountMoney } from '#schema/import/days'
import { costKind } from './cost-kind.ts'

const earnedWords =
  /\b(?:sales?|revenues?|income|turnover|takings|earnings|fees?|commissions?|invoic(?:es|ed|ing)|billings?|billed|retainers?|consult\w*|services?|subscriptions?|memberships?|tuition|training|bookings?|trading|progress claims?|donations?|rents? received|rental)\b/i

// Money that is owed or held, moved or given, and gains on the side. Names of things alone say nothing, since a dealer sells
// vehicles and an accountant tax returns.
const otherWords = new RegExp(
  [
    String.raw`\b(?:money in|interest|dividends?|distributions?|grants?|subsid(?:y|ies)|incentives?|credits?|capital|equity|shares)\b`,
    String.raw`\b(?:drawings?|transfers?|gst|vat|ato|refunds?|rebates?|cash ?back|deposits?|bonds?|unearned|deferred|prepaid)\b`,
    String.raw`\b(?:in advance|gains?|accrued|provisions?|control|suspense|clearing|opening|retained|receivables?|payables?)\b`,
    String.raw`\b(?:debtors?|creditors?|other income|sundry|misc\w*|gift (?:cards?|vouchers?)|income protection|insurance claims?)\b`,
    String.raw`\b(?:reimburse\w*|recover(?:ed|ies)|cost of|costs?|expenses?|foreign exchange|currency|payouts? from insurance)\b`,
    String.raw`\b(?:sales|income|company|payroll|land) tax\b|\btax (?:payable|collected|withheld)\b|^bas\b`,
    String.raw`\bloans?\b(?! (?:commissions?|fees?|servic\w+))|\b(?:funds?|money) (?:in|introduced)\b`,
    String.raw`\bsale of (?:\w+ )?(?:assets?|equipment|vehicles?|property|plant)\b|\btrust (?:account|money|funds?|receipts)\b`,
    String.raw`\b(?:bank|cheque|savings|transaction|card) accounts?\b`,
  ].join('|'),
  'i',
)

// An account named by a company or an office is a payer or a payee, whatever they sell.
const parties =
  /\b(?:pty|ltd|limited|inc|llc|plc|gmbh|services australia|inland revenue|revenue (?:office|nsw|sa)|centrelink)\b/i

const contraWords = /\b(?:returns?|refunds?|discounts?|allowances?|credit notes?|rebates?)\b/i
const ofSales =
  /\b(?:sales?|customers?|clients?|given|allowed|granted|issued|inwards?|fees?|revenue|income)\b/i

/** `unclear`: a name that says neither, such as that of a customer. */
export type IncomeKind = 'earned' | 'other' | 'unclear'

/** What money in on an account is. In a statement, the section already says that it is income. */
export const incomeKind = ({ account, from }: Pick<AccountMoney, 'account' | 'from'>): IncomeKind => {
  if (otherWords.test(account)) return 'other'
  if (from !== undefined) return 'earned'
  if (parties.test(account)) return 'unclear'
  if (earnedWords.test(account)) return 'earned'
  // A name of a cost says nothing about money in: a cleaner earns with cleaning, an agent with a rent roll.
  return costKind(account) === undefined ? 'other' : 'unclear'
}

/** True for an account that lowers the income: returns of customers, discounts given. */
export const isContra = (account: string): boolean => contraWords.test(account) && ofSales.test(account)
