/** What a column can be used for that no figure uses so far: an owner chooses, and nothing is guessed. */
import { type Column, isOfCounts, isPriced } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { askMeaning, columnId } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { type MoneyKind, type Role, roles } from '../roles.ts'

/** Id of the question about a column. */
export const questionOfUse = (column: Column): string => `use-${columnId(column)}`

/** Use that was chosen for a column; undefined without an answer. */
export const chosenUse = (answers: Answers, column: Column): Role | undefined => {
  const answer = answers[questionOfUse(column)]
  return roles.find((role) => role === answer)
}

const says: Readonly<Partial<Record<Role, string>>> = {
  'sales-count': 'The number of sales in each row',
  quantity: 'The quantity sold',
  category: 'The category: what you sell, in groups',
  item: 'What was sold',
  channel: 'The channel: where or how it was sold',
  client: 'The client: who it was for',
  time: 'The time of the sale',
  tip: 'Tips: in the amounts or added to them, and not part of revenue',
  'gift-card': 'Gift cards sold, which are not part of revenue',
  tax: 'The tax in each row',
  account: 'The account: what the money was for',
  details: 'A description of the entry',
  ignored: 'Nothing: leave it out',
}

/** Uses of words, of counts and of money, by kind of file. Only words may take the place of another column. */
const ofWords: Readonly<Record<MoneyKind, readonly Role[]>> = {
  sales: ['category', 'item', 'channel', 'client'],
  books: ['account', 'details'],
}
const ofCounts: Readonly<Record<MoneyKind, readonly Role[]>> = {
  sales: ['sales-count', 'quantity'],
  books: [],
}
const ofMoney: Readonly<Record<MoneyKind, readonly Role[]>> = {
  sales: ['tip', 'gift-card', 'tax'],
  books: ['tax'],
}

/** Uses that fit the cells of a column. */
const fitting = (column: Column, kind: MoneyKind): readonly Role[] => {
  const { profile } = column
  if (profile.filled === 0 || isMostly(profile, profile.anyDate)) return []
  if (isMostly(profile, profile.times)) return kind === 'sales' ? ['time'] : []
  if (!isMostly(profile, profile.anyAmount)) return ofWords[kind]
  return isPriced(column) || !isOfCounts(column) ? ofMoney[kind] : ofCounts[kind]
}

const isOfWords = (role: Role): boolean => Object.values(ofWords).some((all) => all.includes(role))

/** Asks what a column is used for; undefined if there is nothing that it could be. */
export const askUse = (
  column: Column,
  kind: MoneyKind,
  found: ReadonlyMap<Role, Column>,
  { rows }: ReadTable,
): ColumnQuestion | undefined => {
  const uses = fitting(column, kind).filter((role) => {
    const other = found.get(role)
    return other === undefined || other === column || isOfWords(role)
  })
  if (uses.length === 0) return undefined
  const meanings = [...uses, 'ignored' as const].map((role) => {
    const other = found.get(role)
    const instead = other && other !== column ? `, in place of “${other.label}”` : ''
    const means = (cell: string): string => (role === 'ignored' ? 'left out' : cell)
    return [role, `${says[role] ?? role}${instead}`, means] as const
  })
  return askMeaning(questionOfUse(column), column, meanings, rows)
}

/** Gives columns the uses that were chosen for them. */
export const takeUses = (
  found: Map<Role, Column>,
  { columns }: ReadTable,
  kind: MoneyKind,
  answers: Answers,
): void => {
  for (const column of columns) {
    const role = chosenUse(answers, column)
    if (role === undefined || role === 'ignored' || !fitting(column, kind).includes(role)) continue
    for (const [before, one] of found) if (one === column) found.delete(before)
    found.set(role, column)
  }
}
