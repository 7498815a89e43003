/** Columns of a list of aged balances; every column of amounts must be understood. */
import type { Column } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import { toldUse, withUse } from '../unused/list-uses.ts'
import { invoiceRolesOf } from './debtor-labels.ts'
import type { DebtorTable } from './debtor-table.ts'
import { agedUses } from './debtor-uses.ts'

export type AgedColumns = {
  /** Column of customers' names; undefined if headings name them. */
  readonly nameAt: number | undefined
  readonly ages: readonly {
    readonly at: number
    readonly age: string
    readonly isOverdue: boolean | undefined
  }[]
  /** Columns that may be the total of a row. */
  readonly totals: readonly Column[]
  readonly credit: Column | undefined
  readonly currency: Column | undefined
  readonly due: Column | undefined
  readonly issued: Column | undefined
  readonly number: Column | undefined
}

/** Id of the question what the ages are counted from, which is about one file only. */
export const agesQuestion = 'ages-from'

const totalLabel = /\b(?:total|balance|outstanding|owing|amount|due)\b/
const creditLabel =
  /\b(?:unapplied|unallocated|prepa(?:id|yments?)|overpa(?:id|yments?)|retainers?|deposits?|on account|credits?)\b/
/** Numbers that are no part of what is owed. */
const aside =
  /\b(?:no|number|num|id|code|phone|mobile|fax|abn|acn|post ?code|terms|limit|days|ref|reference|date|percent(?:age)?|invoice|count|invoices)\b|%/

const hasAmounts = ({ profile }: Column): boolean => isMostly(profile, profile.anyAmount)

/** Whether each age is overdue, by its label, the title, or an answer; a question if nothing says so. */
const overdueBy = (
  { ages, above }: DebtorTable,
  answers: Answers,
): ((place: number) => boolean | undefined) | { readonly questions: readonly ColumnQuestion[] } => {
  const title = above
    .flatMap(({ cells }) => cells)
    .join(' ')
    .toLowerCase()
  if (ages.every(({ label }) => label.isOverdue !== undefined)) return (place) => ages[place]?.label.isOverdue
  if (/\b(?:by|from|on) invoice date|days since (?:the )?invoice/.test(title)) return () => undefined
  const [first, second] = ages
  const isNotDue = first?.label.age === 'not due'
  const isCounted =
    isNotDue || (first?.label.age === 'current' && (second?.label.from === 1 || second?.label.from === 0))
  if (isCounted) return (place) => place > 0
  const answer = answers[agesQuestion]
  if (answer === 'due') return (place) => place > 0
  if (answer === 'all-due') return () => true
  if (answer === 'invoice') return () => undefined
  const label = first?.label.age ?? ''
  const says = [
    ['due', `Days after the due date: “${label}” is not overdue yet, the others are`],
    ['all-due', `Days after the due date: all of it is overdue, also “${label}”`],
    ['invoice', 'Days since the invoice: the list does not say what is overdue'],
  ] as const
  return {
    questions: [
      {
        id: agesQuestion,
        column: ages
          .map((age) => age.label.age)
          .join(', ')
          .slice(0, 4000),
        readings: says.map(([id, text]) => ({ id, says: text, rows: [] })),
      },
    ],
  }
}

/** Columns of a list of aged balances. Refuses amounts that are neither an age, a total nor a credit. */
export const agedColumns = (
  table: DebtorTable,
  answers: Answers,
): AgedColumns | { readonly questions: readonly ColumnQuestion[] } => {
  const { columns, ages, header } = table
  const others = columns.filter(({ at }) => !ages.some((age) => age.at === at))
  const roleOf = (role: ReturnType<typeof invoiceRolesOf>[number], fits: (column: Column) => boolean) => {
    const open = others.filter((column) => toldUse(answers, column) === undefined)
    const found = open.find((column) => invoiceRolesOf(column.label).includes(role) && fits(column))
    const use = Object.entries(agedUses).find(([one]) => one === role)?.[1]
    return use ? withUse(others, use, answers, found) : found
  }
  const isDay = ({ profile }: Column) => isMostly(profile, profile.anyDate)
  const credit = others.find(
    (column) =>
      hasAmounts(column) &&
      creditLabel.test(plainLabel(column.label)) &&
      !aside.test(plainLabel(column.label)),
  )
  const totals = others.filter(
    (column) =>
      column !== credit &&
      hasAmounts(column) &&
      !isDay(column) &&
      totalLabel.test(plainLabel(column.label)) &&
      !/\blimit\b/.test(plainLabel(column.label)),
  )
  const isText = (column: Column) => !hasAmounts(column) && !isDay(column)
  const named = roleOf('customer', isText)
  const [first] = others
  const isUnlabelled =
    first &&
    isText(first) &&
    invoiceRolesOf(first.label).length === 0 &&
    toldUse(answers, first) === undefined
  const nameAt = named?.at ?? (isUnlabelled ? first.at : undefined)
  const unclear = others.find(
    (column) =>
      column !== credit &&
      !totals.includes(column) &&
      column.at !== nameAt &&
      hasAmounts(column) &&
      !isDay(column) &&
      !aside.test(plainLabel(column.label)),
  )
  if (unclear)
    throw new FileRefused('has amounts beside the ages, and their label does not say what they are', {
      row: header.row,
      column: unclear.label,
    })
  const twice = ages.find(({ label, at }) =>
    ages.some((other) => other.at !== at && other.label.age === label.age),
  )
  if (twice)
    throw new FileRefused('has two columns of the same age', {
      row: header.row,
      column: header.cells[twice.at] ?? '',
    })
  const overdue = overdueBy(table, answers)
  if (typeof overdue !== 'function') return overdue
  return {
    nameAt,
    ages: ages.map(({ at, label }, place) => ({ at, age: label.age, isOverdue: overdue(place) })),
    totals,
    credit,
    currency: roleOf('currency', isText),
    due: roleOf('due', isDay),
    issued: roleOf('issued', isDay),
    number: roleOf('number', () => true),
  }
}
