/** Accounts of a file whose kind of cost nothing says. */
import type { ImportPreview } from '#schema/import/preview'
import { useText } from '../../core/language.ts'
import { list } from '../../kit/formats.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../TaxNote.module.css'

/** Names in a sentence; the rest is counted. */
const maxNamed = 8

export const UnsureCostsNote = ({ preview }: { readonly preview: Pick<ImportPreview, 'unsureCosts'> }) => {
  const text = useText(importText)
  const { unsureCosts: names = [] } = preview
  if (names.length === 0) return null
  const more = names.length - maxNamed
  const shown = names.slice(0, maxNamed)
  return (
    <p className={classes.note}>
      {text.unsureCosts(list(more > 0 ? [...shown, text.moreAccounts(more)] : shown))}
    </p>
  )
}
