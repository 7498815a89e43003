/**
 * Whether amounts without a tax column include tax: proven by two columns, stated in a heading, note or row
 * code, answered for an earlier file of the layout, or asked. Never guessed (decision 450).
 */
import type { Column } from '../assign-roles.ts'
import type { ColumnQuestion, TaxIs } from '../layout.ts'
import { columnId } from '../questions.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { codesColumn } from './codes-column.ts'
import { isSumOfTaxes, placeByFigures } from './parts-outside.ts'
import { centsAt } from './tax-place.ts'
import { askTax, type TaxContext, type TaxDecided, taxQuestion, treatment } from './tax-question.ts'
import { presentRate, taxWithin } from './tax-rates.ts'
import { taxSaid, taxSaidIn } from './tax-said.ts'
import { taxSides } from './tax-sides.ts'
import type { TaxSaid } from './tax-words.ts'

export type TaxFound = {
  readonly taxIs: TaxIs
  readonly decided: TaxDecided
  /** Id of the column of codes that told rows apart. */
  readonly codes?: string
  /** The answered question. */
  readonly question?: ColumnQuestion
}

/** True if one column equals the other plus tax in nearly all rows, and is higher in some. */
const isTaxBetween = (
  whole: Column,
  net: Column,
  rows: readonly SourceRow[],
  rate: bigint | undefined,
): boolean => {
  let [same, taxed, other] = [0, 0, 0]
  for (const row of rows) {
    const [all, less] = [centsAt(row, whole), centsAt(row, net)]
    if (all === undefined || less === undefined) continue
    const part = all - less
    const off = rate === undefined ? undefined : part - taxWithin(all, rate)
    if (part === 0n) same += 1
    else if (off !== undefined && off >= -1n && off <= 1n) taxed += 1
    else other += 1
  }
  return taxed > 0 && other * 20 <= taxed + same
}

/** True if two columns have the amounts with and without tax, by labels or figures. */
export const pairOf = (found: ReadonlyMap<Role, Column>, context: TaxContext): boolean => {
  const { table, currency, isReplay, open } = context
  const [whole, net] = [found.get('amount'), found.get('net')]
  const hasFigures = (role: Role): boolean => {
    const { negatives = 0, positives = 0 } = found.get(role)?.profile ?? {}
    return negatives + positives > 0
  }
  if (!whole || !net || hasFigures('refunded')) return false
  const isBefore = isReplay && open.answers[taxQuestion] !== 'columns'
  if (!isBefore && isSumOfTaxes({ found, table, currency })) return true
  if (hasFigures('tip') && (isBefore || placeByFigures({ found, table, currency }, 'tip') === undefined))
    return false
  const differs = table.rows.some((row) => centsAt(row, whole) !== centsAt(row, net))
  const isNamed = taxSaidIn(net.label) === 'without' && taxSaidIn(whole.label) !== 'without'
  return differs && (isNamed || isTaxBetween(whole, net, table.rows, presentRate(currency)))
}

const isDecided = (text: string | undefined): text is TaxDecided => text !== undefined && text in treatment

/** Tax in the amounts of a column: stated, told by codes, answered, or asked; undefined while it is asked. */
export const statedOrAsked = (
  found: Map<Role, Column>,
  amount: Column,
  saidOfAll: TaxSaid | undefined,
  context: TaxContext,
): TaxFound | undefined => {
  const { table, open, currency, isReplay } = context
  const sides = taxSides(found, context)
  if (sides && 'codes' in sides && presentRate(currency) !== undefined) {
    found.set('tax-code', sides.codes)
    return { taxIs: 'split-by-code', decided: 'codes', codes: columnId(sides.codes) }
  }
  const said = sides && 'said' in sides ? sides.said : saidOfAll
  if (said === 'without') return { taxIs: 'without', decided: 'on-top' }
  const answer = open.answers[taxQuestion]
  // More codes are known today than when a file was recorded, so one that was not decided by codes has none.
  const hadNone = isReplay && answer !== undefined && answer !== 'codes'
  const codes = hadNone
    ? undefined
    : codesColumn(table, open, currency, { isByCodes: answer === 'codes', isReplay })
  if (codes === 'asked') return undefined
  if (codes) found.set('tax-code', codes)
  else found.delete('tax-code')
  const byCodes = codes ? { codes: columnId(codes) } : {}
  if (codes && said === 'with' && presentRate(currency) !== undefined)
    return { taxIs: 'split-by-code', decided: 'codes', ...byCodes }
  const question = askTax(
    amount,
    said,
    { codes, about: found.get('account') ?? found.get('details') },
    context,
  )
  const isOffered = question.readings.some(({ id }) => id === answer)
  if (isDecided(answer) && isOffered)
    return { taxIs: treatment[answer], decided: answer, question, ...byCodes }
  open.questions.push(question)
  return undefined
}

/** Tax in the amounts of a sales file; undefined if there is a tax column, and while it is asked. */
export const taxIncluded = (found: Map<Role, Column>, context: TaxContext): TaxFound | undefined => {
  const amount = found.get('amount') ?? found.get('net')
  if (!amount) return undefined
  // Also a column of zeros: perhaps only untaxed products were sold.
  if (found.has('tax')) return undefined
  if (pairOf(found, context)) return { taxIs: 'difference', decided: 'columns' }
  return statedOrAsked(found, amount, taxSaid(amount.label, context.table, context.title), context)
}

/** Tax in an amount. `percent` is that of its code, if rows have codes. */
export const taxOfAmount = (
  amount: bigint,
  rate: bigint | undefined,
  percent: bigint | 'standard' | undefined,
): bigint | undefined => {
  const applied = percent === undefined || percent === 'standard' ? rate : percent
  return applied === undefined ? undefined : taxWithin(amount, applied)
}
