/** Kind of cost of an account, by the words of its name. */
import type { ExpenseKind } from '#schema/kpi/kpi'

// Transfers, collected tax and profit distributions are not costs.
const noCost =
  /\b(?:transfers?|drawings?|dividends?|loan (?:principal|repayments?)|gst|bas|paye?g|withholding|income tax|company tax|ato|clearing|suspense)\b/i

const kinds: readonly (readonly [ExpenseKind, RegExp])[] = [
  [
    'staff',
    /\b(?:wages?|salar(?:y|ies)|payroll|pay ?runs?|(?:team|crew|staff|weekly|fortnight(?:ly)?|monthly|casual|holiday)(?:['’]s?)? pays?|super(?:annuation)?|staff|employees?|work ?cover|workers.? comp\w*|annual leave|contractors?|subcontractors?)\b/i,
  ],
  [
    'supplies',
    /\b(?:cost of (?:sales|goods(?: sold)?)|cogs|purchases?|stock|inventory|ingredients?|suppl(?:y|ies)|materials?|packaging|freight|coffee|milk|produce|bakery|food|beverages?)\b/i,
  ],
  [
    'premises',
    /\b(?:rent|lease|outgoings|electricity|power|gas|water|council|utilit(?:y|ies)|cleaning|repairs?|maintenance|premises|body corporate|strata)\b/i,
  ],
  [
    'marketing',
    /\b(?:marketing|advertis\w+|promotions?|google ads|facebook|instagram|signage|sponsorship)\b/i,
  ],
]

/** Kind of an account; undefined for money that moves without being a cost. */
export const costKind = (account: string): ExpenseKind | undefined => {
  const [kind] = kinds.find(([, words]) => words.test(account)) ?? []
  if (kind) return kind
  return noCost.test(account) ? undefined : 'other'
}
