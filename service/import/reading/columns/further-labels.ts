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

/** Takes such a column, where the role is free. Returns the decision to remember. */
export const furtherColumn = (
  found: Map<Role, Column>,
  { columns }: ReadTable,
  kind: MoneyKind,
  {
    earlier,
    given,
    isReplay,
  }: { readonly earlier: Answers; readonly given: Answers; readonly isReplay: boolean },
): 'yes' | undefined => {
  const role = further[kind]
  const isOpen = isReplay
    ? given[furtherQuestion] !== undefined
    : Object.keys(earlier).length === 0 || earlier[furtherQuestion] !== undefined
  if (!isOpen || found.has(role)) return undefined
  const taken = new Set(found.values())
  const column = columns.find(
    (one) =>
      !taken.has(one) &&
      labels[kind].test(plainLabel(one.label)) &&
      one.profile.filled > 0 &&
      one.profile.anyAmount === 0 &&
      one.profile.anyDate === 0,
  )
  if (!column) return undefined
  found.set(role, column)
  return 'yes'
}
