/** Columns of a file that no figure uses, each with the reason: none is left out silently. */
import { cutText } from '#schema/core/cut-text'
import { type Column, isPriced } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import { namesGroups } from '../columns/category-column.ts'
import type { Answers } from '../layout.ts'
import type { ReadTable } from '../read-table.ts'
import { type MoneyKind, type Role, rolesNamed, rolesOfKind } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import type { ColumnNote, WhyUnused } from './column-note.ts'
import { askUse, chosenUse } from './column-uses.ts'

/** Columns that are listed; a spreadsheet may have thousands. */
export const maxUnused = 100

/** True for a column that the file has: one without label and cells is a trailing comma. */
export const isColumn = ({ label, at, profile }: Column): boolean =>
  profile.filled > 0 || label !== `Column ${at + 1}`

type Decision = {
  readonly kind: MoneyKind
  readonly found: ReadonlyMap<Role, Column>
  /** Further columns that are read, such as several of hours. */
  readonly further: readonly Column[]
  /** Columns in which sales and costs were told apart. */
  readonly withoutCosts: readonly Column[]
  readonly answers: Answers
  readonly earlier: Answers
}

const reasonOf = (
  column: Column,
  { kind, found, withoutCosts }: Decision,
): Omit<ColumnNote, 'at' | 'label'> => {
  const { label, profile } = column
  if (profile.filled === 0) return { why: 'empty' }
  if (!withoutCosts.includes(column)) return { why: 'costs' }
  const named = [...rolesNamed(label), ...(namesGroups(label) ? (['category'] as const) : [])].filter(
    (role) => rolesOfKind[kind].has(role),
  )
  const other = named.map((role) => found.get(role)).find((one) => one !== undefined)
  if (other) return { why: 'taken', instead: other.label }
  const [date, amount] = [found.get('date'), found.get('amount') ?? found.get('debit')]
  if (date && isMostly(profile, profile.anyDate)) return { why: 'dates', instead: date.label }
  if (amount && isPriced(column) && isMostly(profile, profile.anyAmount))
    return { why: 'amounts', instead: amount.label }
  return { why: 'no-figure' }
}

/**
 * Notes of the columns of a file of sales or books. In a layout with files on record, a column that was left out stays so, as
 * the same rows would otherwise be others and count twice; rows with numbers of their own would be corrected.
 */
export const columnNotes = (table: ReadTable, decision: Decision): readonly ColumnNote[] => {
  const { kind, found, further, answers, earlier } = decision
  const used = new Set([...found.values(), ...further])
  const isFirst = Object.keys(earlier).length === 0 || found.has('id')
  return table.columns.filter(isColumn).flatMap((column): readonly ColumnNote[] => {
    const { at, label } = column
    const told = chosenUse(answers, column)
    const isUsed = used.has(column)
    if (isUsed && told === undefined) return []
    const isOpen = isFirst || chosenUse(earlier, column) !== undefined
    const question = isOpen ? askUse(column, kind, found, table) : undefined
    const asked = question ? { question } : {}
    if (isUsed) return [{ at, label, ...asked }]
    const reason = reasonOf(column, decision)
    if (told === 'ignored') return [{ at, label, why: 'told', ...asked }]
    const could = askUse(column, kind, found, table) !== undefined
    return [{ at, label, ...(!isOpen && could ? { why: 'earlier' as const } : { ...reason, ...asked }) }]
  })
}

/** Notes of columns that cannot be put to another use. `checked` are those that only keep rows from counting. */
export const plainNotes = (
  columns: readonly Column[],
  used: ReadonlySet<number>,
  checked: ReadonlySet<number> = new Set(),
): readonly ColumnNote[] =>
  columns
    .filter((column) => isColumn(column) && !used.has(column.at))
    .map(({ at, label, profile }) => ({
      at,
      label,
      why: profile.filled === 0 ? 'empty' : checked.has(at) ? 'checked' : 'no-figure',
    }))

/** Notes of the columns of rows below labels, where nothing else is known of their cells. */
export const rowNotes = (
  header: SourceRow | undefined,
  rows: readonly SourceRow[],
  used: ReadonlySet<number>,
  whyOf: (at: number) => WhyUnused = () => 'no-figure',
): readonly ColumnNote[] =>
  (header?.cells ?? []).flatMap((label, at): readonly ColumnNote[] => {
    const isFilled = rows.some(({ cells }) => (cells[at] ?? '') !== '')
    if (used.has(at) || (label === '' && !isFilled)) return []
    return [{ at, label: label || `Column ${at + 1}`, why: isFilled ? whyOf(at) : 'empty' }]
  })

/** Rows that differ in a column, as samples. */
export const differing = (rows: readonly SourceRow[], at: number): readonly SourceRow[] =>
  rows.filter(({ cells }, place) => rows.findIndex((row) => row.cells[at] === cells[at]) === place)

/** Columns that are left out, as the preview shows them: the first ones, and how many others. */
export const unusedColumns = (notes: readonly ColumnNote[], samples: readonly SourceRow[]) => {
  const unused = notes.filter(({ why }) => why !== undefined)
  const listed = unused.slice(0, maxUnused).map(({ at, label, why, instead, question }) => ({
    role: 'ignored',
    column: cutText(label, 200),
    why: why ?? 'no-figure',
    ...(instead === undefined ? {} : { instead: cutText(instead, 200) }),
    ...(question ? { question } : {}),
    samples: differing(samples, at)
      .filter(({ cells }) => (cells[at] ?? '') !== '')
      .map(({ row, cells }) => {
        const cell = cutText(cells[at] ?? '', 200)
        return { row, cell, means: cell }
      }),
  }))
  const others = unused.length - listed.length
  return others === 0
    ? listed
    : [...listed, { role: 'ignored', column: `${others} more columns`, why: 'more', samples: [] }]
}
