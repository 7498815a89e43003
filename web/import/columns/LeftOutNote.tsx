/** Names the columns of a file that are left out although they have cells, below what the file would change. */
import type { Import } from '#schema/import/import'
import { useText } from '../../core/language.ts'
import { list } from '../../kit/formats.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../TaxNote.module.css'
import { isLeftOut } from './left-out.ts'

export const LeftOutNote = ({ file: { mapping = [] } }: { readonly file: Pick<Import, 'mapping'> }) => {
  const text = useText(importText)
  const names = mapping.filter((one) => isLeftOut(one) && one.why !== 'empty').map(({ column }) => column)
  return names.length === 0 ? null : <p className={classes.note}>{text.leftOutNote(list(names))}</p>
}
