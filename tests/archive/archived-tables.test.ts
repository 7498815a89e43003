/** Each table of a workspace is in an archive, made again from its events, or left behind for a reason. */
import { expect, it } from 'vitest'
import { derivedTables, projections } from '../../service/slices.ts'
import { archivedTables, leftOutOfArchives, tableAccounts } from '../../service/table-accounts.ts'

// Without a column that names a workspace.
const ofTheDatabase = ['key_trace', 'kysely_migration', 'kysely_migration_lock']

it('accounts for every table once', () => {
  const madeAgain = [...projections.flatMap(({ tables }) => tables.map(({ name }) => name)), ...derivedTables]
  const accounted = [
    ...archivedTables.map(({ name }) => name),
    ...madeAgain,
    ...Object.keys(leftOutOfArchives),
    ...ofTheDatabase,
  ]
  expect(accounted.sort()).toEqual([...tableAccounts.keys()].sort())
})
