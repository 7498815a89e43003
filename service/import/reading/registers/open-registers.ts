/** Opens lists as of a day that are no money: managements, listings and the pipeline (decision 862). */
import { cutText } from '#schema/core/cut-text'
import type { MappedColumn } from '#schema/import/import'
import type { RegisterKind } from '#schema/import/register-day'
import type { Column } from '../assign-roles.ts'
import { checkAbove, checkLabel } from '../check-units.ts'
import { marksOf } from '../columns/decimal-marks.ts'
import { asOfDay } from '../debtors/as-of.ts'
import { orderOfDates, samplesOf } from '../debtors/debtor-table.ts'
import { askedAt } from '../debtors/used-columns.ts'
import type { ColumnQuestion } from '../layout.ts'
import type { OpenFile, ReadOptions } from '../open-file.ts'
import { askMeaning, sampleRows } from '../questions.ts'
import type { Open } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { withQuestions } from '../unused/list-uses.ts'
import { plainNotes } from '../unused/unused-columns.ts'
import { registerSource } from './register.ts'
import type { RegisterRole } from './register-labels.ts'
import { registerRows } from './register-rows.ts'
import { type RegisterTable, registerTable } from './register-table.ts'
import { questionsOf, shown, withUses } from './register-uses.ts'
import { type RentPeriod, rentPeriodIn, rentPeriods } from './rent-period.ts'

/** Ids of the questions. */
export const rentQuestion = 'rent-period'
export const feeQuestion = 'fee-is'

type Questions = { readonly questions: readonly ColumnQuestion[] }

const asOfWords: Readonly<Record<RegisterKind, string>> = {
  managements: 'What was managed on',
  listings: 'What was on the market on',
  pipeline: 'The pipeline of',
}

const says: Readonly<Record<RentPeriod, string>> = {
  week: 'A week',
  fortnight: 'A fortnight',
  month: 'A month',
  year: 'A year',
}

const columnAt = ({ columns, places }: RegisterTable, role: RegisterRole): Column | undefined =>
  columns.find(({ at }) => at === places[role])

/** Period of the rents: by its label, by a column of periods, or asked. */
const periodOf = (table: RegisterTable, rent: Column, open: Open): RentPeriod | undefined => {
  const said = rentPeriodIn(rent.label)
  if (said || table.places.period !== undefined) return said
  const answered = rentPeriods.find((period) => period === open.answers[rentQuestion])
  if (!answered)
    open.questions.push(
      askMeaning(
        rentQuestion,
        rent,
        rentPeriods.map((period) => [period, says[period], (cell) => `${cell} a ${period}`] as const),
        table.data,
      ),
    )
  return answered
}

/** Largest fee that may be a percentage. */
const mostShare = 30

/** Whether fees are shares of the rent: by label or cells, or asked. */
const isShare = (table: RegisterTable, fee: Column | undefined, open: Open): boolean => {
  if (!fee) return false
  const cells = [...fee.profile.distinct.keys()]
  if (/%|percent|pct|rate/i.test(fee.label) || cells.some((cell) => cell.includes('%'))) return true
  const mayBe = cells.every((cell) => Number(cell.replace(/[^\d.]/g, '')) <= mostShare && !cell.includes('$'))
  if (!mayBe || rentPeriodIn(fee.label)) return false
  const answer = open.answers[feeQuestion]
  if (answer !== 'share' && answer !== 'money')
    open.questions.push(
      askMeaning(
        feeQuestion,
        fee,
        [
          ['share', 'A percentage of the rent', (cell) => `${cell} %`],
          ['money', 'Dollars for each rent', (cell) => `${cell} dollars`],
        ],
        table.data,
      ),
    )
  return answer === 'share'
}

const mappingOf = (
  table: RegisterTable,
  isFeeShare: boolean,
  asked: ReadonlyMap<number, ColumnQuestion>,
): readonly MappedColumn[] =>
  Object.entries(shown[table.kind]).flatMap(([role, name]) => {
    const at = Object.entries(table.places).find(([one]) => one === role)?.[1]
    const column = table.columns.find((one) => one.at === at)
    if (!column) return []
    const samples = sampleRows(table.data, column.at, () => true).map(({ row, cell }) => ({
      row,
      cell: cutText(cell, 200),
      means: cutText(cell, 200),
    }))
    return [
      {
        role: name === 'fee' && isFeeShare ? 'fee-share' : name,
        column: cutText(column.label, 200),
        ...askedAt(asked, column.at),
        samples,
      },
    ]
  })

/** Opens a list of managements, listings or opportunities; undefined for any other table. */
export const openRegisters = async (
  source: SourceTable,
  first: readonly SourceRow[],
  options: ReadOptions,
): Promise<OpenFile | Questions | undefined> => {
  const { answers, today, currency } = options
  const said = options.kind ?? answers.kind
  const found = await registerTable(source, first)
  const table = found && withUses(found, answers)
  if (!table || (said !== undefined && said !== table.kind) || (options.isReplay && said === undefined))
    return undefined
  checkAbove(table.above, currency)
  const listed = { ...table, is: 'aged' as const, ages: [] }
  const day = asOfDay(listed, answers, today, asOfWords[table.kind])
  const open: Open = { questions: [], answers, given: answers, recalled: {} }
  const of = (role: RegisterRole) => columnAt(table, role)
  const amount = of('amount')
  const rent = table.kind === 'managements' ? amount : undefined
  const period = rent && periodOf(table, rent, open)
  const isFeeShare = table.kind === 'managements' && isShare(table, of('second'), open)
  const money = [amount, isFeeShare ? undefined : of('second')].flatMap((column) => column ?? [])
  for (const { label } of money) checkLabel(label, currency)
  const dates = [of('ends'), of('since')].flatMap((column) => column ?? [])
  const marks = marksOf(money, samplesOf(listed), open)
  const order = orderOfDates(dates, of('since'), listed, open, today)
  const questions = [...(typeof day === 'object' ? day.questions : []), ...open.questions]
  if (questions.length > 0 || typeof day === 'object') return { questions }
  const rows = registerRows(table, {
    labels: table.columns.map(({ label }) => label),
    marks,
    order: order ?? 'day-first',
    currency,
    asOf: day,
    places: table.places,
    period,
    feePeriod: of('second') && rentPeriodIn(of('second')?.label ?? ''),
    isFeeShare,
  })
  if (!rows.some(({ is }) => is === 'registers')) {
    const rejected = rows.find((row) => row.is === 'rejected')
    throw new FileRefused('has no row that can be read', rejected ? { row: rejected.row } : {})
  }
  const asked = questionsOf(table)
  return {
    kind: table.kind,
    source: registerSource(table.kind),
    from: source.from,
    decided: { ...answers, kind: table.kind },
    mapping: mappingOf(table, isFeeShare, asked),
    notes: withQuestions(plainNotes(table.columns, new Set(Object.values(table.places))), asked, answers),
    samples: table.data.slice(0, 3),
    rows: async function* () {
      yield rows
    },
  }
}
