/** Parts of a period's revenue to the cent: GST, tips and gift cards, then costs with and without GST, and profit. */
import { centsOf, moneyOf } from '#schema/core/money'
import type { PeriodFigures } from '#schema/kpi/series'
import { useText } from '../../core/language.ts'
import { seriesText } from '../../messages/en/series.ts'
import classes from './PeriodDrawer.module.css'
import { centsText } from './series-words.ts'

type Props = { readonly figures: PeriodFigures }

type Part = { readonly name: string; readonly amount: string; readonly isTotal?: boolean }

export const PeriodParts = ({ figures }: Props) => {
  const text = useText(seriesText)
  const { revenue, gross, tax, tips, giftCards, costs, costsTax, profit } = figures
  const off = (name: string, amount: string | undefined): readonly Part[] =>
    amount === undefined || Number(amount) === 0 ? [] : [{ name, amount: `−${centsText(amount)}` }]
  const isApart = gross !== undefined && gross !== revenue
  const parts: readonly Part[] = [
    ...(isApart
      ? [
          { name: text.withGst, amount: centsText(gross) },
          ...off(text.gst, tax),
          ...off(text.tips, tips),
          ...off(text.giftCards, giftCards),
        ]
      : []),
    ...(revenue !== undefined && (isApart || costs !== undefined)
      ? [{ name: text.net, amount: centsText(revenue), isTotal: isApart }]
      : []),
    ...(costs === undefined || costsTax === undefined
      ? off(text.costsOf, costs)
      : [
          { name: text.costsWithGst, amount: centsText(moneyOf(centsOf(costs) + centsOf(costsTax))) },
          ...off(text.costsGst, costsTax),
          ...off(text.costsNet, costs),
        ]),
    ...(profit === undefined || costs === undefined
      ? []
      : [{ name: text.profit, amount: centsText(profit), isTotal: true }]),
  ]
  if (parts.length === 0) return null
  return (
    <dl className={classes.parts}>
      {parts.map(({ name, amount, isTotal }) => (
        <div key={name} className={classes.partOf} data-total={isTotal || undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
