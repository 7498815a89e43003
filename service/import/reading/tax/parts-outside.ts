/**
 * Tips and gift cards that stand beside the amounts and are not in them: the figures of a file show it, whatever the label of
 * the amounts says (decision 927).
 */
import type { Column } from '../assign-roles.ts'
import { inEnglish } from '../german/german-words.ts'
import type { Answers } from '../layout.ts'
import type { ReadTable } from '../read-table.ts'
import { plainLabel, type Role, rankOf } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt, type OutsidePart, type PartsOutside } from './tax-place.ts'
import { presentRate, taxWithin } from './tax-rates.ts'
import { taxSaidIn } from './tax-words.ts'

/** Id of the decision that is recorded; there is no question. */
export const outsideQuestion = 'beside-amounts'

const parts: readonly OutsidePart[] = ['tip', 'gift-card']

const ofRate = /^(?:[a-z]+ ){0,2}(?:vat|gst|tax)(?: (?:at )?\d{1,2}(?: \d{1,2})?)?$/

const isOfTax = ({ label }: Column): boolean => {
  const plain = plainLabel(label)
  return (
    rankOf(label, 'tax') !== undefined ||
    (ofRate.test(plain) && taxSaidIn(plain) === undefined) ||
    inEnglish(label) === 'tax'
  )
}

/** Columns of tax, one for each rate. */
export const taxColumns = ({ columns }: ReadTable): readonly Column[] =>
  columns.filter((column) => column.profile.anyAmount > 0 && isOfTax(column))

const isNear = (one: bigint, other: bigint): boolean => one - other <= 1n && other - one <= 1n

type Figures = {
  readonly found: ReadonlyMap<Role, Column>
  readonly table: ReadTable
  readonly currency: string
}

/** What a row's amount is without parts that may be in it: net and tax, or undefined if nothing says it. */
const isBase = ({ found, table, currency }: Figures, row: SourceRow, base: bigint): boolean => {
  const rate = presentRate(currency)
  const net = centsAt(row, found.get('net'))
  const tax = centsAt(row, found.get('tax'))
  if (net !== undefined) {
    const taxes = tax === undefined ? taxColumns(table).map((column) => centsAt(row, column) ?? 0n) : [tax]
    if (taxes.length > 0) return base === net + taxes.reduce((sum, one) => sum + one, 0n)
    return rate !== undefined && base !== net && isNear(base - net, taxWithin(base, rate))
  }
  return tax !== undefined && tax !== 0n && rate !== undefined && isNear(tax, taxWithin(base, rate))
}

/** Where the figures of a file put a part of its amounts; undefined if they do not show it. */
export const placeByFigures = (figures: Figures, part: OutsidePart): 'within' | 'outside' | undefined => {
  const { found, table } = figures
  const [amount, column] = [found.get('amount'), found.get(part)]
  const other = found.get(part === 'tip' ? 'gift-card' : 'tip')
  if (!amount || !column || found.has('refunded')) return undefined
  let [within, outside, neither] = [0, 0, 0]
  for (const row of table.rows) {
    const [whole, own] = [centsAt(row, amount), centsAt(row, column)]
    if (whole === undefined || own === undefined || own === 0n) continue
    const others = [...new Set([0n, centsAt(row, other) ?? 0n])]
    const [isIn, isOut] = [whole - own, whole].map((base) =>
      others.some((one) => isBase(figures, row, base - one)),
    )
    // Small parts hardly change the tax, so both may seem right.
    if (isIn === isOut) neither += isIn ? 0 : 1
    else if (isIn) within += 1
    else outside += 1
  }
  if (within > 0 && outside > 0) return undefined
  if (outside > neither) return 'outside'
  return within > neither ? 'within' : undefined
}

/** Parts that are not in the amounts. A recorded file is read as it was, and so is a layout with files on record. */
export const partsOutside = (
  figures: Figures,
  {
    earlier,
    given,
    isReplay,
  }: { readonly earlier: Answers; readonly given: Answers; readonly isReplay: boolean },
): PartsOutside => {
  const isFirst = Object.keys(earlier).length === 0 || earlier[outsideQuestion] !== undefined
  const isRead = !isReplay && (isFirst || figures.found.has('id'))
  const said = given[outsideQuestion]?.split(', ') ?? []
  const before = earlier[outsideQuestion]?.split(', ') ?? []
  const isOutside = (part: OutsidePart): boolean => {
    if (!isRead) return said.includes(part)
    const place = placeByFigures(figures, part)
    return place === undefined ? figures.found.has(part) && before.includes(part) : place === 'outside'
  }
  return new Set(parts.filter(isOutside))
}

/** True if amounts are net and the tax of two or more rates in every row, with or without the tips. */
export const isSumOfTaxes = (figures: Figures): boolean => {
  const { found, table } = figures
  const [whole, net] = [found.get('amount'), found.get('net')]
  if (!whole || !net || taxColumns(table).length < 2) return false
  const compared = table.rows.flatMap((row) => {
    const [all, less] = [centsAt(row, whole), centsAt(row, net)]
    const tip = centsAt(row, found.get('tip')) ?? 0n
    return all === undefined || less === undefined
      ? []
      : [isBase(figures, row, all) || isBase(figures, row, all - tip)]
  })
  return compared.length > 1 && compared.every((one) => one)
}
