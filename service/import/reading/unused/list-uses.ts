/**
 * Uses of words and days in timesheets and lists: a person chooses them, since no figure proves them. Amounts and hours are found
 * together, and keep their use (decision 928).
 */
import type { Column } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { askMeaning } from '../questions.ts'
import type { SourceRow } from '../source-row.ts'
import type { ColumnNote } from './column-note.ts'
import { questionOfUse } from './column-uses.ts'

/** A use that a column can be put to: its role in the preview, what is asked, and whether its cells are words or days. */
export type ListUse = { readonly role: string; readonly says: string; readonly of: 'words' | 'days' }

const fits = ({ profile }: Column, { of }: ListUse): boolean => {
  const areDays = isMostly(profile, profile.anyDate)
  if (profile.filled === 0) return false
  const areNumbers = [profile.anyAmount, profile.times, profile.durations].some((count) =>
    isMostly(profile, count),
  )
  return of === 'days' ? areDays : !areDays && !areNumbers
}

/** The use that was chosen for a column, "ignored" for none; undefined without an answer. */
export const toldUse = (answers: Answers, column: Column): string | undefined =>
  answers[questionOfUse(column)]

/** The column that was told to have a use, and may have it; otherwise the one found, unless it was told something else. */
export const withUse = <C extends Column>(
  columns: readonly C[],
  use: ListUse,
  answers: Answers,
  found: C | undefined,
): C | undefined =>
  columns.find((column) => toldUse(answers, column) === use.role && fits(column, use)) ??
  (found && toldUse(answers, found) === undefined ? found : undefined)

/** Asks what a column is used for; undefined if nothing fits its cells. */
const askUse = (
  column: Column,
  uses: readonly ListUse[],
  used: ReadonlyMap<string, Column>,
  rows: readonly SourceRow[],
): ColumnQuestion | undefined => {
  const fitting = uses.filter((use) => fits(column, use))
  if (fitting.length === 0) return undefined
  const meanings = fitting.map(({ role, says }) => {
    const other = used.get(role)
    const instead = other && other.at !== column.at ? `, in place of “${other.label}”` : ''
    return [role, `${says}${instead}`, (cell: string) => cell] as const
  })
  const none = ['ignored', 'Nothing: leave it out', () => 'left out'] as const
  return askMeaning(questionOfUse(column), column, [...meanings, none], rows)
}

/** The questions by which the uses of columns can be changed, by the place of the column. */
export const questionsOfUses = (
  columns: readonly Column[],
  uses: readonly ListUse[],
  used: ReadonlyMap<string, Column>,
  rows: readonly SourceRow[],
): ReadonlyMap<number, ColumnQuestion> => {
  const ofOthers = new Set(
    [...used].flatMap(([role, { at }]) => (uses.some((use) => use.role === role) ? [] : [at])),
  )
  return new Map(
    columns.flatMap((column) => {
      const question = ofOthers.has(column.at) ? undefined : askUse(column, uses, used, rows)
      return question ? [[column.at, question] as const] : []
    }),
  )
}

/** Notes with the questions about them; a column that was told to be left out says so. */
export const withQuestions = (
  notes: readonly ColumnNote[],
  questions: ReadonlyMap<number, ColumnQuestion>,
  answers: Answers,
): readonly ColumnNote[] =>
  notes.map((note) => {
    const question = questions.get(note.at)
    const isTold = question !== undefined && answers[question.id] === 'ignored'
    return { ...note, ...(isTold ? { why: 'told' as const } : {}), ...(question ? { question } : {}) }
  })
