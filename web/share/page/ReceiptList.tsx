/** Receipts written out: figure, formula and records. Nothing opens, so that paper has all of it. */
import type { Figure } from '#schema/core/advice'
import { english, useText } from '../../core/language.ts'
import { formulaText } from '../../kit/figures/formula-text.ts'
import { capitalised, sourceText } from '../../kit/figures/source-text.ts'
import { sharedPageText } from '../../messages/sharing/shared-page.ts'
import classes from './SharedPage.module.css'

export const ReceiptList = ({ figures }: { readonly figures: readonly Figure[] }) => {
  const text = useText(sharedPageText)
  return (
    <ol className={classes.receipts}>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's number is its position
        <li key={index} id={`receipt-${index + 1}`}>
          <p className={classes.figureName}>
            <span lang={english}>{capitalised(figure.label)}</span> <strong>{figure.shown}</strong>
          </p>
          <dl>
            <dt>{text.how}</dt>
            <dd>{capitalised(formulaText(figure))}</dd>
            <dt>{text.from}</dt>
            <dd>{figure.inputs.map(sourceText).join('; ')}</dd>
          </dl>
        </li>
      ))}
    </ol>
  )
}
