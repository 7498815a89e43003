/** Whether amounts include tax and tips or these are added: proven by figures, named in a label, or asked. */
import { centsOf, writtenAmount } from '../amount-form.ts'
import type { Column } from '../assign-roles.ts'
import type { Part } from '../layout.ts'
import { decimalText } from '../money.ts'
import { askMeaning, openMarks } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import { isOfAll, isWithoutTax, plainLabel, type Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'

/** Tax in percent, for countries with a single rate. */
const rates: Readonly<Record<string, bigint>> = { AUD: 10n, NZD: 15n, GBP: 20n, SGD: 9n }

type Place = 'within' | 'on-top'

/** Parts that may be beside the amounts, and not in them. */
export type OutsidePart = 'tip' | 'gift-card'
export type PartsOutside = ReadonlySet<OutsidePart>

/** Cents in a column's cell, by the first decimal mark that fits. */
export const centsAt = (row: SourceRow, column: Column | undefined): bigint | undefined => {
  const written = writtenAmount(column ? (row.cells[column.at] ?? '') : '')
  const [mark = 'point'] = column ? openMarks(column) : []
  const cents = written && centsOf(written, mark)
  return typeof cents === 'bigint' ? cents : undefined
}

const sizeOf = (cents: bigint): bigint => (cents < 0n ? -cents : cents)

/** Where figures place a tax: an eleventh of an amount is included, a tenth is added. */
const provenPlace = (
  amount: Column,
  tax: Column,
  rows: readonly SourceRow[],
  rate: bigint,
): Place | undefined => {
  let [within, onTop, neither] = [0, 0, 0]
  for (const row of rows) {
    const [whole, part] = [centsAt(row, amount), centsAt(row, tax)]
    if (!whole || !part) continue
    const isNear = (of: bigint): boolean => sizeOf(sizeOf(part) * of - sizeOf(whole) * rate) <= of
    const [isWithin, isOnTop] = [isNear(100n + rate), isNear(100n)]
    if (isWithin && !isOnTop) within += 1
    if (isOnTop && !isWithin) onTop += 1
    if (!isOnTop && !isWithin) neither += 1
  }
  if (within > 0 && onTop === 0 && within >= neither) return 'within'
  return onTop > 0 && within === 0 && onTop >= neither ? 'on-top' : undefined
}

const says: Readonly<Record<Part, string>> = { tax: 'tax', tip: 'tips' }

const ask = (part: Part, amount: Column, column: Column, { rows }: ReadTable, open: Open): void => {
  const isShown = (row: SourceRow) => (centsAt(row, column) ?? 0n) !== 0n
  const shown = rows.filter(isShown)
  const byCell = new Map(shown.map((row) => [row.cells[amount.at] ?? '', row]))
  const means = (isOnTop: boolean) => (cell: string) => {
    const row = byCell.get(cell)
    const [whole = 0n, own = 0n] = row ? [centsAt(row, amount), centsAt(row, column)] : []
    return `paid ${decimalText(isOnTop ? whole + own : whole)}, of it ${decimalText(own)} ${says[part]}`
  }
  open.questions.push(
    askMeaning(
      part,
      amount,
      [
        ['within', `The amounts include the ${says[part]}`, means(false)],
        ['on-top', `The ${says[part]} are added to the amounts`.replace('tax are', 'tax is'), means(true)],
      ],
      shown,
    ),
  )
}

/** Where a part is: in the amounts or on top, by figures, labels or an answer; undefined while it is asked. */
export const placeOf = (
  part: Part,
  amount: Column,
  column: Column,
  { table, open, currency }: { readonly table: ReadTable; readonly open: Open; readonly currency: string },
): Place | undefined => {
  const answer = open.answers[part]
  const rate = rates[currency]
  const proven =
    part === 'tax' && rate !== undefined ? provenPlace(amount, column, table.rows, rate) : undefined
  const isSaid = isOfAll(amount.label) || /\binc(?:l|luded)?\b/.test(plainLabel(column.label))
  if (proven !== undefined && !(isSaid && proven === 'on-top')) return proven
  if (answer === 'within' || answer === 'on-top') return answer
  if (proven === undefined && isSaid) return 'within'
  ask(part, amount, column, table, open)
  return undefined
}

/**
 * Treats amounts labelled "Subtotal" or similar as excluding tax only if figures or labels say so, because
 * some programs include the tax. Otherwise they are like any other amounts: whether tax is included is proven
 * or asked.
 */
export const netColumn = (found: Map<Role, Column>, table: ReadTable, currency: string): void => {
  const [net, tax, rate] = [found.get('net'), found.get('tax'), rates[currency]]
  if (!net || !tax || found.has('amount') || tax.profile.negatives + tax.profile.positives === 0) return
  const proven = rate === undefined ? undefined : provenPlace(net, tax, table.rows, rate)
  if (proven === 'on-top' || (proven === undefined && isWithoutTax(net.label))) return
  found.delete('net')
  found.set('amount', net)
}

/** Parts added on top of the amounts. Nothing is open if another column has amounts without them, or if figures show it. */
export const partsOnTop = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  { currency, beside }: { readonly currency: string; readonly beside: PartsOutside },
): readonly Part[] => {
  const amount = found.get('amount')
  if (!amount) return []
  const parts: readonly Part[] = ['tax', 'tip']
  return parts.filter((part) => {
    const column = found.get(part)
    if (part === 'tip' && beside.has('tip')) return true
    if (found.has('net')) return false
    const hasAny = column && column.profile.negatives + column.profile.positives > 0
    return hasAny && placeOf(part, amount, column, { table, open, currency }) === 'on-top'
  })
}
