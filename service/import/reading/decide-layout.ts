/** Decides how to read a table: takes what labels and cells prove, and asks about the rest. */
import type { IsoDate } from '#schema/core/scalars'
import { assignRoles } from './assign-roles.ts'
import { balanceProof } from './balance-proof.ts'
import { checkAbove, checkBelow, checkTrust, checkUnits } from './check-units.ts'
import { provenOrder } from './column-profile.ts'
import { addedColumn } from './columns/added-column.ts'
import { amountColumn } from './columns/amount-column.ts'
import { withoutCosts } from './columns/beside-sales.ts'
import { categoryColumn, categoryQuestion } from './columns/category-column.ts'
import { countColumn, countQuestion, keepCount } from './columns/count-column.ts'
import { dateColumn, orderOf, zoneOf } from './columns/date-column.ts'
import { commonMark, marksOf } from './columns/decimal-marks.ts'
import { detailsColumn, detailsQuestion } from './columns/details-column.ts'
import { clientColumn, clientQuestion, furtherColumn, furtherQuestion } from './columns/further-labels.ts'
import { hoursAnswer, hoursColumns, hoursQuestion } from './columns/hours-columns.ts'
import { leftOutBy } from './columns/left-out-rows.ts'
import { orderQuestion, orderTotal } from './columns/order-total.ts'
import { pairColumn } from './columns/pair-column.ts'
import { isPriceOfOne, priceQuestion } from './columns/price-of.ts'
import { refundsColumn, refundsInQuestion } from './columns/refunds-column.ts'
import { reversalsOf, reversalsQuestion } from './columns/reversed-entries.ts'
import { arePayments, paymentsQuestion, statusesQuestion, unclearStatuses } from './columns/sale-status.ts'
import { discountColumn, discountQuestion } from './discount/discount-column.ts'
import { amountAfterDiscount } from './discount/taken-off.ts'
import { askKind, kindOf, notSure } from './file-kind.ts'
import type { Answers } from './layout.ts'
import { debitsAreIn, refundsOf, signOf, takingsBelowZero } from './money-direction.ts'
import type { Decided, Open, ReadTable } from './read-table.ts'
import { recalledAnswers, rememberedAnswers, taken } from './remembered.ts'
import { type MoneyKind, moneyRoles } from './roles.ts'
import { areSections, dropNames, laterRules, rulesQuestion } from './sections/decide-sections.ts'
import { booksTax } from './tax/books-tax.ts'
import { codesQuestion } from './tax/codes-column.ts'
import { outsideQuestion, partsOutside } from './tax/parts-outside.ts'
import { taxIncluded } from './tax/tax-included.ts'
import { netColumn, type PartsOutside, partsOnTop } from './tax/tax-place.ts'
import { type TaxContext, taxQuestion } from './tax/tax-question.ts'
import { isTaxSigned, signQuestion } from './tax/tax-sign.ts'
import { checkWeekGrid } from './timesheet/week-grid.ts'
import { takeUses } from './unused/column-uses.ts'
import { columnNotes } from './unused/unused-columns.ts'

const none: PartsOutside = new Set()

