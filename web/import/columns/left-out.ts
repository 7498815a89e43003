/** Columns of a file that no figure uses. */
import type { MappedColumn } from '#schema/import/import'

/** True for a column that is left out. */
export const isLeftOut = ({ role }: MappedColumn): boolean => role === 'ignored'
