/** What a list of debtors says: how many owe, as of which day, and what is overdue. */
import type { Import } from '#schema/import/import'
import { useText } from '../../core/language.ts'
import { exactMoney } from '../../kit/formats.ts'
import { debtorsText } from '../../messages/imports/debtors.ts'
import { longDate } from '../import-view.ts'
import classes from '../TaxNote.module.css'

type Props = { readonly file: Pick<Import, 'debtors'> }

const written = (money: string): string => exactMoney(Number(money))

export const DebtorsNote = ({ file: { debtors } }: Props) => {
  const text = useText(debtorsText)
  if (!debtors) return null
  return (
    <section className={classes.note} aria-label={text.title}>
      <p>{text.file(debtors, longDate(debtors.asOf), written)}</p>
    </section>
  )
}
