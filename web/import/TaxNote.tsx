/** How the tax of a file is known, with takings or money out before and after tax; the answer can be changed. */
import { Button } from '@blueprintjs/core'
import { centsOf, moneyOf } from '#schema/core/money'
import { type Import, type ImportQuestion, MoneyKind } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { exactMoney } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import classes from './TaxNote.module.css'

type Props = {
  readonly file: Import
  readonly onChange?: ((question: ImportQuestion) => void) | undefined
}

/** Roles of columns in pay runs, which have no GST. */
const ofPay: ReadonlySet<string> = new Set(['employee', 'hours', 'super'])

export const TaxNote = ({ file: { tax, total, kind, mapping, isLedger }, onChange }: Props) => {
  const text = useText(importText)
  if (!MoneyKind.is(kind) || !mapping) return null
  // A ledger has a note of its own.
  if (!tax && isLedger) return null
  if (!tax && mapping.some(({ role }) => ofPay.has(role))) return null
  if (!tax) return <p className={classes.note}>{kind === 'sales' ? text.noTax : text.noCostsTax}</p>
  const { name, amount, question } = tax
  const whole = typeof total === 'string' ? total : total?.out
  return (
    <section className={classes.note} aria-label={name}>
      {amount !== undefined && whole !== undefined && (
        <dl className={classes.sums}>
          <div>
            <dt>{text.wholeOf[kind]}</dt>
            <dd>{exactMoney(Number(whole))}</dd>
          </div>
          <div>
            <dt>{name}</dt>
            <dd>{exactMoney(Number(amount))}</dd>
          </div>
          <div>
            <dt>{text.takingsWithout(name)}</dt>
            <dd>{exactMoney(Number(moneyOf(centsOf(whole) - centsOf(amount))))}</dd>
          </div>
        </dl>
      )}
      <p>{text.tax(tax, kind)}</p>
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
