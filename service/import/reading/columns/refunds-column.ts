/** A column of refunds beside takings: whether these are less the refunds already, by figures or an answer (decision 873). */
import { type Column, isPriced } from '../assign-roles.ts'
import { namesDiscount } from '../discount/discount-label.ts'
import type { Answers } from '../layout.ts'
import { decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import { isGross, plainLabel, type Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'

/** Id of the question, and of the decision that is remembered. */
export const refundsInQuestion = 'refunds-in'

const nearlyAll = 0.9
/** Columns of which any may be added or taken off beside refunds. */
const mostParts = 5

/** Columns that tills take off gross takings, whatever their sign. */
const isOff = ({ label }: Column): boolean =>
  namesDiscount(label) || /\b(?:comps?|voids?|voided|allowances?|returns?|write ?offs?)\b/i.test(label)

const sizeOf = (cents: bigint): bigint => (cents < 0n ? -cents : cents)

const refundIn = (row: SourceRow, refunds: Column): bigint => sizeOf(centsAt(row, refunds) ?? 0n)

/** Ways to choose some of the columns: all of a few, and of many also all of them, as takings by hour. */
const someOf = (columns: readonly Column[]): readonly (readonly Column[])[] => {
  const few = columns.slice(0, mostParts)
  const ways = Array.from({ length: 2 ** few.length }, (_, bits) =>
    few.filter((_, at) => (bits >> at) % 2 === 1),
  )
  return few.length < columns.length ? [...ways, columns] : ways
}

/** True if gross takings with some parts and less the refunds give the amounts in nearly all rows, and in those with refunds. */
const fits = (
  { rows }: ReadTable,
  refunds: Column,
  [whole, less]: readonly [Column, readonly Column[]],
  [gross, parts]: readonly [Column, readonly Column[]],
): boolean => {
  let [compared, equal, refunded, equalOfThese] = [0, 0, 0, 0]
  for (const row of rows) {
    const [all, before, refund] = [centsAt(row, whole), centsAt(row, gross), refundIn(row, refunds)]
    if (all === undefined || before === undefined) continue
    const paid = less.reduce((sum, part) => sum - (centsAt(row, part) ?? 0n), all)
    const rest = parts.reduce((sum, part) => {
      const cents = centsAt(row, part) ?? 0n
      return isOff(part) ? sum - sizeOf(cents) : sum + cents
    }, before - refund)
    compared += 1
    if (paid === rest) equal += 1
    if (refund === 0n) continue
    refunded += 1
    if (paid === rest) equalOfThese += 1
  }
  return equalOfThese > 0 && equalOfThese >= refunded * nearlyAll && equal >= compared * nearlyAll
}

/** True if figures prove that the amounts are less the refunds. */
const areWithin = (found: ReadonlyMap<Role, Column>, table: ReadTable, refunds: Column): boolean => {
  const [amount, net, tax, tip] = [found.get('amount'), found.get('net'), found.get('tax'), found.get('tip')]
  const wholes = [amount, net].filter((column) => column !== undefined)
  // More cannot be given back than was taken, unless that was taken off already.
  const isMore = (row: SourceRow): boolean => {
    const paid = centsAt(row, amount) ?? (centsAt(row, net) ?? 0n) + (centsAt(row, tax) ?? 0n)
    return paid > 0n && paid < refundIn(row, refunds)
  }
  if (table.rows.some(isMore)) return true
  const known = new Set([refunds, tax, tip, ...wholes])
  const money = table.columns.filter((column) => !known.has(column) && isPriced(column))
  const beside = [...(tax ? [tax] : []), ...(tip ? [tip] : [])]
  return wholes.some((whole) =>
    money.some((gross) => {
      const others = money.filter((column) => column !== gross)
      return [[], beside].some((less) =>
        someOf(others).some((parts) => fits(table, refunds, [whole, less], [gross, parts])),
      )
    }),
  )
}

/** True if the amounts are gross, or of single orders: what was paid, whatever was given back later. */
const areBefore = (found: ReadonlyMap<Role, Column>, refunds: Column): boolean => {
  const amount = found.get('amount') ?? found.get('net')
  const isOfOrders = found.has('id') && !found.has('sales-count')
  return (amount && isGross(amount.label)) === true || (isOfOrders && plainLabel(refunds.label) !== 'refunds')
}

const hasAny = ({ profile }: Column): boolean => profile.negatives + profile.positives > 0

const refundWord = /\brefund(?:s|ed)?\b/i
/** What else is said of refunds. */
const noAmount =
  /\b(?:counts?|numbers?|no|qty|quantity|dates?|times?|reasons?|ids?|by|tax|gst|status|fees?)\b|#/i

/** Takes a column of money that speaks of refunds, where none has a known label. */
const takeRefunds = (found: Map<Role, Column>, { columns }: ReadTable): void => {
  if (found.has('refunded')) return
  const taken = new Set(found.values())
  const column = columns.find(
    (one) =>
      !taken.has(one) &&
      refundWord.test(one.label) &&
      !noAmount.test(one.label) &&
      isPriced(one) &&
      hasAny(one),
  )
  if (column) found.set('refunded', column)
}

export type RefundsIn = 'within' | 'taken-off'

/**
 * Leaves the column out where the amounts are less the refunds already, or asks. Undefined without refunds, while it is asked, and
 * in layouts that were recorded before figures were compared, whose rows would be others.
 */
export const refundsColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  { earlier, isReplay }: { readonly earlier: Answers; readonly isReplay: boolean },
): RefundsIn | undefined => {
  const isKept = Object.keys(earlier).length > 0 && earlier[refundsInQuestion] === undefined
  if (isKept && !isReplay && !found.has('id')) return undefined
  if (!isReplay || open.given[refundsInQuestion] !== undefined) takeRefunds(found, table)
  const refunds = found.get('refunded')
  // Nothing is known while the column of amounts is asked for.
  const isOpen = !found.has('amount') && !found.has('net')
  if (!refunds || !hasAny(refunds) || isOpen) return undefined
  const given = isReplay ? open.given[refundsInQuestion] : open.answers[refundsInQuestion]
  const answered = given === 'within' || given === 'taken-off' ? given : undefined
  const is =
    isReplay || !areWithin(found, table, refunds)
      ? (answered ?? (!isReplay && areBefore(found, refunds) ? 'taken-off' : undefined))
      : 'within'
  if (is === 'within') found.delete('refunded')
  else if (is === undefined && !isReplay) open.questions.push(ask(found, table, refunds))
  return is
}

const ask = (found: ReadonlyMap<Role, Column>, { rows }: ReadTable, refunds: Column) => {
  const whole = found.get('amount') ?? found.get('net')
  const shown = rows.filter((row) => refundIn(row, refunds) !== 0n)
  const paidBeside = (cell: string): bigint => {
    const row = shown.find(({ cells }) => cells[refunds.at] === cell)
    return (row && centsAt(row, whole)) ?? 0n
  }
  const refundOf = (cell: string): bigint => {
    const row = shown.find(({ cells }) => cells[refunds.at] === cell)
    return row ? refundIn(row, refunds) : 0n
  }
  const written = (cell: string) => decimalText(paidBeside(cell))
  return askMeaning(
    refundsInQuestion,
    refunds,
    [
      ['within', 'Taken off the amounts already', (cell) => `${written(cell)} stays ${written(cell)}`],
      [
        'taken-off',
        'Still to be taken off',
        (cell) =>
          `${written(cell)} less ${decimalText(refundOf(cell))} is ${decimalText(paidBeside(cell) - refundOf(cell))}`,
      ],
    ],
    shown,
  )
}
