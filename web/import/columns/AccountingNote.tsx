/** Whether a profit and loss statement is on a cash or an accrual basis. */
import type { Import } from '#schema/import/import'
import { useText } from '../../core/language.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../TaxNote.module.css'

type Props = { readonly file: Pick<Import, 'accounting' | 'mapping'> }

export const AccountingNote = ({ file: { accounting, mapping = [] } }: Props) => {
  const text = useText(importText)
  // A statement has columns of periods.
  if (!mapping.some(({ role }) => role === 'period')) return null
  return <p className={classes.note}>{text.accounting[accounting ?? 'unsaid']}</p>
}
