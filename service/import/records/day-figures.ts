/** The figures of a day, from its records. */
import { decodeOrThrow } from '#schema/core/decode'
import { type AccountMoney, BooksDay, SalesDay } from '#schema/import/days'
import { type TaxBasis, taxBases } from '#schema/import/tax-basis'
import { costKind, isUnsureKind } from '../../advisor/imported/cost-kind.ts'
import { decimalText } from '../reading/money.ts'
import type { LiveRecord } from './blocks.ts'
import { entryOfLine, type KeptEntry, type KeptSale, saleOfLine } from './line.ts'

/** What the business keeps of a sale: without tax, tips and gift cards if the source tells them apart. */
const revenueOf = ({ amount, tax = 0n, tip = 0n, giftCard = 0n }: KeptSale): bigint =>
  amount - tax - tip - giftCard

type Sum = { readonly gross: bigint; readonly revenue: bigint; readonly sales: number }

const sumPart = (sales: readonly KeptSale[], part: 'tax' | 'tip' | 'giftCard'): bigint | undefined =>
  sales.some((sale) => sale[part] !== undefined)
    ? sales.reduce((sum, sale) => sum + (sale[part] ?? 0n), 0n)
    : undefined

/** How the tax of records was determined. A source with a tax column may leave cells empty. */
export const taxBasisOf = (records: readonly Pick<KeptSale, 'tax' | 'taxBasis'>[]): readonly TaxBasis[] => {
  const bases = new Set<TaxBasis>(records.flatMap(({ taxBasis }) => taxBasis ?? []))
  const others = records.filter(({ taxBasis }) => taxBasis === undefined)
  if (others.length > 0) bases.add(others.some(({ tax }) => tax !== undefined) ? 'told' : 'untold')
  return taxBases.filter((basis) => bases.has(basis))
}

type Known = { readonly id: string | null; readonly sale: KeptSale }

/** Number of orders: lines with one number are one order, refunds are none. */
const ordersIn = (records: readonly Known[]): number => {
  const ids = new Set<string>()
  let plain = 0
  for (const { id, sale } of records) {
    if (sale.count !== undefined) {
      plain += sale.count
      continue
    }
    if (sale.amount <= 0n) continue
    if (id === null) plain += 1
    else ids.add(id)
  }
  return plain + ids.size
}

const sumOf = (records: readonly Known[]): Sum => ({
  gross: records.reduce((sum, { sale }) => sum + sale.amount, 0n),
  revenue: records.reduce((sum, { sale }) => sum + revenueOf(sale), 0n),
  sales: ordersIn(records),
})

/** True for rows that are daily totals, as in a till's daily report: no number, time or item, and each category once. */
const areSums = (records: readonly Known[]): boolean => {
  if (records.some(({ id, sale }) => id !== null || sale.minutes !== undefined || sale.item !== undefined))
    return false
  const subjects = new Set(records.map(({ sale }) => sale.category ?? ''))
  return subjects.size === records.length
}

/** True if nothing says how many sales the rows are. A customer of two categories is in the number of each. */
const areUncounted = (records: readonly Known[]): boolean => {
  const others = records.filter(({ sale }) => sale.count === undefined)
  if (others.length > 0) return areSums(others)
  const isGrouped = ({ sale }: Known) => sale.category !== undefined || sale.item !== undefined
  return records.length > 1 && records.some(isGrouped)
}

