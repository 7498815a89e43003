/** Texts about the source of figures. */
import type { ImportKind } from '#schema/import/import'
import { area, plural } from '../../core/language.ts'

export const sourcesText = area('sources', {
  label: 'Where these figures come from',
  kinds: { sales: 'Sales', books: 'Costs', timesheets: 'Hours' } satisfies Readonly<
    Record<ImportKind, string>
  >,
  booksAlone: 'Figures',
  fromSystem: (kind: string, name: string, moment: string) => `${kind} from ${name}, last received ${moment}`,
  fromFile: (kind: string, name: string, day: string) => `${kind} from ${name}, up to ${day}`,
  stale: (days: number) =>
    plural(days, { one: 'Newest record is 1 day old', other: `Newest record is ${days} days old` }),
  failed: (count: number) =>
    plural(count, {
      one: '1 message could not be read, so sales may be too low',
      other: `${count} messages could not be read, so sales may be too low`,
    }),
  broken: 'The connection has failed, so sales may be too low',
  newer: 'Import a newer file',
  check: 'Check the connection',
})
