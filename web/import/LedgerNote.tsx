/** What the accounts of a general ledger count as. */
import type { LedgerAccounts } from '#schema/import/preview'
import { useText } from '../core/language.ts'
import { list } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import classes from './AccountsNote.module.css'

type Props = { readonly ledger: LedgerAccounts }

/** Names in a sentence; the rest is counted. */
const maxNamed = 12

export const LedgerNote = ({ ledger: { sales, costs, unclear, left, isWithoutTax } }: Props) => {
  const text = useText(importText)
  const wordsOf = (names: readonly string[]): string => {
    const shown = names.slice(0, maxNamed)
    const more = names.length - shown.length
    return list(more > 0 ? [...shown, text.moreAccounts(more)] : shown)
  }
  const lines = [
    sales === undefined
      ? text.salesElsewhere
      : sales.length === 0
        ? text.noLedgerSales
        : text.countsAs.sales(wordsOf(sales)),
    costs.length === 0 ? text.noLedgerCosts : text.countsAs.costs(wordsOf(costs)),
    ...(unclear.length === 0 ? [] : [text.unclearLedger(wordsOf(unclear))]),
    ...(left.length === 0 ? [] : [text.countsAs.left(wordsOf(left))]),
    isWithoutTax ? text.ledgerWithoutTax : text.ledgerWithTax,
  ]
  return (
    <section className={classes.note} aria-label={text.ledger}>
      <p>{text.isLedger}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