/** Sales of a day. */
export const salesOfDay = (records: readonly LiveRecord[]): SalesDay => {
  const all = records.map((record) => ({
    id: record.id === null ? null : `${record.source} ${record.id}`,
    sale: saleOfLine(record.content),
  }))
  const { gross, revenue, sales } = sumOf(all)
  const known = all.map(({ sale }) => sale)
  const [tax, tips, giftCards] = [sumPart(known, 'tax'), sumPart(known, 'tip'), sumPart(known, 'giftCard')]
  const byHour = new Map<number, (typeof all)[number][]>()
  for (const one of all) {
    if (one.sale.minutes === undefined) continue
    const hour = Math.floor(one.sale.minutes / 60)
    const held = byHour.get(hour)
    if (held) held.push(one)
    else byHour.set(hour, [one])
  }
  const hasHours = known.every(({ minutes }) => minutes !== undefined)
  const hours = [...byHour].sort(([one], [other]) => one - other)
  return decodeOrThrow(
    SalesDay,
    {
      gross: decimalText(gross),
      revenue: decimalText(revenue),
      ...(tax === undefined ? {} : { tax: decimalText(tax) }),
      ...(tips === undefined ? {} : { tips: decimalText(tips) }),
      ...(giftCards === undefined ? {} : { giftCards: decimalText(giftCards) }),
      ...(known.some(({ taxBasis }) => taxBasis !== undefined) ? { taxBasis: taxBasisOf(known) } : {}),
      ...(areUncounted(all) ? {} : { sales }),
      ...(hasHours
        ? {
            hours: hours.map(([hour, held]) => {
              const sum = sumOf(held)
              return { hour, sales: sum.sales, revenue: decimalText(sum.revenue) }
            }),
          }
        : {}),
    },
    'The sales of a day',
  )
}

const described = {
  staff: 'Staff',
  supplies: 'Supplies',
  premises: 'Premises',
  marketing: 'Marketing',
  other: 'Other',
} as const

/** Account of an entry. Descriptions may name people, who must not be in an event, so only their kind of cost is used. */
const nameOf = ({ account, details = '', direction }: KeptEntry): string => {
  if (account !== undefined) return account
  if (direction === 'in') return 'Money in'
  if (isUnsureKind(details)) return 'Unclear payments'
  const kind = costKind(details)
  return kind === undefined ? 'Transfers' : described[kind]
}

/** Accounts listed per day; the rest is summed. */
const maxAccounts = 200

type AccountSum = Pick<KeptEntry, 'direction' | 'from' | 'tax'> & {
  account: string
  amount: bigint
  hours: number
}

/** Movements of a day, by account. */
export const booksOfDay = (records: readonly LiveRecord[]): BooksDay => {
  const sums = new Map<string, AccountSum>()
  const entries = records.map(({ content }) => entryOfLine(content))
  for (const entry of entries) {
    const { direction, from } = entry
    const own = JSON.stringify([nameOf(entry), direction, from ?? ''])
    const isListed = sums.has(own) || sums.size < maxAccounts
    const account = isListed ? nameOf(entry) : 'Others'
    const key = isListed ? own : JSON.stringify([account, direction, from ?? ''])
    const sum: { -readonly [K in keyof AccountSum]: AccountSum[K] } = sums.get(key) ?? {
      account,
      direction,
      from,
      tax: undefined,
      amount: 0n,
      hours: 0,
    }
    sum.amount += entry.amount
    if (entry.tax !== undefined) sum.tax = (sum.tax ?? 0n) + entry.tax
    sum.hours += entry.hours ?? 0
    sums.set(key, sum)
  }
  const accounts = [...sums.values()].map(({ account, direction, amount, tax, from, hours }) => ({
    account,
    direction,
    amount: decimalText(amount),
    ...(tax === undefined ? {} : { tax: decimalText(tax) }),
    ...(from === undefined ? {} : { from }),
    ...(hours === 0 ? {} : { hours: decimalText(BigInt(hours)) }),
  }))
  const paid = entries.filter(({ direction }) => direction === 'out')
  const isTold = paid.some(({ tax, taxBasis }) => tax !== undefined || taxBasis !== undefined)
  return decodeOrThrow(
    BooksDay,
    { accounts, ...(isTold ? { taxBasis: taxBasisOf(paid) } : {}) },
    'The books of a day',
  )
}

/** Sum of the money in one direction. */
export const moneyIn = (accounts: readonly AccountMoney[], direction: 'in' | 'out'): bigint =>
  accounts.reduce(
    (sum, one) => (one.direction === direction ? sum + BigInt(one.amount.replace('.', '')) : sum),
    0n,
  )
