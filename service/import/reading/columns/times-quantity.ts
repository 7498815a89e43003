/** Money times a quantity. */
import type { Cents } from '../money.ts'

/** A price times a quantity in thousandths, to the nearest cent. Returned goods have a minus in either or both. */
export const timesQuantity = (price: Cents, thousandths: number): Cents => {
  const product = price * BigInt(thousandths)
  const size = ((product < 0n ? -product : product) + 500n) / 1000n
  return price < 0n || thousandths < 0 ? -size : size
}
