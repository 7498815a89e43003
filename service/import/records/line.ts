/** Records as stored: compact, and equal records are equal texts. */
import { IsoDate, integer } from '#schema/core/scalars'
import { type WorkedOutTax, workedOutTaxes } from '#schema/import/tax-basis'
import type { BookEntry } from '../reading/book-row.ts'
import type { Sale } from '../reading/sale-row.ts'

/** A record of a file: its row, the source's own number, and the rest as one text. */
export type Line = { readonly row: number; readonly id: string | null; readonly content: string }

const blank = null

/** Indexes of a sale's tax, and of how it was determined. */
const taxAt = 3
const markAt = 10
/** A line with a number of sales has one more field than the mark. */
const countedMark = /"[sxw]",\d+\]$/

/** A line with a client ends with a list of one text, as no other line does. */
const clientEnd = '"]]'

/** Omits trailing gaps, because most sources give few fields. */
const textOf = (fields: unknown[]): string => {
  while (fields.length > 0 && fields.at(-1) === blank) fields.pop()
  return JSON.stringify(fields)
}

const amountOf = (cents: bigint | undefined): string | null => (cents === undefined ? blank : String(cents))

const taxMarks: Readonly<Record<WorkedOutTax, string>> = { split: 's', without: 'x', with: 'w' }
const markedTax: ReadonlyMap<unknown, WorkedOutTax> = new Map(
  workedOutTaxes.map((basis) => [taxMarks[basis], basis]),
)

/** Indexes of the tax of an entry of the books, and of how it was determined. */
const entryTaxAt = 7
const entryMarkAt = 8

/** Numbers, because no other line of nine fields ends with one. `told`: from a column. */
const entryMarks: Readonly<Record<WorkedOutTax | 'told', number>> = { told: 1, split: 2, without: 3, with: 4 }
const markedEntry: ReadonlyMap<unknown, WorkedOutTax> = new Map(
  workedOutTaxes.map((basis) => [entryMarks[basis], basis]),
)

const entryMark = ({ tax, taxBasis }: BookEntry): number | null =>
  tax === undefined && taxBasis === undefined ? blank : entryMarks[taxBasis ?? 'told']

/** A sale as a line. */
export const lineOfSale = (row: number, sale: Sale): Line => ({
  row,
  id: sale.id ?? null,
  content: textOf([
    sale.date,
    String(sale.amount),
    sale.minutes ?? blank,
    amountOf(sale.tax),
    amountOf(sale.tip),
    amountOf(sale.giftCard),
    sale.quantity ?? blank,
    sale.category ?? blank,
    sale.item ?? blank,
    sale.channel ?? blank,
    sale.taxBasis === undefined ? blank : taxMarks[sale.taxBasis],
    sale.count ?? blank,
    sale.client === undefined ? blank : [sale.client],
  ]),
})

/** An entry of the books as a line. */
export const lineOfEntry = (row: number, entry: BookEntry): Line => ({
  row,
  id: entry.id ?? null,
  content: textOf([
    entry.date,
    String(entry.direction === 'out' ? -entry.amount : entry.amount),
    entry.account ?? blank,
    entry.details ?? blank,
    entry.from ?? blank,
    entry.hours ?? blank,
    // A reversal of money out is positive, so its sign does not give the direction.
    entry.amount < 0n ? entry.direction : blank,
    amountOf(entry.tax),
    entryMark(entry),
  ]),
})

// Without a codec, because a long file has a million lines.
export const fieldsOf = (content: string): readonly unknown[] => {
  const fields: unknown = JSON.parse(content)
  if (!Array.isArray(fields)) throw new Error('A line is a list of fields.')
  return fields
}

const wholeNumber = integer()
const centsIn = (value: unknown): bigint | undefined =>
  typeof value === 'string' ? BigInt(value) : undefined
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const numberIn = (value: unknown): number | undefined => (wholeNumber.is(value) ? value : undefined)

