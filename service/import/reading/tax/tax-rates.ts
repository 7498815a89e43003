/** Tax on sales by country: name, rate on a day, and share of an amount (decision 450). */
import type { IsoDate } from '#schema/core/scalars'
import type { Cents } from '../money.ts'

type Rate = { readonly from: string; readonly percent: bigint }

type SalesTax = {
  readonly name: string
  /** Newest first; empty if a country has several rates or leaves them to its states. */
  readonly rates: readonly Rate[]
}

const taxes: Readonly<Record<string, SalesTax>> = {
  AUD: { name: 'GST', rates: [{ from: '2000-07-01', percent: 10n }] },
  NZD: { name: 'GST', rates: [{ from: '2010-10-01', percent: 15n }] },
  SGD: {
    name: 'GST',
    rates: [
      { from: '2024-01-01', percent: 9n },
      { from: '2023-01-01', percent: 8n },
      { from: '2007-07-01', percent: 7n },
    ],
  },
  GBP: { name: 'VAT', rates: [{ from: '2011-01-04', percent: 20n }] },
  EUR: { name: 'VAT', rates: [] },
}

/** Name of the tax where a currency is used: "GST", "VAT" or "tax". */
export const taxName = (currency: string): string => taxes[currency]?.name ?? 'tax'

/** Current rate in percent; undefined if there is no single one. */
export const presentRate = (currency: string): bigint | undefined => taxes[currency]?.rates[0]?.percent

/** Rate in percent on a day; undefined if there is no single one. */
export const rateOn = (currency: string, date: IsoDate): bigint | undefined =>
  taxes[currency]?.rates.find(({ from }) => from <= date)?.percent

/** Tax included in an amount, rounded to the nearest cent, half a cent away from zero. */
export const taxWithin = (amount: Cents, percent: bigint): Cents => {
  const size = amount < 0n ? -amount : amount
  const whole = 100n + percent
  const tax = (2n * size * percent + whole) / (2n * whole)
  return amount < 0n ? -tax : tax
}

/** Share of an amount that is tax: "one eleventh", "3/23". */
export const shareWords = (percent: bigint): string => {
  const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))
  const common = divisor(100n + percent, percent)
  const [part, whole] = [percent / common, (100n + percent) / common]
  if (part !== 1n) return `${part}/${whole}`
  return whole === 11n ? 'one eleventh' : whole === 6n ? 'one sixth' : `1/${whole}`
}
