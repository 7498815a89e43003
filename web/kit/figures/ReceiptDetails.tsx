/** How a figure was calculated, and the records behind it. */
import type { Figure } from '#schema/core/advice'
import { useText } from '../../core/language.ts'
import { adviceText } from '../../messages/en/advice.ts'
import { formulaText } from './formula-text.ts'
import classes from './Receipts.module.css'
import { RecordLink } from './RecordLink.tsx'
import { capitalised, sourceText } from './source-text.ts'

/** Sources shown per figure; a roster's day has dozens. */
const maxSources = 12

export const ReceiptDetails = ({ figure }: { readonly figure: Figure }) => {
  const text = useText(adviceText)
  const rest = figure.inputs.length - maxSources
  return (
    <dl className={classes.details}>
      <dt>{text.how}</dt>
      <dd>{capitalised(formulaText(figure))}</dd>
      <dt>{text.from}</dt>
      <dd>
        <ol>
          {figure.inputs.slice(0, maxSources).map((input, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a figure never change order
            <li key={index}>
              <RecordLink of={input}>{sourceText(input)}</RecordLink>
            </li>
          ))}
        </ol>
        {rest > 0 && text.more(rest)}
      </dd>
    </dl>
  )
}
