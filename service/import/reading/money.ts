/** Money in whole cents, so that sums are never rounded. */

/** An amount in cents of the workspace's currency. */
export type Cents = bigint

const perUnit = 100n

/** "-18905.20": an amount as decimal text with two places. */
export const decimalText = (cents: Cents): string => {
  const size = cents < 0n ? -cents : cents
  const places = String(size % perUnit).padStart(2, '0')
  return `${cents < 0n ? '-' : ''}${size / perUnit}.${places}`
}

/** The sum of amounts. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, one) => sum + one, 0n)
