/** The cells of a row in a layout. */
import { dateText, decimal, moneyText, type Style, timeText } from './style.ts'
import type { Fact } from './truth.ts'
import { inZone } from './truth.ts'

/** A fact with what its place in the file adds to it. */
export type Placed = { readonly fact: Fact; readonly balance: bigint; readonly at: number }

const out = ({ direction, cents }: Fact): bigint => (direction === 'out' ? cents : 0n)
const into = ({ direction, cents }: Fact): bigint => (direction === 'in' ? cents : 0n)
const fee = ({ cents }: Fact): bigint => cents / 37n
const payg = ({ cents }: Fact): bigint => cents / 5n

const amounts: { readonly [field: string]: ((placed: Placed) => bigint) | undefined } = {
  whole: ({ fact }) => fact.cents,
  net: ({ fact }) => fact.cents - fact.tax,
  tax: ({ fact }) => fact.tax,
  tip: ({ fact }) => fact.tip,
  'with-tip': ({ fact }) => fact.cents + fact.tip,
  fee: ({ fact }) => fee(fact),
  'minus-fee': ({ fact }) => -fee(fact),
  'whole-less-fee': ({ fact }) => fact.cents - fee(fact),
  'with-tip-less-fee': ({ fact }) => fact.cents + fact.tip - fee(fact),
  more: ({ fact }) => fact.cents + 1000n,
  unit: ({ fact }) => fact.cents / BigInt(fact.quantity),
  zero: () => 0n,
  out: ({ fact }) => out(fact),
  in: ({ fact }) => into(fact),
  'minus-out': ({ fact }) => -out(fact),
  signed: ({ fact }) => into(fact) - out(fact),
  turned: ({ fact }) => out(fact) - into(fact),
  balance: ({ balance }) => balance,
  payg: ({ fact }) => payg(fact),
  'minus-payg': ({ fact }) => -payg(fact),
  pay: ({ fact }) => fact.cents - payg(fact),
  super: ({ fact }) => fact.super,
}

const weekLater = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10)

/** Day and minutes as a column has them: in the time zone of the business, or in UTC if its label says so. */
const momentOf = (fact: Fact, isUtc: boolean) => (isUtc ? inZone(fact.utc, 'UTC') : fact)

const texts: {
  readonly [field: string]: ((placed: Placed, style: Style, isUtc: boolean) => string) | undefined
} = {
  date: ({ fact }, style) => dateText(fact.date, style.date),
  later: ({ fact }, style) => dateText(weekLater(fact.date), style.date),
  time: ({ fact }, style) => timeText(fact.minutes, style.time),
  moment: ({ fact }, style, isUtc) => {
    const { date, minutes } = momentOf(fact, isUtc)
    return `${dateText(date, style.date === 'compact' ? 'iso' : style.date)} ${timeText(minutes, style.time)}`
  },
  stamp: ({ fact }) => new Date(fact.utc).toISOString(),
  offset: ({ fact }) => {
    const local = Date.parse(`${fact.date}T00:00:00Z`) + fact.minutes * 60_000
    const ahead = (local - fact.utc) / 3_600_000
    return `${fact.date} ${timeText(fact.minutes, '24s')} +${String(ahead).padStart(2, '0')}00`
  },
  id: ({ fact }) => fact.id,
  order: ({ fact }) => `#${fact.id}`,
  item: ({ fact }) => fact.item,
  category: ({ fact }) => fact.category,
  quantity: ({ fact }) => String(fact.quantity),
  account: ({ fact }) => fact.account,
  details: ({ fact }) => fact.details,
  employee: ({ fact }) => fact.employee,
  hours: ({ fact }, style) =>
    decimal(BigInt(fact.hours), { ...style, fixed: true, wholeDollars: false, thousands: '' }),
  side: ({ fact }) => (fact.direction === 'out' ? 'DR' : 'CR'),
  zone: ({ fact }) => fact.timeZone.replace('Australia/', ''),
  code: ({ fact }) => (fact.tax === 0n ? 'FRE' : 'GST'),
  rate: ({ fact }) => (fact.tax === 0n ? '0%' : '10%'),
  points: ({ at }) => String((at * 7) % 23),
  row: ({ at }) => String(at + 1),
}

/** A cell; `empty` is how the file writes a missing amount. */
export const cellText = (
  { label, field }: { readonly label: string; readonly field: string },
  placed: Placed,
  style: Style,
  empty: string,
): string => {
  if (field.startsWith("'"))
    return field.slice(1, -1).replace(/^(\d+)\.(\d\d)$/, `$1${style.mark === 'comma' ? ',' : '.'}$2`)
  const text = texts[field]
  if (text) return text(placed, style, /utc/i.test(label))
  const cents = amounts[field.replace('?', '')]?.(placed)
  if (cents === undefined) throw new Error(`There is no field ${field}.`)
  return field.endsWith('?') && cents === 0n ? empty : moneyText(cents, style)
}
