/** Whether a price beside a quantity is for one item or for the whole row; asked, since a label does not tell. */
import type { Column } from '../assign-roles.ts'
import { decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import { plainLabel, type Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'
import { taxSaidIn, withoutTaxWords } from '../tax/tax-words.ts'
import { timesQuantity } from './times-quantity.ts'

/** Id of the question, and of the decision that is remembered. */
export const priceQuestion = 'price-of'

const ofOne = /^(?:(?:sell|sale|sales|retail|item|product|menu|list|our) )?price$/

/** Said to be the price of one, so nothing is asked. */
const ofEach = /^(?:unit price|price each|price per (?:unit|item)|each)$/

const plainOf = ({ label }: Column): string => {
  const plain = plainLabel(label)
  const said = taxSaidIn(plain)
  return said === undefined ? plain : (withoutTaxWords(plain, said) ?? plain)
}

/** True for a label of a price that is certainly that of one item. */
export const isPriceOfEach = (column: Column): boolean => ofEach.test(plainOf(column))

/** A quantity in thousandths. */
export const thousandthsIn = (cell = ''): number | undefined => {
  const text = cell.trim().replace('−', '-')
  return /^-?\d{1,9}(?:[.,]\d{1,3})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 1000)
    : undefined
}

/**
 * True if prices are to be multiplied by the quantities; asks if any row has another quantity than one. A file that was
 * recorded before this was asked has no answer.
 */
export const isPriceOfOne = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  isReplay: boolean,
): boolean => {
  const [price, quantity] = [found.get('amount'), found.get('quantity')]
  if (!price || !quantity) return false
  const isEach = isPriceOfEach(price)
  if (!isEach && !ofOne.test(plainOf(price))) return false
  const answer = isReplay ? open.given[priceQuestion] : open.answers[priceQuestion]
  if (isEach && !isReplay) return true
  if (answer !== undefined || isReplay) return answer === 'one'
  const several = ({ cells }: SourceRow): boolean => {
    const count = thousandthsIn(cells[quantity.at])
    return count !== undefined && count !== 0 && Math.abs(count) !== 1000
  }
  const shown = table.rows.filter((row) => several(row) && (centsAt(row, price) ?? 0n) !== 0n)
  if (shown.length === 0) return false
  // The first row of each price is the example.
  const byCell = new Map(shown.toReversed().map((row) => [row.cells[price.at] ?? '', row]))
  const means = (isOne: boolean) => (cell: string) => {
    const row = byCell.get(cell)
    const count = thousandthsIn(row?.cells[quantity.at]) ?? 1000
    const cents = (row && centsAt(row, price)) ?? 0n
    return `${count / 1000} sold for ${decimalText(isOne ? timesQuantity(cents, count) : cents)} together`
  }
  open.questions.push(
    askMeaning(
      priceQuestion,
      price,
      [
        ['one', 'The price of one: it is multiplied by the quantity', means(true)],
        ['row', 'The price of the whole row', means(false)],
      ],
      shown,
    ),
  )
  return false
}
