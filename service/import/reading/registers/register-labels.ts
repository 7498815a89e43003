/** Labels of lists of managements, listings and opportunities. */
import type { RegisterKind } from '#schema/import/register-day'
import { plainLabel, rolesNamed } from '../roles.ts'

const address =
  /^(?:(?:rental |full |street |listing |managed )?(?:property|address)(?: address| name)?|properties|premises|unit|listing)$/
const date = '(?: date| on| by)?'

const forms = {
  managements: {
    name: address,
    amount:
      /^(?:(?:current|weekly|fortnightly|monthly|annual|yearly|gross|market|passing) )*rent(?:al)?(?: (?:amount|charge))?(?: (?:a|per|p|every) ?\w+(?: \w+)?| pw| pcm| pm| pa| pf| wk| week| weekly| month| monthly| year| annual| fortnight| fortnightly)?$/,
    second:
      /^(?:(?:management|mgmt|mgt|managing|agency|agent|property management)(?: (?:fees?|commission|rate))+|(?:management|mgmt|mgt) (?:percent|percentage|pct)|fees?|commission)(?: (?:rate|percent|percentage|pct|amount|a week|per week|pw|weekly|pcm|per month|monthly|pa|per year|inc gst|ex gst|incl gst|excl gst))*$/,
    ends: /^(?:(?:lease|tenancy|agreement|fixed term|term) (?:end|ends|ending|expiry|expires|expiration|to|until)(?: date)?|expiry(?: date)?|expires)$/,
    party: /^(?:tenants?|tenanc(?:y|ies)|lessees?|renters?|occupants?)(?: names?)?$/,
    other: /^(?:owners?|landlords?|lessors?|ownership)(?: names?)?$/,
    state: /^(?:status|state|occupancy(?: status)?|occupied|vacant|tenancy status|property status)$/,
    period: /^(?:rent )?(?:frequency|period|cycle|payment frequency|rent period|paid every|paid)$/,
    currency: /^(?:currency|currency code)$/,
  },
  listings: {
    name: address,
    amount:
      /^(?:(?:asking|list|listing|listed|guide|advertised|display) price|price(?: guide| range)?|guide)$/,
    days: /^(?:days on (?:the )?market|dom|days listed|time on market|days active)$/,
    since:
      /^(?:listed|list|date listed|listing date|list date|listed date|listed on|on market(?: date| since)?|campaign start|live(?: date)?)$/,
    other: /^(?:vendors?|sellers?|owners?)(?: names?)?$/,
    state: /^(?:status|state|listing status|stage|campaign status)$/,
    currency: /^(?:currency|currency code)$/,
  },
  pipeline: {
    name: /^(?:deal|opportunity|proposal|lead|pursuit|prospect|bid|engagement)(?: (?:name|title))?$/,
    amount:
      /^(?:(?:deal |opportunity |contract |total |estimated |est |potential )?(?:amount|value|fees?|worth)|(?:estimated|potential|total) revenue|amount in company currency)$/,
    second: /^(?:(?:weighted|forecast|expected)(?: deal)? (?:amount|value|revenue|fees?))$/,
    chance:
      /^(?:(?:win |deal |close )?(?:probability|likelihood|chance|confidence)(?: percent)?|prob|win rate|win percent)$/,
    ends: new RegExp(
      `^(?:(?:expected|estimated|est|forecast|target|anticipated|planned) )?(?:close|closing|decision|award|signing|signature|start)${date}$`,
    ),
    state: /^(?:(?:deal |sales |pipeline |opportunity )?(?:stage|status|phase)|forecast category)$/,
    other: /^(?:account|client|customer|company|organi[sz]ation|contact)(?: name)?$/,
    currency: /^(?:currency|currency code|deal currency)$/,
  },
} as const

/** What a column of such a list may be. */
export type RegisterRole =
  | 'name'
  | 'amount'
  | 'second'
  | 'ends'
  | 'party'
  | 'other'
  | 'state'
  | 'period'
  | 'currency'
  | 'days'
  | 'since'
  | 'chance'

/** Index of the first column of each role among labels. */
export type RegisterPlaces = Readonly<Partial<Record<RegisterRole, number>>>

const placesOf = (kind: RegisterKind, labels: readonly string[]): RegisterPlaces => {
  const own: Readonly<Partial<Record<RegisterRole, RegExp>>> = forms[kind]
  const plain = labels.map(plainLabel)
  const found: { [role in RegisterRole]?: number } = {}
  const taken = new Set<number>()
  for (const role of roles) {
    const form = own[role]
    const at = form ? plain.findIndex((label, place) => !taken.has(place) && form.test(label)) : -1
    if (at < 0) continue
    found[role] = at
    taken.add(at)
  }
  return found
}

/** The value by its chance comes before the value, which some of its labels name, too. */
const roles: readonly RegisterRole[] = [
  'name',
  'second',
  'amount',
  'chance',
  'days',
  'since',
  'ends',
  'party',
  'other',
  'state',
  'period',
  'currency',
]

const ofLease = /\b(?:lease|tenancy|agreement|list(?:ed|ing)?|created|expir\w*|market|birth)\b/i
/** Columns of money that moved: such a table is a ledger of receipts or of settlements. */
const ofReceipts = /\bsettle\w*|\b(?:rent|amount) (?:paid|received|receipted)\b|\breceipts?\b/i

/** True for a column of days on which money moved. */
const isOfPayment = (label: string): boolean =>
  ofReceipts.test(label) || (rolesNamed(label).includes('date') && !ofLease.test(label))

const named = (...all: readonly (number | undefined)[]): number => all.filter((at) => at !== undefined).length

const isManagements = (labels: readonly string[], places: RegisterPlaces): boolean =>
  places.name !== undefined &&
  places.amount !== undefined &&
  named(places.party, places.other, places.second, places.ends) > 0 &&
  !labels.some(isOfPayment)

const isListings = (labels: readonly string[], places: RegisterPlaces): boolean =>
  places.name !== undefined &&
  named(places.days, places.since, places.amount) > 0 &&
  named(places.days, places.since, places.amount, places.state, places.other) > 1 &&
  !labels.some((label) => isOfPayment(label) || /\bcommission\b/i.test(label))

const ofPipeline = /\b(?:deals?|opportunit(?:y|ies)|pipeline|pursuits?|prospects?)\b/i
const ofInvoices = /\b(?:invoice|receipt|docket|order) ?(?:no|number|id)?\b/i

const isPipeline = (labels: readonly string[], places: RegisterPlaces): boolean =>
  places.name !== undefined &&
  places.amount !== undefined &&
  named(places.state, places.chance) > 0 &&
  (places.chance !== undefined ||
    places.second !== undefined ||
    labels.some((label) => ofPipeline.test(label))) &&
  !labels.some((label) => ofInvoices.test(label))

const kinds: readonly (readonly [
  RegisterKind,
  (labels: readonly string[], places: RegisterPlaces) => boolean,
])[] = [
  ['managements', isManagements],
  ['pipeline', isPipeline],
  ['listings', isListings],
]

/** The kind of list that labels are of, with its columns; undefined for any other table. */
export const registerOf = (
  labels: readonly string[],
): { readonly kind: RegisterKind; readonly places: RegisterPlaces } | undefined => {
  for (const [kind, fits] of kinds) {
    const places = placesOf(kind, labels)
    if (fits(labels, places)) return { kind, places }
  }
  return undefined
}
