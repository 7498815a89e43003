/** Columns and cells of an export of records. Reading an export gives the same records. */
import type { ImportKind } from '#schema/import/import'

/** Name of exports as a source of records. */
export const ownSource = 'jarvin-export'

/** Labels by kind, in order. Programs and people may edit the file, so these are labels that any till would use. */
export const ownColumns = {
  sales: [
    'Date',
    'Time',
    'Order number',
    'Item',
    'Category',
    'Channel',
    'Quantity',
    'Total inc tax',
    'Tax',
    'Tip',
    'Gift card',
    'Currency',
    'Imported from',
    'System',
    'Tax known by',
    'Number of sales',
    'Client',
  ],
  books: [
    'Date',
    'Period from',
    'Account',
    'Description',
    'Direction',
    'Amount',
    'Hours',
    'Entry no',
    'Currency',
    'Imported from',
    'System',
    'Tax',
    'Tax known by',
  ],
  timesheets: [
    'Date',
    'Person',
    'Client',
    'Task',
    'Hours',
    'Billable',
    'Hours of a full day',
    'Available hours',
    'Entry no',
    'Imported from',
    'System',
  ],
  debtors: [
    'Date',
    'Customer',
    'Owed',
    'Age',
    'Overdue',
    'Due date',
    'Issued',
    'Invoice no',
    'Currency',
    'Imported from',
    'System',
  ],
  managements: [
    'Date',
    'Managed property',
    'State',
    'Managed',
    'Rent of a week',
    'Fee of a week',
    'Lease end',
    'Days',
    'With',
    'Currency',
    'Imported from',
    'System',
  ],
  listings: [
    'Date',
    'Listed property',
    'State',
    'On the market',
    'Asking price',
    'Second amount',
    'Ends',
    'Days on market',
    'With',
    'Currency',
    'Imported from',
    'System',
  ],
  pipeline: [
    'Date',
    'Opportunity',
    'Stage',
    'Open',
    'Value',
    'Value by chance',
    'Expected close',
    'Days',
    'Client',
    'Currency',
    'Imported from',
    'System',
  ],
} as const satisfies { readonly [K in ImportKind]: readonly string[] }

/** Label of a column. */
export type OwnColumn<K extends ImportKind> = (typeof ownColumns)[K][number]

/** Available hours of a row that says nothing in such a column. */
export const notSaid = 'not said'

/** Texts that a spreadsheet would run as a formula, or that start with its text marker. */
const isRisky = /^['=+\-@\t\r＝＋－＠]/

/** A text as a cell; a leading apostrophe keeps spreadsheets from running it. */
export const guardedText = (text: string): string => (isRisky.test(text) ? `'${text}` : text)

/** The text of a cell. */
export const plainText = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell)

/** Number of a record in an export; includes the source, because two systems may use the same number. */
export const ownNumber = (source: string, id: string): string =>
  source === ownSource ? id : `${source.replaceAll('/', '-')}/${id}`

/** Source and number of a record. */
export const systemAndNumber = (source: string, id: string | null): readonly [string, string] => {
  if (source !== ownSource || id === null) return [source.replaceAll('/', '-'), id ?? '']
  const at = id.indexOf('/')
  return at < 0 ? [source, id] : [id.slice(0, at), id.slice(at + 1)]
}
