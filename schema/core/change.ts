/** Changes of a measure that somebody expects. */
import { identity } from 'io-ts'
import { Decimal, Scalar } from './scalars.ts'

/** Largest change that can be expected, either way. */
const largest = 999_999_999.99

/** Callers may send one cent to a billion of either sign; what is on record may hold any number. */
export const Change = new Scalar<number>(
  'must be a number such as 160.50 or -160.50, and not 0',
  { type: 'number', minimum: -largest, maximum: largest, multipleOf: 0.01, not: { const: 0 } },
  Decimal.is,
  (value) => (Decimal.is(value) ? value : undefined),
  identity,
  (value) => value !== 0 && Math.abs(value) <= largest && Number(value.toFixed(2)) === value,
)
