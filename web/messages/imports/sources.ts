/** Texts about the source of figures. */
import type { ImportKind } from '#schema/import/import'
import { area, plural } from '../../core/language.ts'

/** "Week of 16 Nov: 10.6 billed days, 76% utilisation." */
const workLine = (
  week: string,
  days: string | undefined,
  share: string | undefined,
  hours: string,
): string =>
  days === undefined
    ? `Week of ${week}: ${hours} hours worked. Nothing on record says how many of them were billed.`
    : share === undefined
      ? `Week of ${week}: ${days} billed days. Utilisation needs the hours that were not billed, too.`
      : `Week of ${week}: ${days} billed days, ${share} utilisation.`

export const sourcesText = area('sources', {
  label: 'Where these figures come from',
  kinds: {
    sales: 'Sales',
    books: 'Costs',
    timesheets: 'Hours',
    debtors: 'Debtors',
    managements: 'Managements',
    listings: 'Listings',
    pipeline: 'Pipeline',
  } satisfies Readonly<Record<ImportKind, string>>,
  booksAlone: 'Figures',
  workLine,
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
