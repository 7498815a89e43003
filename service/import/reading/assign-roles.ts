/** Assigns roles to columns by their labels and cells. */
import { type ColumnProfile, isMostly } from './column-profile.ts'
import { type Kind, moneyRoles, type Role, rankOf, roles, rolesOfKind } from './roles.ts'

/** A column: label, index, and possible types of its cells. */
export type Column = { readonly label: string; readonly at: number; readonly profile: ColumnProfile }

/** True for a column of whole numbers without a currency, none of them below zero. */
export const isOfCounts = ({ profile }: Column): boolean =>
  profile.filled > 0 &&
  isMostly(profile, profile.anyAmount) &&
  profile.anyDate === 0 &&
  profile.currencies.size === 0 &&
  profile.negatives === 0 &&
  !isMostly(profile, profile.priced)

/** True for a column of hours, as numbers or as times. */
export const isOfHours = (profile: ColumnProfile): boolean =>
  isMostly(profile, Math.max(profile.anyAmount, profile.durations))

const fits = (role: Role, column: Column): boolean => {
  const { profile } = column
  if (profile.filled === 0) return false
  if (role === 'date') return isMostly(profile, profile.anyDate)
  if (role === 'time') return isMostly(profile, profile.times)
  if (role === 'hours') return isOfHours(profile)
  if (role === 'sales-count') return isOfCounts(column)
  if (role === 'quantity' || moneyRoles.has(role)) return isMostly(profile, profile.anyAmount)
  return role !== 'currency' || profile.distinct.size <= 200
}

/** A candidate for a role, with the rank of its label. */
type Named = { readonly column: Column; readonly rank: number }

const described: ReadonlySet<Role> = new Set(['account', 'details', 'category', 'item'])

/** 1 for a column with one value in every row, such as the bank account; other columns are preferred. */
const constancy = (role: Role, { profile }: Column): number =>
  described.has(role) && profile.filled > 1 && profile.distinct.size === 1 ? 1 : 0

/** Columns whose label and cells suit a role, best first. */
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

/** Role of each column by label: each role and each column once. Amounts come before roles that may share their labels. */
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

/** Columns of dates without a known label. */
export const unnamedDates = (columns: readonly Column[], taken: ReadonlySet<Column>): readonly Column[] =>
  columns.filter((column) => !taken.has(column) && fits('date', column))

/** True for amounts with decimals or a currency; quantities rarely have either. */
export const isPriced = ({ profile }: Column): boolean =>
  isMostly(profile, profile.priced + profile.ambiguousAmounts)

/** Possible columns of amounts without a known label. */
export const unnamedAmounts = (columns: readonly Column[], taken: ReadonlySet<Column>): readonly Column[] =>
  columns.filter((column) => !taken.has(column) && fits('amount', column) && !fits('date', column))
