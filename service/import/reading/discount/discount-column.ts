/** Whether a discount is to be taken off the amounts, and how: proven, said by labels, or asked. */
import type { Column } from '../assign-roles.ts'
import { thousandthsIn } from '../columns/price-of.ts'
import { timesQuantity } from '../columns/times-quantity.ts'
import { type Cents, decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { isGross, isOfAll, type Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'
import { discountSaidIn, formSaidIn } from './discount-label.ts'
import { type DiscountIs, lessDiscount, sizeOf } from './less-discount.ts'
import { countAt, discountAt, discountColumns, isTakenOff, isWithoutDiscount } from './taken-off.ts'

/** Id of the question, and of the decision that is remembered. */
export const discountQuestion = 'discount'

type DiscountDecided = DiscountIs | 'within'

const says: Readonly<Record<DiscountDecided, string>> = {
  money: 'Money, and it still has to be taken off',
  row: 'Money off the whole row, and it still has to be taken off',
  each: 'Money off each item, and it still has to be taken off',
  percent: 'A percentage, and it still has to be taken off',
  share: 'A share, where 0.2 is 20 percent, and it still has to be taken off',
  within: 'The amounts have it taken off already',
}

const readingIds = ['money', 'row', 'each', 'percent', 'share', 'within'] as const

/** An answer by its id. */
const answerOf = (id: string | undefined): DiscountDecided | undefined => readingIds.find((one) => one === id)

/** A discount with the rows that have one. */
type Discount = { readonly column: Column; readonly rows: readonly SourceRow[] }

/** Readings of a discount that labels and cells leave open. */
const formsOf = ({ column, rows }: Discount, quantity: Column | undefined): readonly DiscountIs[] => {
  const plain = rows.filter((row) => discountAt(row, column)?.isPercent === false)
  const sizes = plain.map((row) => sizeOf(discountAt(row, column)?.cents ?? 0n))
  const said = rows.length > 0 && plain.length === 0 ? 'percent' : formSaidIn(column)
  const isMoneyOnly = said === 'money' || sizes.some((size) => size > 10_000n)
  const isSeveral = rows.some((row) => {
    const count = quantity && thousandthsIn(row.cells[quantity.at])
    return count !== undefined && count !== 0 && Math.abs(count) !== 1000
  })
  const money: readonly DiscountIs[] = isSeveral ? ['row', 'each'] : ['money']
  const isShare = sizes.length > 0 && sizes.every((size) => size <= 100n)
  const percent: readonly DiscountIs[] = isShare ? ['percent', 'share'] : ['percent']
  return [...(said === 'percent' ? [] : money), ...(isMoneyOnly ? [] : percent)]
}

/** Drops a percentage that repeats a discount in money. Several others are refused: nothing says how they add up. */
const onlyOne = (discounts: readonly Discount[], wholeOf: (row: SourceRow) => Cents): Discount => {
  const money = discounts.filter(({ column }) => formSaidIn(column) !== 'percent')
  const isRepeated = ({ column, rows }: Discount): boolean =>
    rows.every((row) => {
      const [off, of] = [discountAt(row, column), money[0] && discountAt(row, money[0].column)]
      const whole = wholeOf(row)
      const rest = off && lessDiscount(whole, off, 'percent', 1000)
      return rest !== undefined && of !== undefined && sizeOf(sizeOf(whole - rest) - sizeOf(of.cents)) <= 1n
    })
  const left = discounts.filter((one) => !(money.length === 1 && one !== money[0] && isRepeated(one)))
  const [only, ...others] = left
  if (only && others.length === 0) return only
  throw new FileRefused('has several discounts and no total after them; keep only one, or add a total', {
    column: left.map(({ column }) => column.label).join(', '),
  })
}

/** True if discounts have a minus. Refuses a column with both signs, since one of them might be added. */
const isBelowZero = ({ column, rows }: Discount, wholeOf: (row: SourceRow) => Cents): boolean => {
  const signs = new Set(
    rows
      .filter((row) => wholeOf(row) > 0n)
      .flatMap((row) => {
        const off = discountAt(row, column)
        return off ? [off.cents < 0n] : []
      }),
  )
  if (signs.size > 1)
    throw new FileRefused('has discounts with plus and with minus, and nothing says which are taken off', {
      column: column.label,
    })
  return signs.has(true) || (signs.size === 0 && column.profile.negatives > column.profile.positives)
}

const ask = (
  { column, rows }: Discount,
  readings: readonly DiscountDecided[],
  wholeOf: (row: SourceRow) => Cents,
  quantity: Column | undefined,
): ReturnType<typeof askMeaning> => {
  // The first row of each cell is the example.
  const byCell = new Map(rows.toReversed().map((row) => [row.cells[column.at] ?? '', row]))
  const means = (reading: DiscountDecided) => (cell: string) => {
    const row = byCell.get(cell)
    const [whole, off] = [row ? wholeOf(row) : 0n, row && discountAt(row, column)]
    if (!row || !off || reading === 'within') return `paid ${decimalText(whole)}`
    const rest = lessDiscount(whole, off, reading, countAt(row, quantity))
    const isPart = off.isPercent || reading === 'percent' || reading === 'share'
    const points = off.isPercent || reading !== 'share' ? off.cents : off.cents * 100n
    const each = reading === 'each' ? timesQuantity(off.cents, Math.abs(countAt(row, quantity))) : off.cents
    const less = isPart ? `${decimalText(sizeOf(points)).replace(/\.?0+$/, '')}%` : decimalText(sizeOf(each))
    return `${decimalText(whole)} less ${less} is ${rest === undefined ? 'less than nothing' : decimalText(rest)}`
  }
  return askMeaning(
    discountQuestion,
    column,
    readings.map((reading) => [reading, says[reading], means(reading)] as const),
    rows,
  )
}

/** What was decided about discounts, and whether they have a minus. */
export type DiscountFound = { readonly decided: DiscountDecided; readonly isBelowZero: boolean }

/**
 * What is decided about the discounts of a file, whose column gets its role if they are to be taken off. Undefined if it has
 * none, while it is asked, and for a file that was recorded before this was asked.
 */
export const discountColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  { isOfOne, isReplay }: { readonly isOfOne: boolean; readonly isReplay: boolean },
): DiscountFound | undefined => {
  const amount = found.get('amount') ?? found.get('net')
  const columns = discountColumns(table, found)
  const recorded = answerOf(open.given[discountQuestion])
  if (!amount || columns.length === 0 || (isReplay && recorded === undefined)) return undefined
  const within: DiscountFound = { decided: 'within', isBelowZero: false }
  if (isReplay && recorded === 'within') return within
  if (columns.some((column) => isTakenOff(amount, column, table, found))) return within
  const said = discountSaidIn(amount.label)
  const isTotal = isOfAll(amount.label) && !isGross(amount.label) && said !== 'before'
  const isRefuted = columns.some((column) => isWithoutDiscount(amount, column, table, found))
  if (said === 'after' || (isTotal && !isRefuted)) return within
  // The examples of this question need the amounts of whole rows.
  if (open.questions.some(({ id }) => id === 'price-of')) return undefined
  const quantity = found.get('quantity')
  const wholeOf = (row: SourceRow): Cents => {
    const cents = centsAt(row, amount) ?? 0n
    return isOfOne ? timesQuantity(cents, countAt(row, quantity)) : cents
  }
  const discount = onlyOne(
    columns.map((column) => ({ column, rows: table.rows.filter((row) => discountAt(row, column)) })),
    wholeOf,
  )
  const forms = formsOf(discount, quantity)
  const readings: readonly DiscountDecided[] = said === 'before' ? forms : [...forms, 'within']
  const isMinus = isBelowZero(discount, wholeOf)
  const answer = answerOf(open.answers[discountQuestion])
  const [only, ...others] = readings
  const decided = isReplay
    ? recorded
    : (readings.find((one) => one === answer) ?? (others.length === 0 ? only : undefined))
  if (decided === undefined) {
    open.questions.push(ask(discount, readings, wholeOf, quantity))
    return undefined
  }
  if (decided === 'within') return within
  found.set('discount', discount.column)
  return { decided, isBelowZero: isMinus }
}
