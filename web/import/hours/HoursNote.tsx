/** Time in a file of timesheets: how much of it is billed, and the length of a full day. */
import type { Import } from '#schema/import/import'
import { useText } from '../../core/language.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../TaxNote.module.css'

type Props = { readonly file: Pick<Import, 'hours'> }

export const HoursNote = ({ file: { hours } }: Props) => {
  const text = useText(importText)
  if (!hours) return null
  return (
    <section className={classes.note} aria-label={text.hoursLabel}>
      <p>{text.hoursText(hours)}</p>
    </section>
  )
}
