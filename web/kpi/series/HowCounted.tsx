/** How imported figures were counted: with or without GST, as billed or as paid. */
import type { SeriesBasis } from '#schema/kpi/series'
import { useText } from '../../core/language.ts'
import { seriesText } from '../../messages/en/series.ts'
import { accountNames } from './account-names.ts'
import type { SeriesMeasure } from './measures.ts'

type Props = { readonly basis: SeriesBasis; readonly measure: SeriesMeasure }

export const HowCounted = ({
  basis: { tax, costs, costsTax, revenue, unclearCosts, accounting },
  measure,
}: Props) => {
  const text = useText(seriesText)
  const isMoney = measure === 'revenue' || measure === 'margin'
  const sentences = [
    ...(revenue === undefined || !isMoney
      ? []
      : [text.booked(accountNames(revenue.accounts)), text.bookedBy[revenue.by]]),
    ...(revenue === undefined || !isMoney || revenue.without.length === 0
      ? []
      : [text.notBooked(accountNames(revenue.without))]),
    ...(tax === undefined || measure === 'transactions' || measure === 'runway' ? [] : [text.tax[tax]]),
    ...(costsTax === undefined || measure !== 'margin' ? [] : [text.costsTax[costsTax]]),
    ...(unclearCosts === undefined || !isMoney ? [] : [text.unclearCosts(accountNames(unclearCosts))]),
    ...(costs === undefined || measure !== 'margin' ? [] : [text.costs[costs]]),
    ...((costs === 'statements' || costs === 'both') && isMoney
      ? [text.accounting[accounting ?? 'unsaid']]
      : []),
  ]
  return sentences.length === 0 ? null : <p>{sentences.join(' ')}</p>
}
