/** Which file to bring from the system that holds it: sales from a till, costs from a ledger, both from a bank. */
import type { TalkPlan } from '#schema/advisor/fact-plans'
import { type Line, say } from '../line.ts'
import { monthWords } from '../questions/lexicon/calendar.ts'

type Kind = 'till' | 'shop' | 'payments' | 'bookings' | 'ledger' | 'bank'

/** Systems whose exports are read without help, by kind; a name is written as its maker writes it. */
const systems: readonly (readonly [kind: Kind, names: readonly string[]])[] = [
  ['till', ['Square', 'Lightspeed', 'Kounta', 'Vend', 'Clover', 'Toast', 'Impos', 'Idealpos', 'Redcat']],
  ['shop', ['Shopify', 'WooCommerce', 'Eventbrite']],
  ['payments', ['Stripe', 'PayPal']],
  ['bookings', ['Fresha', 'Mindbody']],
  ['ledger', ['Xero', 'MYOB', 'QuickBooks', 'Reckon']],
  ['bank', ['CommBank', 'Westpac', 'NAB', 'ANZ', 'ING', 'Bendigo', 'Suncorp', 'Macquarie']],
]

const exportsOf: Readonly<Record<Kind, (name: string) => Line | undefined>> = {
  till: (name) =>
    say`From ${name}, export the sales report with a row for each sale or each item sold: its date and time, and what was paid.`,
  shop: (name) =>
    say`From ${name}, export the orders as CSV: a row for each order, with its date and time, its total and its tax.`,
  payments: (name) =>
    say`From ${name}, export the payments as CSV: a row for each, with its date and time, its amount and its fee.`,
  bookings: (name) =>
    say`From ${name}, export the sales report as CSV: a row for each sale, with its date and what was paid.`,
  ledger: (name) =>
    say`From ${name}, export the account transactions or the general ledger, as CSV or Excel: a row for each entry, with its date, account and amount. That brings in your costs.`,
  bank: (name) =>
    say`From ${name}, export the transactions of the business account as CSV, with the balance if it offers one. That brings in what was paid and received and, with the balance, your runway.`,
}

const anyExport = say`Any export will do, as long as each row has a date and an amount: a sales report from the till, or the ledger for costs.`

const howToImport = [
  say`Choose it under Imports, as CSV or Excel. Two years is best; one month will do.`,
  say`Jarvin asks about anything that isn’t clear, and shows the weeks that would change before it records anything.`,
]

const namesOf = new Map(systems.flatMap(([, names]) => names).map((name) => [name.toLowerCase(), name]))
const kindOf = (name: string): Kind | undefined => systems.find(([, names]) => names.includes(name))?.[0]

/** Names that are English words too, and names of months, need the capital. */
const ordinary = new Set(['square', 'toast', 'vend', 'clover', 'reckon', 'ing', 'impos'])
const months = new Set(monthWords.flat())

const files = new Set(['file', 'report', 'export', 'csv', 'spreadsheet', 'format', 'statement'])
const contents = new Set([...files, 'sale', 'figure', 'number', 'data', 'record', 'cost', 'transaction'])
const exporting = new Set(['export', 'download', 'upload', 'import'])
const fetching = new Set(['need', 'want', 'take', 'use', 'get', 'bring', 'pull', 'load', 'send', 'give'])
const possible = new Set(['do', 'does', 'should', 'can', 'could', 'must', 'to'])
const asks = /^(?:which|what|where|can|could|how (?!much|many))/

/**
 * Talk about the file that is needed from a system: asked is what to do, not what was done, and how it is exported or its
 * contents brought here. A system that is not known counts only where a file is asked for. Undefined for any other message.
 */
export const sourceFileAsked = (text: string): TalkPlan | undefined => {
  const written = text.match(/[\p{L}\d]+/gu) ?? []
  const words = written.map((word) => word.toLowerCase())
  const isCapital = (at: number) => /^\p{Lu}/u.test(written[at] ?? '')
  const from = words.findIndex((word, at) => word === 'from' || (word === 'of' && words[at - 1] === 'out'))
  const told = words.slice(0, from).map((word) => word.replace(/(?<=..)s$/, ''))
  const says = (set: ReadonlySet<string>) => told.some((word) => set.has(word))
  if (from < 0 || !asks.test(words.join(' ')) || !says(possible)) return undefined
  const known = words.flatMap((word, at) =>
    at < from || (ordinary.has(word) && !isCapital(at) && !says(files)) ? [] : (namesOf.get(word) ?? []),
  )[0]
  const isMoved = says(exporting) || (says(fetching) && says(contents))
  const system =
    known ??
    (says(files) && isCapital(from + 1) && !months.has(words[from + 1] ?? '')
      ? words[from + 1]?.slice(0, 60)
      : undefined)
  return isMoved && system !== undefined
    ? { operator: 'talk', about: 'product', topic: 'import', words: [system] }
    : undefined
}

/** What to export from a system, and how it is brought in. */
export const saySourceFile = (name: string): readonly (Line | undefined)[] => {
  const kind = kindOf(name)
  return [kind ? exportsOf[kind](name) : anyExport, ...howToImport]
}
