/** Amounts of money. */
import type * as t from 'io-ts'
import { decodeOrThrow } from './decode.ts'
import { pattern } from './scalars.ts'

/** Money as decimal text, so that no figure is ever rounded: `-18905.20`. */
export const Money = pattern('must be an amount such as 18905.20', /^-?\d{1,15}\.\d\d$/, '18905.20')
export type Money = t.TypeOf<typeof Money>

/** An amount as whole cents. */
export const centsOf = (money: Money): bigint => BigInt(money.replace('.', ''))

/** Whole cents as an amount. */
export const moneyOf = (cents: bigint): Money => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  const text = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return decodeOrThrow(Money, text, 'An amount')
}
