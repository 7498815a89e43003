/** Columns of an export of records, and its cells: what is written there is read again as the same record. */
import type { ImportKind } from '#schema/import/import'

/** Name of exports as a source of records. */
export const ownSource = 'jarvin-export'

/** Labels by kind, in order. Programs and people may change the file, so they are labels that any till would use. */
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
  ],
} as const satisfies { readonly [K in ImportKind]: readonly string[] }

/** Label of a column. */
export type OwnColumn<K extends ImportKind> = (typeof ownColumns)[K][number]

/** Texts that a spreadsheet would run as a formula, or take for the mark of a text. */
const isRisky = /^['=+\-@\t\r＝＋－＠]/

/** A text as a cell: an apostrophe in front keeps a spreadsheet from running it. */
export const guardedText = (text: string): string => (isRisky.test(text) ? `'${text}` : text)

/** The text of a cell. */
export const plainText = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell)

/** Number of a record in an export: those of two systems may be the same. */
export const ownNumber = (source: string, id: string): string =>
  source === ownSource ? id : `${source.replaceAll('/', '-')}/${id}`

/** The system and the number in it. */
export const systemAndNumber = (source: string, id: string | null): readonly [string, string] => {
  if (source !== ownSource || id === null) return [source.replaceAll('/', '-'), id ?? '']
  const at = id.indexOf('/')
  return at < 0 ? [source, id] : [id.slice(0, at), id.slice(at + 1)]
}