/** How to read a table, or the first questions to ask. Throws `FileRefused` if it has no dates or no amounts. */
export const decideLayout = (
  table: ReadTable,
  given: {
    readonly kind?: MoneyKind | undefined
    readonly answers: Answers
    /** Decisions for earlier files of the layout. */
    readonly earlier: Answers
    readonly today: IsoDate
    readonly currency: string
    /** Sheet name or similar. */
    readonly title?: string
    /** True for a file that was recorded before tax was asked: it is read as before. */
    readonly isBeforeTax?: boolean
    /** True when planning an import again as recorded. */
    readonly isReplay?: boolean
  },
): Decided => {
  const isReplay = given.isReplay === true
  if (!isReplay) checkWeekGrid(table)
  const recalled = recalledAnswers(given.earlier)
  const open: Open = {
    questions: [],
    answers: { ...recalled, ...given.answers },
    given: given.answers,
    recalled,
  }
  const likely = given.kind ?? notSure(kindOf(table.columns), open.answers)
  const proof = likely === 'sales' ? undefined : balanceProof(table, assignRoles(table.columns, 'books'))
  const known = likely ?? (proof ? 'books' : undefined)
  if (!known) askKind(table, open)
  const kind = known ?? 'sales'
  const columns = isReplay || !known ? table.columns : withoutCosts(table.columns, known)
  const found = assignRoles(columns, kind)
  const answers = isReplay ? given.answers : open.answers
  const counting = { earlier: given.earlier, given: given.answers, answers, isReplay }
  takeUses(found, table, kind, answers)
  const further = furtherColumn(found, table, kind, counting)
  const clients = clientColumn(found, table, kind, counting)
  keepCount(found, counting)
  const date = dateColumn(found, table, open, isReplay)
  if (date) found.set('date', date)
  pairColumn(found, table)
  const isByRules = !isReplay || given.answers[rulesQuestion] !== undefined
  if (isByRules) dropNames(found)
  const isDiscounted = known === 'sales' && (!isReplay || given.answers[discountQuestion] !== undefined)
  const isAfter = isDiscounted && amountAfterDiscount(found, table)
  const sum = isAfter
    ? undefined
    : amountColumn(found, { ...table, columns }, open, { proof, isBooks: known === 'books', isReplay })
  const details = known === 'books' ? detailsColumn(found, table, counting) : undefined
  const { currency, title = '' } = given
  const taxed: TaxContext = { kind, table, open, currency, title, isReplay }
  const taxOfBooks = known === 'books' && !given.isBeforeTax ? booksTax(found, taxed) : undefined
  if (known === 'sales') {
    netColumn(found, table, given.currency)
    addedColumn(found, table, open, isReplay)
  }
  const beside = known === 'sales' ? partsOutside({ found, table, currency }, counting) : none
  if (beside.has('gift-card')) found.delete('gift-card')
  const category = known === 'sales' ? categoryColumn(found, table, open, counting) : undefined
  const count = known === 'sales' ? countColumn(found, table, counting) : undefined
  const isOfOne = known === 'sales' && isPriceOfOne(found, table, open, isReplay)
  const discount = isDiscounted ? discountColumn(found, table, open, { isOfOne, isReplay }) : undefined
  const total = known === 'sales' ? orderTotal(found, table, open, isReplay) : undefined
  const refunds = known === 'sales' ? refundsColumn(found, table, open, counting) : undefined
  const isOfPayments = known === 'sales' && arePayments(found, counting)
  const out = known === 'sales' ? leftOutBy(found, table, counting) : undefined
  const unclear =
    known === 'sales' ? unclearStatuses(found, table, open, { isReplay, isOfPayments }) : undefined
  const hours = known === 'books' ? hoursColumns(found, table, open, isReplay) : undefined
  checkUnits(found, given.currency)
  checkAbove(table.above, given.currency)
  if (!isReplay) {
    checkTrust(table.above)
    checkBelow(table.rows, table.headerRow, given.currency)
  }
  const zone = zoneOf(found)
  const dateOrder = orderOf(date, table, open, given.today)
  const amounts = [
    ...[...found].flatMap(([role, column]) =>
      moneyRoles.has(role) || ['quantity', 'sales-count', 'hours'].includes(role) ? [column] : [],
    ),
    ...(hours ?? []).filter((column) => column !== found.get('hours')),
  ]
  const marks = marksOf(amounts, table, open)
  const hasBalances = !isReplay || given.answers[rulesQuestion] === laterRules
  const isInSections = isByRules && known === 'books' && areSections(found, table, hasBalances)
  const sign = known === 'books' ? signOf(found, table, open, proof) : undefined
  const reversals = known === 'books' ? reversalsOf(found, table, open, isReplay) : undefined
  const refundsBelowZero = known === 'sales' ? refundsOf(found, table, open) : undefined
  const isTurned = known === 'sales' ? takingsBelowZero(found, table, open) : undefined
  const onTop = known === 'sales' ? partsOnTop(found, table, open, { currency, beside }) : []
  const tax = known === 'sales' && !given.isBeforeTax ? taxIncluded(found, taxed) : taxOfBooks
  const isSigned = known === 'sales' && isTaxSigned(found, counting)
  const isIn = known === 'books' ? debitsAreIn(found, table, open) : undefined
  if (open.questions.length > 0) return { questions: open.questions }
  const debit = found.get('debit')?.profile
  const [order, mark] = [date && provenOrder(date.profile), commonMark(amounts)]
  return {
    ...(tax?.question ? { tax: tax.question } : {}),
    notes: columnNotes(table, {
      ...{ kind, found, answers, earlier: given.earlier },
      ...{ further: hours ?? [], withoutCosts: columns },
    }),
    decided: rememberedAnswers(given.earlier, {
      ...given.answers,
      kind,
      ...(isByRules ? { [rulesQuestion]: hasBalances ? laterRules : 'by-rules' } : {}),
      ...taken({ 'amount-column': sum, 'date-order': order, 'decimal-mark': mark }),
      ...taken({ [categoryQuestion]: category, [countQuestion]: count, [furtherQuestion]: further }),
      ...taken({ [clientQuestion]: clients, [taxQuestion]: tax?.decided, [codesQuestion]: tax?.codes }),
      ...taken({ [priceQuestion]: isOfOne ? 'one' : undefined, [discountQuestion]: discount?.decided }),
      ...taken({ [orderQuestion]: total, [refundsInQuestion]: refunds, [statusesQuestion]: unclear }),
      ...taken({ [detailsQuestion]: details, [reversalsQuestion]: reversals }),
      ...taken({ [paymentsQuestion]: isOfPayments ? 'by-type' : undefined }),
      ...taken({ [outsideQuestion]: [...beside].join(', ') || undefined }),
      ...taken({ [signQuestion]: isSigned ? 'amount' : undefined }),
      ...out?.decided,
      ...(hours ? { [hoursQuestion]: hoursAnswer(hours) } : {}),
    }),
    layout: {
      kind,
      headerRow: table.headerRow,
      firstRow: table.firstRow,
      labels: table.columns.map(({ label }) => label),
      places: Object.fromEntries([...found].map(([role, { at }]) => [role, at])),
      order: dateOrder ?? 'day-first',
      marks,
      ...(zone ? { zone } : {}),
      ...(isTurned ? { takingsBelowZero: true } : {}),
      ...(isSigned ? { isTaxSigned: true } : {}),
      ...(isByRules ? { isByRules } : {}),
      ...(isInSections ? { isInSections, hasBalances } : {}),
      ...(isOfOne ? { isPriceOfOne: true } : {}),
      ...(discount && discount.decided !== 'within'
        ? { discount: { is: discount.decided, isBelowZero: discount.isBelowZero } }
        : {}),
      ...(total === 'order' ? { isOrderTotal: true } : {}),
      ...(unclear === 'left-out' ? { unclearLeftOut: true } : {}),
      ...(isOfPayments ? { isOfPayments } : {}),
      ...(out?.voided ? { voidedAt: out.voided.at } : {}),
      ...(out?.types ? { typesAt: out.types.at } : {}),
      ...(hours ? { hoursAt: hours.map(({ at }) => at) } : {}),
      ...(onTop.length > 0 ? { onTop } : {}),
      ...(tax ? { taxIs: tax.taxIs } : {}),
      ...(isIn ? { debitsAreIn: true } : {}),
      ...(sign ? { sign } : {}),
      ...(reversals ? { reversals } : {}),
      ...(debit && debit.negatives > 0 && debit.positives === 0 ? { debitsBelowZero: true } : {}),
      ...(refundsBelowZero === undefined ? {} : { refundsBelowZero }),
    },
  }
}
