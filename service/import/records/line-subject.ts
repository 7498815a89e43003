/** What a line is about. */
import type { ImportKind } from '#schema/import/import'
import { fieldsOf } from './line.ts'

/** Fields that say what a line is about: item and category, account and details, person and client, customer and age, the name on a list. */
const subjects = {
  sales: [7, 9],
  books: [2, 4],
  timesheets: [4, 7],
  debtors: [2, 4],
  managements: [2, 3],
  listings: [2, 3],
  pipeline: [2, 3],
} as const satisfies {
  readonly [K in ImportKind]: readonly [number, number]
}

/** Subject of a line. */
export const subjectOfLine = (content: string, kind: ImportKind): string =>
  JSON.stringify(fieldsOf(content).slice(...subjects[kind]))
