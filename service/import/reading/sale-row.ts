/** A row of sales: what one customer paid for one item or order. */
import type { IsoDate } from '#schema/core/scalars'
import type { WorkedOutTax } from '#schema/import/tax-basis'
import { countOf } from './columns/count-cell.ts'
import { timesQuantity } from './columns/times-quantity.ts'
import { type NoSale, whyLeftOut } from './columns/why-left-out.ts'
import { discountIn, lessDiscount } from './discount/less-discount.ts'
import type { Cents } from './money.ts'
import { isRefund } from './money-direction.ts'
import {
  CellFault,
  cellOf,
  centsIn,
  checkCurrency,
  idOf,
  momentOf,
  type RowContext,
  sideIn,
  textOf,
} from './read-row.ts'
import type { SourceRow } from './source-row.ts'
import { codeOf } from './tax/row-code.ts'
import { taxOfAmount } from './tax/tax-included.ts'
import { rateOn } from './tax/tax-rates.ts'
import { taxOfRow } from './tax/tax-sign.ts'

/** A sale in a file. Amounts include tax and tips if the source tells them apart; refunds are negative. */
export type Sale = {
  readonly date: IsoDate
  /** Minutes since midnight, in the workspace's zone. */
  readonly minutes?: number
  readonly amount: Cents
  readonly tax?: Cents
  /** How the tax was determined without a tax column. */
  readonly taxBasis?: WorkedOutTax
  readonly tip?: Cents
  readonly giftCard?: Cents
  /** In thousandths. */
  readonly quantity?: number
  /** Number of sales that a row adds up. */
  readonly count?: number
  readonly category?: string
  readonly item?: string
  readonly channel?: string
  /** Who it was for. */
  readonly client?: string
  /** The source's own number, shared by all lines of an order. */
  readonly id?: string
}

const quantityOf = (context: RowContext, row: SourceRow): number | undefined => {
  const cell = cellOf(context, row, 'quantity')
  if (cell === '') return undefined
  const isComma = context.layout.marks[context.layout.places.quantity ?? -1] === 'comma'
  const plain = (isComma ? cell.replaceAll('.', '').replace(',', '.') : cell.replaceAll(',', '')).replace(
    /\s/g,
    '',
  )
  if (!/^[-−]?\d{1,9}(?:\.\d{1,6})?$/.test(plain)) throw new CellFault('quantity', 'not a quantity')
  return Math.round(Number(plain.replace('−', '-')) * 1000)
}

/** An amount less the row's discount. */
const withoutDiscount = (context: RowContext, row: SourceRow, whole: Cents): Cents => {
  const { discount, marks, places } = context.layout
  if (!discount) return whole
  const off = discountIn(cellOf(context, row, 'discount'), marks[places.discount ?? -1] ?? 'point')
  if (off === undefined) return whole
  if (off === 'fault') throw new CellFault('discount', 'not a discount')
  if (whole > 0n && off.cents < 0n !== discount.isBelowZero)
    throw new CellFault('discount', 'has another sign than the other discounts')
  const rest = lessDiscount(whole, off, discount.is, quantityOf(context, row) ?? 1000)
  if (rest === undefined) throw new CellFault('discount', 'more than the amount')
  return rest
}

/** The whole amount: with tax and tips, less refunds. */
const amountOf = (context: RowContext, row: SourceRow): Cents => {
  if (sideIn(context, row, 'amount')) throw new CellFault('amount', 'has DR or CR after it')
  const price = centsIn(context, row, 'amount')
  const quantity = context.layout.isPriceOfOne ? quantityOf(context, row) : undefined
  const full = price === undefined || quantity === undefined ? price : timesQuantity(price, quantity)
  const whole = full === undefined ? undefined : withoutDiscount(context, row, full)
  const untaxed = whole === undefined ? centsIn(context, row, 'net') : undefined
  const net = untaxed === undefined ? undefined : withoutDiscount(context, row, untaxed)
  const [tax, tip] = [taxOfRow(context, row), centsIn(context, row, 'tip')]
  const { onTop = [] } = context.layout
  const added = (onTop.includes('tax') ? (tax ?? 0n) : 0n) + (onTop.includes('tip') ? (tip ?? 0n) : 0n)
  const amount =
    whole === undefined ? (net === undefined ? undefined : net + (tax ?? 0n) + (tip ?? 0n)) : whole + added
  if (amount === undefined)
    throw new CellFault(context.layout.places.amount === undefined ? 'net' : 'amount', 'no amount')
  const given = centsIn(context, row, 'refunded')
  if (given === undefined || given === 0n) return amount
  return amount - (given < 0n ? -given : given)
}

