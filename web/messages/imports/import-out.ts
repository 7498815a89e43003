/** Texts of Imports: exporting records. */
import type { ImportKind } from '#schema/import/import'
import type { RecordsFormat } from '#schema/import/records-export'
import { number } from '../../kit/formats.ts'

const kinds: Readonly<Record<ImportKind, string>> = {
  sales: 'Sales',
  books: 'Costs and money',
  timesheets: 'Timesheets',
  debtors: 'Debtors',
  managements: 'Managements',
  listings: 'Listings',
  pipeline: 'Pipeline',
}
const formats: Readonly<Record<RecordsFormat, string>> = { csv: 'CSV', xlsx: 'Excel' }

export const takeOutTexts = {
  outTitle: 'Export your records',
  outKind: kinds,
  outHelp: {
    sales: 'Every sale and refund on record, from files and from connected systems.',
    books: 'Every cost, wage and movement of money on record.',
    timesheets: 'Every hour on record, billed or not, by person and client.',
    debtors: 'What customers owed on the days on record, by customer and age.',
    managements: 'Every property managed on the days on record, with its rent and fee.',
    listings: 'Every property listed on the days on record.',
    pipeline: 'Every opportunity on the days on record, with its stage and value.',
  } satisfies Readonly<Record<ImportKind, string>>,
  outFormat: formats,
  outAs: (kind: ImportKind, format: RecordsFormat) =>
    `Download ${kinds[kind].toLowerCase()} as ${formats[format]}`,
  outNote: 'The file can be imported again, here or in another installation. Each export is on record.',
  outMaking: 'Making the file…',
  outDone: (rows: number, name: string) => `${number(rows)} ${rows === 1 ? 'row' : 'rows'} in ${name}.`,
  outEmpty: (kind: ImportKind) => `No ${kinds[kind].toLowerCase()} on record yet.`,
  outFailed: 'The file could not be downloaded. Nothing has changed; try again.',
  outTooLong: 'There are too many rows for an Excel sheet. Download CSV instead.',
}
