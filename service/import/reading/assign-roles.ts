/** Assigns roles to columns, by their labels and cells. */
import { type ColumnProfile, isMostly } from './column-profile.ts'
import { type Kind, moneyRoles, type Role, rankOf, roles, rolesOfKind } from './roles.ts'

/** A column: its label, its place, and what its cells can be. */
export type Column = { readonly label: string; readonly at: number; readonly profile: ColumnProfile }

const fits = (role: Role, { profile }: Column): boolean => {
  if (profile.filled === 0) return false
  if (role === 'date') return isMostly(profile, profile.anyDate)
  if (role === 'time') return isMostly(profile, profile.times)
  if (role === 'hours' || role === 'quantity' || moneyRoles.has(role))
    return isMostly(profile, profile.anyAmount)
  return role !== 'currency' || profile.distinct.size <= 200
}

/** A column that may hold a role, with how near its label is to it. */
type Named = { readonly column: Column; readonly rank: number }

const described: ReadonlySet<Role> = new Set(['account', 'details', 'category', 'item'])

/** 1 for a column with one value in every row, such as the bank account: any other column is better. */
const constancy = (role: Role, { profile }: Column): number =>
  described.has(role) && profile.filled > 1 && profile.distinct.size === 1 ? 1 : 0

/** The columns that are labelled as a role and hold what it takes, the best first. */
export const columnsNamed = (columns: readonly Column[], role: Role): readonly Column[] =>
  columns
    .flatMap((column): readonly Named[] => {
      const rank = rankOf(column.label, role)
      return rank !== undefined && fits(role, column) ? [{ column, rank }] : []
    })
    .sort(
      (one, other) => constancy(role, one.column) - constancy(role, other.column) || one.rank - other.rank,
    )
    .map(({ column }) => column)

/** The role of each column by its label: no role twice, and each column one. Amounts before what may share their label. */
export const assignRoles = (columns: readonly Column[], kind: Kind): Map<Role, Column> => {
  const found = new Map<Role, Column>()
  const taken = new Set<Column>()
  for (const role of roles) {
    if (!rolesOfKind[kind].has(role)) continue
    const [best] = columnsNamed(columns, role).filter((column) => !taken.has(column))
    if (!best) continue
    found.set(role, best)
    taken.add(best)
  }
  return found
}

/** Columns that no label explains and whose cells are dates. */
export const unnamedDates = (columns: readonly Column[], taken: ReadonlySet<Column>): readonly Column[] =>
  columns.filter((column) => !taken.has(column) && fits('date', column))

/** True for amounts with decimals or a currency: numbers of things rarely have them. */
export const isPriced = ({ profile }: Column): boolean =>
  isMostly(profile, profile.priced + profile.ambiguousAmounts)

/** Columns that no label explains and whose cells can be amounts. */
export const unnamedAmounts = (columns: readonly Column[], taken: ReadonlySet<Column>): readonly Column[] =>
  columns.filter((column) => !taken.has(column) && fits('amount', column) && !fits('date', column))
