/** Weeks that would lose the revenue that the books give them. */
import type { ImportPreview } from '#schema/import/preview'
import { useText } from '../../core/language.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../AccountsNote.module.css'
import { mediumDate } from '../import-view.ts'

type Props = { readonly ends: NonNullable<ImportPreview['endsIncome']> }

export const IncomeNote = ({ ends: { weeks, from, to } }: Props) => {
  const text = useText(importText)
  return (
    <section className={classes.note} aria-label={text.booksIncome}>
      <p>{text.incomeEnds(weeks, mediumDate(from), mediumDate(to))}</p>
    </section>
  )
}