/** Fields of a sale that figures need. */
export type KeptSale = {
  readonly date: string
  readonly amount: bigint
  readonly minutes: number | undefined
  readonly tax: bigint | undefined
  /** Undefined if there is a tax column. */
  readonly taxBasis: WorkedOutTax | undefined
  readonly tip: bigint | undefined
  readonly giftCard: bigint | undefined
  /** In thousandths. */
  readonly quantity: number | undefined
  /** Number of sales that a row adds up. */
  readonly count: number | undefined
  readonly category: string | undefined
  readonly item: string | undefined
  readonly channel: string | undefined
  /** Who it was for; names leave no kept record. */
  readonly client: string | undefined
}

/** The sale of a line. */
export const saleOfLine = (content: string): KeptSale => {
  const [date, amount, minutes, tax, tip, giftCard, quantity, category, item, channel, basis, count, client] =
    fieldsOf(content)
  return {
    date: String(date),
    amount: centsIn(amount) ?? 0n,
    minutes: numberIn(minutes),
    tax: centsIn(tax),
    taxBasis: markedTax.get(basis),
    tip: centsIn(tip),
    giftCard: centsIn(giftCard),
    quantity: numberIn(quantity),
    count: numberIn(count),
    category: textIn(category),
    item: textIn(item),
    channel: textIn(channel),
    client: Array.isArray(client) ? textIn(client[0]) : undefined,
  }
}

/** Fields of an entry that figures need. */
export type KeptEntry = {
  readonly date: string
  readonly direction: 'in' | 'out'
  readonly amount: bigint
  /** In the amount, with its sign. */
  readonly tax: bigint | undefined
  /** Undefined if a column has the tax, or nothing says a word about it. */
  readonly taxBasis: WorkedOutTax | undefined
  readonly account: string | undefined
  readonly details: string | undefined
  readonly from: IsoDate | undefined
  readonly hours: number | undefined
}

/** Entry in a line. */
export const entryOfLine = (content: string): KeptEntry => {
  const [date, signed, account, details, from, hours, direction, tax, mark] = fieldsOf(content)
  const cents = centsIn(signed) ?? 0n
  const isOut = direction === 'out' || (direction !== 'in' && cents < 0n)
  return {
    date: String(date),
    direction: isOut ? 'out' : 'in',
    amount: isOut ? -cents : cents,
    tax: centsIn(tax),
    taxBasis: markedEntry.get(mark),
    account: textIn(account),
    details: textIn(details),
    from: IsoDate.is(from) ? from : undefined,
    hours: numberIn(hours),
  }
}

const saleMarks: ReadonlySet<string> = new Set(Object.values(taxMarks).map((mark) => `"${mark}"]`))
const entryEnds: ReadonlySet<string> = new Set(Object.values(entryMarks).map((mark) => `,${mark}]`))

/**
 * A line's own content: without tax that was calculated from an answer, and for books without any, because earlier imports
 * did not read it. Two files of a layout have the same rows, whatever the answers.
 */
export const saidInLine = (content: string): string => {
  // Cheap check first, because few layouts have such lines, and long files have many.
  const isEntry = entryEnds.has(content.slice(-3))
  const isCounted = countedMark.test(content)
  const isOfClient = content.endsWith(clientEnd)
  if (!isEntry && !isCounted && !isOfClient && !saleMarks.has(content.slice(-4))) return content
  const fields = [...fieldsOf(content)]
  if (!isCounted && !isOfClient && fields.length !== (isEntry ? entryMarkAt : markAt) + 1) return content
  if (isEntry) fields[entryTaxAt] = blank
  else if (fields[markAt] === taxMarks.split) fields[taxAt] = blank
  fields[isEntry ? entryMarkAt : markAt] = blank
  return textOf(fields)
}

/** Index of the amount: after `["2026-11-03","`. */
export const centsAt = 15

/** The amount at the start of a line, without parsing all of it. */
export const centsOfLine = (content: string): bigint =>
  BigInt(content.slice(centsAt, content.indexOf('"', centsAt)))
