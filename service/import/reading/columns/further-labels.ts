/**
 * Labels that were not known at first. A layout with files on record keeps its reading, as its rows would otherwise be other
 * rows and count twice.
 */
import type { Column } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import type { ReadTable } from '../read-table.ts'
import { type MoneyKind, plainLabel, type Role } from '../roles.ts'

/** Id of the remembered decision; there is no question. */
export const furtherQuestion = 'further-labels'

/** Words of what was paid for, or sold; numbers under such a label are something else. */
const further: Readonly<Record<MoneyKind, Role>> = { books: 'account', sales: 'item' }
const labels: Readonly<Record<MoneyKind, RegExp>> = {
  books:
    /^(?:(?:expense|cost)s?(?: (?:item|type|name|description|category))?|(?:type|kind) of (?:expense|cost)|spent on|paid for|what for|purpose)$/,
  sales: /^(?:property|property (?:address|sold|name)|address of property)$/,
}

type Asked = { readonly earlier: Answers; readonly given: Answers; readonly isReplay: boolean }

/** A role with its labels, and the id of the decision to remember. */
type FurtherRole = { readonly id: string; readonly role: Role; readonly labels: RegExp }

/** Takes a column of words with such a label, where the role is free. Returns the decision to remember. */
const takeColumn = (
  found: Map<Role, Column>,
  { columns }: ReadTable,
  { id, role, labels: ofRole }: FurtherRole,
  { earlier, given, isReplay }: Asked,
): 'yes' | undefined => {
  const isOpen = isReplay
    ? given[id] !== undefined
    : Object.keys(earlier).length === 0 || earlier[id] !== undefined
  if (!isOpen || found.has(role)) return undefined
  const taken = new Set(found.values())
  const column = columns.find(
    (one) =>
      !taken.has(one) &&
      ofRole.test(plainLabel(one.label)) &&
      one.profile.filled > 0 &&
      one.profile.anyAmount === 0 &&
      one.profile.anyDate === 0,
  )
  if (!column) return undefined
  found.set(role, column)
  return 'yes'
}

/** Takes a column that says what was sold or paid for. */
export const furtherColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  kind: MoneyKind,
  asked: Asked,
): 'yes' | undefined =>
  takeColumn(found, table, { id: furtherQuestion, role: further[kind], labels: labels[kind] }, asked)

/** Id of the remembered decision that a column names clients. */
export const clientQuestion = 'client-names'

const clientLabels =
  /^(?:(?:client|customer|contact|debtor|buyer)(?: (?:name|full name|company))?|customer client|(?:bill|billed|invoiced?) to(?: name)?)$/

/** Takes a column that names who a sale was for: shares of clients are found with it, and names leave no kept record. */
export const clientColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  kind: MoneyKind,
  asked: Asked,
): 'yes' | undefined =>
  kind === 'sales'
    ? takeColumn(found, table, { id: clientQuestion, role: 'client', labels: clientLabels }, asked)
    : undefined
