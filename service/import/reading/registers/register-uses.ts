/** What the words and days of such a list are used for: as the preview shows it, and as a person says it. */
import type { RegisterKind } from '#schema/import/register-day'
import type { Column } from '../assign-roles.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { FileRefused } from '../refused.ts'
import { type ListUse, questionsOfUses, withUse } from '../unused/list-uses.ts'
import type { RegisterRole } from './register-labels.ts'
import type { RegisterTable } from './register-table.ts'

/** Names of the roles in the preview. */
export const shown: Readonly<Record<RegisterKind, Readonly<Partial<Record<RegisterRole, string>>>>> = {
  managements: {
    name: 'property',
    party: 'tenant',
    amount: 'rent',
    second: 'fee',
    ends: 'lease-end',
    other: 'other-party',
    state: 'status',
    period: 'rent-period',
    currency: 'currency',
  },
  listings: {
    name: 'property',
    amount: 'asking',
    days: 'days-on-market',
    since: 'listed',
    other: 'other-party',
    state: 'status',
    currency: 'currency',
  },
  pipeline: {
    name: 'opportunity',
    amount: 'value',
    second: 'weighted',
    chance: 'chance',
    ends: 'expected-close',
    other: 'client',
    state: 'stage',
    currency: 'currency',
  },
}

const name: ListUse = { role: 'property', says: 'The property', of: 'words' }
const party: ListUse = { role: 'tenant', says: 'The tenant; an empty cell is a vacant property', of: 'words' }
const owner: ListUse = { role: 'other-party', says: 'The owner or vendor', of: 'words' }
const status: ListUse = { role: 'status', says: 'The status', of: 'words' }

const uses: Readonly<Record<RegisterKind, Readonly<Partial<Record<RegisterRole, ListUse>>>>> = {
  managements: {
    name,
    party,
    other: owner,
    state: status,
    ends: { role: 'lease-end', says: 'The end of the lease', of: 'days' },
  },
  listings: {
    name,
    other: owner,
    state: status,
    since: { role: 'listed', says: 'The day on which it was listed', of: 'days' },
  },
  pipeline: {
    name: { role: 'opportunity', says: 'The opportunity', of: 'words' },
    other: { role: 'client', says: 'The client', of: 'words' },
    state: { role: 'stage', says: 'The stage', of: 'words' },
    ends: { role: 'expected-close', says: 'The expected close', of: 'days' },
  },
}

const registerRoles: readonly RegisterRole[] = ['name', 'party', 'other', 'state', 'ends', 'since']

const rolesOf = (kind: RegisterKind) =>
  Object.entries(uses[kind]).flatMap(([role, use]) => (use ? [[role, use] as const] : []))

/** The list with the uses that were chosen for its columns. Refuses one in which nothing has a name. */
export const withUses = (table: RegisterTable, answers: Answers): RegisterTable => {
  const places: { [role in RegisterRole]?: number } = { ...table.places }
  for (const role of registerRoles) {
    const use = uses[table.kind][role]
    if (!use) continue
    const found = table.columns.find(({ at }) => at === table.places[role])
    const column = withUse(table.columns, use, answers, found)
    if (column) places[role] = column.at
    else delete places[role]
  }
  if (places.name === undefined)
    throw new FileRefused('has no column with names, once it is left out', { row: table.header.row })
  return { ...table, places }
}

const usedIn = ({ kind, columns, places }: RegisterTable): ReadonlyMap<string, Column> =>
  new Map(
    Object.entries(places).flatMap(([role, at]) => {
      const column = columns.find((one) => one.at === at)
      const shownAs = Object.entries(shown[kind]).find(([one]) => one === role)?.[1]
      return column ? [[shownAs ?? role, column] as const] : []
    }),
  )

/** The questions by which the uses of columns can be changed. */
export const questionsOf = (table: RegisterTable): ReadonlyMap<number, ColumnQuestion> =>
  questionsOfUses(
    table.columns,
    rolesOf(table.kind).map(([, use]) => use),
    usedIn(table),
    table.data,
  )