/** Tax that a refund leaves: its share of what was not given back, to the cent. */
const keptTax = (
  context: RowContext,
  row: SourceRow,
  {
    tax,
    amount,
    tip,
    giftCard,
  }: Record<'tax' | 'amount', Cents> & Partial<Record<'tip' | 'giftCard', Cents | undefined>>,
): Cents => {
  const given = context.layout.isByRules ? centsIn(context, row, 'refunded') : undefined
  if (given === undefined || given === 0n || amount < 0n || tax < 0n) return tax
  if (amount === 0n) return 0n
  // Tips and gift cards have no tax, and nothing says whether they were given back.
  if ((tip ?? 0n) !== 0n || (giftCard ?? 0n) !== 0n) return tax
  const before = amount + (given < 0n ? -given : given)
  return (2n * tax * amount + before) / (2n * before)
}

/** Tax of a sale from a source without a tax column. Tips and gift cards are not taxed. */
const workedOutTax = (
  context: RowContext,
  row: SourceRow,
  { date, amount, tip = 0n, giftCard = 0n }: Pick<Sale, 'date' | 'amount' | 'tip' | 'giftCard'>,
): Pick<Sale, 'tax' | 'taxBasis'> => {
  const { taxIs } = context.layout
  // A column of books tells nothing of sales.
  if (taxIs === undefined || taxIs === 'told') return {}
  if (taxIs === 'with' || taxIs === 'without') return { taxBasis: taxIs }
  if (taxIs === 'difference') {
    const net = centsIn(context, row, 'net')
    return net === undefined
      ? { taxBasis: 'with' }
      : { tax: amount - tip - (amount < 0n === net < 0n ? net : -net) }
  }
  const tax = taxOfAmount(amount - tip - giftCard, rateOn(context.currency, date), codeOf(context, row))
  return tax === undefined ? { taxBasis: 'with' } : { tax, taxBasis: 'split' }
}

const texts = ['category', 'item', 'channel', 'client'] as const

/** Reads a row as a sale, or the reason why it is not one. Throws `CellFault` for an unreadable cell. */
export const readSale = (context: RowContext, row: SourceRow): Sale | NoSale => {
  const status = cellOf(context, row, 'status')
  const leftOut = whyLeftOut(context, row, status)
  if (leftOut) return leftOut
  const moment = momentOf(context, row)
  checkCurrency(context, row)
  const amount = amountOf(context, row)
  const { refundsBelowZero, takingsBelowZero } = context.layout
  const isTurned = takingsBelowZero ?? (refundsBelowZero === true && isRefund(status) && amount > 0n)
  const signed = (cents: Cents | undefined) => (cents !== undefined && isTurned ? -cents : cents)
  // Built in place: copying for each optional field takes a third of the time of a long file.
  const sale: { -readonly [K in keyof Sale]: Sale[K] } = {
    date: moment.date,
    amount: signed(amount) ?? amount,
  }
  if (moment.minutes !== undefined) sale.minutes = moment.minutes
  const [tax, tip, giftCard] = [
    signed(taxOfRow(context, row)),
    signed(centsIn(context, row, 'tip')),
    signed(centsIn(context, row, 'gift-card')),
  ]
  if (tax !== undefined) sale.tax = keptTax(context, row, { tax, amount: sale.amount, tip, giftCard })
  if (tip !== undefined) sale.tip = tip
  if (giftCard !== undefined) sale.giftCard = giftCard
  if (context.layout.taxIs !== undefined) Object.assign(sale, workedOutTax(context, row, sale))
  const quantity = quantityOf(context, row)
  // Nothing says whether money was given back; where a status calls it a refund, that was asked.
  if (
    context.layout.isByRules &&
    quantity !== undefined &&
    quantity < 0 &&
    amount > 0n &&
    takingsBelowZero === undefined &&
    !isRefund(status)
  )
    throw new CellFault('quantity', 'below zero, while the amount is above zero')
  if (quantity !== undefined) sale.quantity = quantity
  const count = countOf(context, row)
  if (count !== undefined) sale.count = count
  for (const role of texts) {
    const text = textOf(context, row, role)
    if (text !== undefined) sale[role] = text
  }
  const id = idOf(context, row)
  if (id !== undefined) sale.id = id
  return sale
}
