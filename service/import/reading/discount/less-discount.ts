/** Takes a discount off the amount of a row. */
import { centsOf, type DecimalMark, isNoAmount, writtenAmount } from '../amount-form.ts'
import { timesQuantity } from '../columns/times-quantity.ts'
import type { Cents } from '../money.ts'

/** What a discount is: money off the row or off each item, a percentage, or a share of one. */
export type DiscountIs = 'money' | 'row' | 'each' | 'percent' | 'share'

/** A discount as written; `cents` are hundredths of a percent if the cell has a percent sign. */
export type WrittenDiscount = { readonly cents: Cents; readonly isPercent: boolean }

export const sizeOf = (cents: Cents): Cents => (cents < 0n ? -cents : cents)

/** A discount in a cell; undefined if there is none, 'fault' if it is not a number. */
export const discountIn = (cell: string, mark: DecimalMark): WrittenDiscount | 'fault' | undefined => {
  if (cell === '' || isNoAmount(cell)) return undefined
  const written = writtenAmount(cell.replace(/\s?%/, ''))
  const cents = written && centsOf(written, mark)
  if (typeof cents !== 'bigint') return 'fault'
  return cents === 0n ? undefined : { cents, isPercent: cell.includes('%') }
}

const shares: Readonly<Partial<Record<DiscountIs, bigint>>> = { percent: 1n, share: 100n }

/** The rest of an amount, to the nearest cent and with its sign; undefined if more would be taken off than there is. */
export const lessDiscount = (
  whole: Cents,
  { cents, isPercent }: WrittenDiscount,
  is: DiscountIs,
  thousandths: number,
): Cents | undefined => {
  const times = isPercent ? 1n : shares[is]
  const [size, off] = [sizeOf(whole), sizeOf(cents)]
  const each = is === 'each' ? timesQuantity(off, Math.abs(thousandths)) : off
  const rest =
    times === undefined
      ? size - each
      : off * times > 10_000n
        ? -1n
        : (size * (10_000n - off * times) + 5000n) / 10_000n
  if (rest < 0n) return undefined
  return whole < 0n ? -rest : rest
}
