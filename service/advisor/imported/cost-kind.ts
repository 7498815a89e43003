/** Kind of cost of an account, by the words of its name. */
import type { ExpenseKind } from '#schema/kpi/kpi'
import { goodsNamed, isOtherCost } from './cost-words.ts'

// Transfers, collected tax and profit distributions are not costs.
const noCost =
  /\b(?:transfers?|drawings?|dividends?|loan (?:principal|repayments?)|gst|bas|paye?g|withholding|income tax|company tax|ato|clearing|suspense)\b/i

/** Kind of an account; undefined for money that moves without being a cost. */
export type KindOf = (account: string) => ExpenseKind | undefined

type Words = readonly (readonly [ExpenseKind, RegExp])[]

const kinds: Words = [
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

/** Further words of a kind. Those of goods come last, since a thing may be bought to keep, or name a supplier of anything. */
const further: Words = [
  [
    'premises',
    /\b(?:landlord|energy|electric|lighting|heating|cleaners?|pest|waste (?:collection|removal|management|disposal)|rubbish|bins?|skip bins?|(?<!(?:penalty|hourly|day|pay) )rates|land tax|security(?! deposit)|storage|warehous\w+|air ?con\w*|plumb\w+|electricians?|garden\w*|lawn\w*|laundry|locksmith)\b/i,
  ],
  [
    'marketing',
    /\b(?:ads?|adverts?|ad ?words|seo|social media|meta ads|tik ?tok|linked ?in|fl[iy]ers?|leaflets?|brochures?|letter ?box|campaigns?|sponsor\w*|branding|public relations|trade shows?|conferences?|portals?|listings?|mail ?outs?|mailchimp)\b/i,
  ],
  [
    'staff',
    /\b(?:baristas?|chefs?|cooks?|kitchen ?hands?|wait(?:ers?|ress(?:es)?|staff)|apprentices?|trainees?|casuals?|crew|labou?r|overtime|penalt(?:y|ies) rates?|bonus(?:es)?|leave loading|long service|directors?['’]? fees?|subbies|subbie|freelancers?|locums?|recruit\w*|penalty rates)\b/i,
  ],
]

/** Things that last are bought to keep, unless a word above says otherwise. */
const kept =
  /\b(?:machines?|ovens?|fridges?|freezers?|equipment|furniture|vehicles?|utes?|vans?|trucks?|computers?|laptops?|tools?|fit ?outs?|renovations?|buildings?|assets?)\b/i

const kindIn = (words: Words, account: string): ExpenseKind | undefined =>
  words.find(([, form]) => form.test(account))?.[0]

/** Kind that is certain enough to tell a cost from things bought to keep and from wages without tax. */
export const plainCostKind = (account: string): ExpenseKind | undefined => {
  const kind = kindIn(kinds, account)
  if (kind) return kind
  return noCost.test(account) ? undefined : 'other'
}

/** Kind that a name says; undefined if it says none, or that it is no cost. */
const saidKind = (account: string): ExpenseKind | undefined => {
  const kind = kindIn(kinds, account)
  if (kind || noCost.test(account)) return kind
  return (
    kindIn(further, account) ??
    (isOtherCost(account) ? 'other' : undefined) ??
    (!kept.test(account) && goodsNamed(account) ? 'supplies' : undefined)
  )
}

/** Kind of an account; undefined for money that moves without being a cost. */
export const costKind = (account: string): ExpenseKind | undefined =>
  saidKind(account) ?? plainCostKind(account)

/** True if nothing in the name says the kind, so that it counts as `other` until somebody says what it is. */
export const isUnsureKind = (account: string): boolean =>
  saidKind(account) === undefined && plainCostKind(account) !== undefined
