/** Finds the column of amounts: proven by other columns, named by its label, the sum of all others, or asked. */
import { type Column, columnsNamed, isOfCounts, isPriced, unnamedAmounts } from '../assign-roles.ts'
import type { BalanceProof } from '../balance-proof.ts'
import { isMostly } from '../column-profile.ts'
import { namesDiscount } from '../discount/discount-label.ts'
import { askColumn, columnId } from '../questions.ts'
import { chosenColumn, type Open, type ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { isGross, isOfAll, plainLabel, type Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'
import { taxSaidIn } from '../tax/tax-said.ts'
import { isOfMeasure } from './measures.ts'
import { isPriceOfEach } from './price-of.ts'
import { sumColumn } from './sum-column.ts'

const nearlyAll = 0.9

/** True if a column equals net plus tax and tips in nearly all sampled rows. */
const isWhole = (column: Column, found: ReadonlyMap<Role, Column>, rows: readonly SourceRow[]): boolean => {
  if (!found.has('net') || !found.has('tax')) return false
  const compared = rows.flatMap((row) => {
    const [amount, net] = [centsAt(row, column), centsAt(row, found.get('net'))]
    if (amount === undefined || net === undefined) return []
    return [amount === net + (centsAt(row, found.get('tax')) ?? 0n) + (centsAt(row, found.get('tip')) ?? 0n)]
  })
  return compared.length > 0 && compared.filter((isEqual) => isEqual).length >= compared.length * nearlyAll
}

/** Columns that satisfy a condition, or all of them if none does. */
const preferred = (columns: readonly Column[], holds: (column: Column) => boolean): readonly Column[] => {
  const kept = columns.filter(holds)
  return kept.length > 0 ? kept : columns
}

const isPaid = /\b(?:paid|collected|received)\b/

/** True if a column has what was paid of the totals in the other: revenue is one or the other, and nothing says which. */
const isPartlyPaid = (paid: Column, total: Column, rows: readonly SourceRow[]): boolean =>
  isPaid.test(plainLabel(paid.label)) &&
  !isPaid.test(plainLabel(total.label)) &&
  rows.some((row) => {
    const [part, whole] = [centsAt(row, paid), centsAt(row, total)]
    return part !== undefined && whole !== undefined && part >= 0n && part < whole
  })

/** Candidates labelled as amounts; only the first if their labels rank them, unless one is what was paid of another. */
const likely = (
  labelled: readonly Column[],
  found: ReadonlyMap<Role, Column>,
  rows: readonly SourceRow[],
  isReplay: boolean,
): readonly Column[] => {
  const whole = labelled.filter((column) => isWhole(column, found, rows))
  if (whole[0]) return [whole[0]]
  const all = preferred(preferred(labelled, isPriced), ({ label }) => isOfAll(label))
  const [first] = all
  if (!first || !isOfAll(first.label)) return all
  const rival = isReplay ? undefined : all.find((other) => isPartlyPaid(first, other, rows))
  return all.filter((column) => column === rival || plainLabel(column.label) === plainLabel(first.label))
}

/** Money other than sales or payments, and numbers that are not money. */
const isBeside =
  /\b(?:discounts?|fees?|commissions?|charges?|surcharges?|rounding|change|tendered|costs?|cogs|margin|profit|rate|points?|hours?|hrs|balance|owing|outstanding|due|unpaid|tax|gst|vat|tips?|prices?|budget|target|forecast|last|prior|previous|variance|percent|phone|mobile|postcode|abn|acn|no|number|id|code|qty|quantity|count|covers|guests|table|register|till|batch|row|year|week|month|day)\b|%|#/i

/** Numbers that count or name something, and are never money. */
const isCount =
  /\b(?:phone|mobile|postcode|abn|acn|no|number|id|code|qty|quantity|count|covers|guests|table|register|till|batch|row|years|weeks|months|days|nights|bed(?:room)?s|bath(?:room)?s)\b|#/i

const namesCount = (column: Column): boolean =>
  isOfMeasure(column) || (!isPriced(column) && isCount.test(column.label.replaceAll('_', ' ')))

/** Columns without hours and rates, if any others are left. */
export const withoutHours = (columns: readonly Column[]): readonly Column[] =>
  preferred(columns, ({ label }) => !/\b(?:hours?|hrs|duration|rate)\b/i.test(label.replaceAll('_', ' ')))

const isRate = /\brate\b|\b(?:per|an) hour\b|\bhourly\b/i

/** True for a label of something that is no amount of a sale or a payment. */
export const namesOther = ({ label }: Column): boolean => isBeside.test(label.replaceAll('_', ' '))

/** Columns without a known label, those with prices if there are any; columns labelled as something else come last. */
const unexplained = (columns: readonly Column[], isLabelled: boolean): readonly Column[] => {
  const all = preferred(columns, isPriced)
  return isLabelled ? [...all.filter((one) => !namesOther(one)), ...all.filter(namesOther)] : all
}

/** True if a single candidate needs no question: it has prices, and its label names nothing else. */
const isSure = (column: Column, isLabelled: boolean): boolean =>
  isPriced(column) && !(isLabelled && namesOther(column))

const isOfClock = ({ profile }: Column): boolean => isMostly(profile, profile.durations)

/** Money that may be a number of sales instead. */
const mayCount = /^(?:total )?sales$/

/** Prices without a known label, if the only labelled amounts are whole numbers that may be a number of sales. */
const besideCounts = (labelled: readonly Column[], unnamed: readonly Column[]): readonly Column[] =>
  labelled.length > 0 && labelled.every((one) => isOfCounts(one) && mayCount.test(plainLabel(one.label)))
    ? unnamed.filter(
        (one) => !labelled.includes(one) && isPriced(one) && !namesOther(one) && !namesDiscount(one.label),
      )
    : []

/** The refusal of a table without amounts; a timesheet has hours instead. */
const withoutAmounts = ({ columns }: ReadTable): FileRefused => {
  const hours = columnsNamed(columns, 'hours')[0] ?? columns.find(isOfClock)
  return hours
    ? new FileRefused('has hours but no amounts, and hours alone give no figure yet', { column: hours.label })
    : new FileRefused('has no column of amounts')
}

/**
 * Puts the column of amounts into `found`, or asks for it, unless debit and credit columns have them. Returns the decision to
 * remember if it is the sum of the other columns.
 */
export const amountColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  {
    proof,
    isBooks,
    isReplay,
  }: { readonly proof: BalanceProof | undefined; readonly isBooks: boolean; readonly isReplay: boolean },
): string | undefined => {
  const own = found.get('amount')
  if (found.has('debit') || found.has('credit')) return undefined
  if (proof) {
    found.set('amount', proof.amount)
    found.set('balance', proof.balance)
    return undefined
  }
  const taken = new Set([...found.values()].filter((column) => column !== own))
  const named = (role: 'amount' | 'net') =>
    columnsNamed(table.columns, role).filter((column) => !taken.has(column))
  const whole = named('amount')
  const labelled = whole.length === 0 && isBooks ? named('net') : whole
  const unnamed = unnamedAmounts(table.columns, taken)
  const rivalsOfCount = isReplay || isBooks ? [] : besideCounts(labelled, unnamed)
  const candidates =
    labelled.length > 0
      ? [
          ...rivalsOfCount,
          ...likely(labelled, found, table.rows, isReplay && open.given['amount-column'] === undefined),
        ]
      : unexplained(isReplay ? unnamed : withoutHours(unnamed), table.headerRow !== undefined)
  const [only, ...others] = candidates
  const net = found.get('net')
  // "Net" means net of tax if there is tax; otherwise perhaps net of fees, if other columns have prices too.
  const isPlain = net !== undefined && taxSaidIn(net.label) === 'without'
  const rivals = isPlain ? candidates.filter((one) => !namesOther(one)) : candidates
  if (labelled.length === 0 && net && (found.has('tax') || rivals.length === 0)) {
    found.delete('amount')
    return undefined
  }
  if (labelled.length === 0 && net) {
    found.delete('net')
    const all = [net, ...rivals]
    const chosen = chosenColumn(all, open.answers['amount-column'])
    if (chosen) found.set('amount', chosen)
    else open.questions.push(askColumn('amount-column', all, table.rows))
    return undefined
  }
  const each = found.get('unit-price')
  // A price of one gives amounts with a quantity; a file from before this has its column of amounts among its answers.
  if (
    each &&
    isPriceOfEach(each) &&
    found.has('quantity') &&
    open.given['amount-column'] === undefined &&
    candidates.every((one) => namesOther(one) || namesDiscount(one.label))
  ) {
    found.delete('unit-price')
    found.set('amount', each)
    return undefined
  }
  if (!only || (!isReplay && candidates.every(namesCount))) throw withoutAmounts(table)
  // A rate is what one hour or item costs: a timesheet without other money has no amounts.
  if (!isReplay && candidates.every(({ label }) => isRate.test(label)))
    throw new FileRefused('has rates but no column of amounts', { column: candidates[0]?.label ?? '' })
  // Gross sales before discounts are not takings if net and tax are given too.
  const hasParts = found.has('net') && found.has('tax')
  if (hasParts && isGross(only.label) && !isWhole(only, found, table.rows)) {
    found.delete('amount')
    return undefined
  }
  const isKnown =
    labelled.length > 0 ||
    (isSure(only, table.headerRow !== undefined) && (isReplay || !namesDiscount(only.label)))
  const column =
    others.length === 0 && isKnown ? only : chosenColumn(candidates, open.answers['amount-column'])
  // A layout from before this has its column among its answers.
  const sum = column || isReplay || isBooks ? undefined : sumColumn(candidates, table.rows)
  const chosen = column ?? sum
  if (chosen) found.set('amount', chosen)
  else open.questions.push(askColumn('amount-column', candidates, table.rows))
  return sum && columnId(sum)
}
