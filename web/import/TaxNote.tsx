/** How the tax of a sales file is known, with takings before and after tax; the answer can be changed. */
import { Button } from '@blueprintjs/core'
import type { Import, ImportQuestion } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { exactMoney } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import classes from './TaxNote.module.css'

type Props = {
  readonly file: Import
  readonly onChange?: ((question: ImportQuestion) => void) | undefined
}

export const TaxNote = ({ file: { tax, total, kind, mapping }, onChange }: Props) => {
  const text = useText(importText)
  if (kind !== 'sales' || !mapping) return null
  if (!tax) return <p className={classes.note}>{text.noTax}</p>
  const { name, amount, question } = tax
  const cents = amount === undefined ? undefined : Number(amount)
  return (
    <section className={classes.note} aria-label={name}>
      {cents !== undefined && typeof total === 'string' && (
        <dl className={classes.sums}>
          <div>
            <dt>{text.takings}</dt>
            <dd>{exactMoney(Number(total))}</dd>
          </div>
          <div>
            <dt>{name}</dt>
            <dd>{exactMoney(cents)}</dd>
          </div>
          <div>
            <dt>{text.takingsWithout(name)}</dt>
            <dd>{exactMoney(Math.round((Number(total) - cents) * 100) / 100)}</dd>
          </div>
        </dl>
      )}
      <p>{text.tax(tax)}</p>
      {onChange && question && (
        <Button
          variant="minimal"
          text={text.changeAnswer}
          aria-label={text.changeTax(name)}
          onClick={() => onChange(question)}
        />
      )}
    </section>
  )
}
