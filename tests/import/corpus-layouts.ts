/**
 * Layouts of files as tills, shops, banks and ledgers export them, from labels and formats that their makers have published.
 * A column is its label and what its cells hold: a field of the true record, or a quoted text.
 */
import { decimalText } from '../../service/import/reading/money.ts'
import lines from './corpus-layouts.json' with { type: 'json' }

/** A movement of money in a file: a sale, or an entry in the books. */
export type Truth = {
  readonly date: string
  readonly minutes: number
  readonly id: string
  readonly cents: bigint
  readonly tax: bigint
  readonly item: string
  readonly category: string
  readonly quantity: number
  readonly direction: 'in' | 'out'
}

/** How a file writes its dates, figures and cells. */
export type Style = {
  readonly date: 'iso' | 'dmy' | 'mdy' | 'dmy2' | 'named'
  readonly mark: 'point' | 'comma'
  readonly thousands: boolean
  readonly negative: 'minus' | 'parentheses'
  readonly currency: boolean
  readonly delimiter: ',' | ';' | '\t'
}

export const usual: Style = {
  date: 'dmy',
  mark: 'point',
  thousands: false,
  negative: 'minus',
  currency: false,
  delimiter: ',',
}

export type Layout = {
  readonly name: string
  readonly kind: 'sales' | 'books'
  /** Undefined for a file that begins with its first row of data. */
  readonly labels: readonly string[] | undefined
  /** Cells of a row; `balance` is the balance after it. */
  readonly cells: (truth: Truth, style: Style, balance: bigint) => readonly string[]
  readonly style: Partial<Style>
  /** Questions whose answers cannot be found in the file. */
  readonly asks: readonly string[]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dateText = (date: string, style: Style): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  const forms: Readonly<Record<Style['date'], string>> = {
    iso: date,
    dmy: `${day}/${month}/${year}`,
    mdy: `${month}/${day}/${year}`,
    dmy2: `${Number(day)}/${Number(month)}/${year.slice(2)}`,
    named: `${Number(day)} ${months[Number(month) - 1]} ${year}`,
  }
  return forms[style.date]
}

/** An amount in a style's format. */
export const money = (cents: bigint, style: Style): string => {
  const [whole = '', places = ''] = decimalText(cents < 0n ? -cents : cents).split('.')
  const grouped = style.thousands
    ? whole.replace(/\B(?=(\d{3})+$)/g, style.mark === 'point' ? ',' : '.')
    : whole
  const text = `${style.currency ? '$' : ''}${grouped}${style.mark === 'point' ? '.' : ','}${places}`
  if (cents >= 0n) return text
  return style.negative === 'minus' ? `-${text}` : `(${text})`
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const outOf = ({ cents, direction }: Truth): bigint => (direction === 'out' ? cents : 0n)
const into = ({ cents, direction }: Truth): bigint => (direction === 'in' ? cents : 0n)

/** Above zero for money in. */
export const signed = (truth: Truth): bigint => into(truth) - outOf(truth)

const amounts: Readonly<Record<string, (truth: Truth, balance: bigint) => bigint>> = {
  whole: ({ cents }) => cents,
  net: ({ cents, tax }) => cents - tax,
  tax: ({ tax }) => tax,
  zero: () => 0n,
  out: outOf,
  in: into,
  'minus-out': (truth) => -outOf(truth),
  signed,
  balance: (_, balance) => balance,
}

const texts: Readonly<Record<string, (truth: Truth, style: Style) => string>> = {
  date: ({ date }, style) => dateText(date, style),
  time: ({ minutes }) => clock(minutes),
  moment: ({ date, minutes }, style) => `${dateText(date, style)} ${clock(minutes)}`,
  offset: ({ date, minutes }, style) => `${dateText(date, style)} ${clock(minutes)}:00 +1000`,
  id: ({ id }) => id,
  order: ({ id }) => `#${id}`,
  item: ({ item }) => item,
  category: ({ category }) => category,
  quantity: ({ quantity }) => String(quantity),
  side: ({ direction }) => (direction === 'out' ? 'Debit' : 'Credit'),
}

/** "whole" is the amount, "out?" is empty if there is nothing to show, "'Paid'" is always the same text. */
const cellOf = (field: string, truth: Truth, style: Style, balance: bigint): string => {
  if (field.startsWith("'")) return field.slice(1, -1)
  const text = texts[field]
  if (text) return text(truth, style)
  const cents = amounts[field.replace('?', '')]?.(truth, balance)
  if (cents === undefined) throw new Error(`no field ${field}`)
  return field.endsWith('?') && cents === 0n ? '' : money(cents, style)
}

type Line = {
  readonly name: string
  readonly kind: string
  readonly columns: readonly (readonly string[])[]
  readonly style?: { readonly [key: string]: unknown }
  readonly asks?: readonly string[]
}

const layoutOf = ({ name, kind, columns, style, asks }: Line): Layout => ({
  name,
  kind: kind === 'books' ? 'books' : 'sales',
  labels: columns.every(([label]) => label === '') ? undefined : columns.map(([label = '']) => label),
  cells: (truth, own, balance) => columns.map(([, field = '']) => cellOf(field, truth, own, balance)),
  style: style ?? {},
  asks: asks ?? [],
})

export const layouts: readonly Layout[] = lines.map(layoutOf)
