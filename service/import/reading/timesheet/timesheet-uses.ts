/** What the words of a timesheet are used for, as a person says it. */
import type { Column } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import type { ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import type { ColumnNote } from '../unused/column-note.ts'
import { type ListUse, questionsOfUses, withQuestions, withUse } from '../unused/list-uses.ts'
import { plainNotes } from '../unused/unused-columns.ts'
import type { TimesheetColumns } from './timesheet-columns.ts'

const client: ListUse = { role: 'client', says: 'The client: whom the work was for', of: 'words' }
const project: ListUse = { role: 'project', says: 'The project', of: 'words' }
const task: ListUse = { role: 'task', says: 'The work that was done', of: 'words' }
const employee: ListUse = { role: 'employee', says: 'Who worked', of: 'words' }
const uses: readonly ListUse[] = [client, project, task, employee]

/** The columns with the uses that were chosen for them. */
export const withUses = (
  columns: TimesheetColumns,
  { columns: all }: ReadTable,
  answers: Answers,
): TimesheetColumns => {
  // A column that says whether time is billed keeps that use.
  const free = all.filter((column) => column !== columns.flag && column !== columns.notBilled)
  const of = (use: ListUse, found: Column | undefined) => withUse(free, use, answers, found)
  return {
    ...columns,
    client: of(client, columns.client),
    project: of(project, columns.project),
    about: of(task, columns.about),
    person: of(employee, columns.person),
  }
}

/** Notes of the columns, with the questions by which their uses can be changed. */
export const notesOf = (
  table: ReadTable,
  places: ReadonlyMap<Role, Column>,
  answers: Answers,
  checked: ReadonlySet<number>,
): readonly ColumnNote[] => {
  const questions = questionsOfUses(table.columns, uses, places, table.rows)
  const used = new Set([...places.values()].map(({ at }) => at))
  const ofUsed = table.columns.flatMap(({ at, label }): readonly ColumnNote[] => {
    const question = used.has(at) ? questions.get(at) : undefined
    return question ? [{ at, label, question }] : []
  })
  return [...ofUsed, ...withQuestions(plainNotes(table.columns, used, checked), questions, answers)]
}
