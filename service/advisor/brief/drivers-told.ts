/** What drove the change, in sentences whose parts add up. */
import type { Figure } from '#schema/core/advice'
import { driversOf } from '../analysis/drivers.ts'
import { lastWeeks, nameOf, weekBefore } from '../analysis/weeks.ts'
import { direction } from '../figure.ts'
import { type Line, moved, paragraph, say } from '../line.ts'
import type { Theme } from './themes.ts'
import type { View } from './view.ts'

/** A cause and its effect on revenue: "fewer sales cost $697". The word for the cause follows from the sign. */
const effect = (figure: Figure, more: string, fewer: string, same: string): Line | undefined => {
  const way = direction(figure)
  if (way === 'unchanged') return say`${same} made no difference`
  return way === 'up' ? say`${more} added ${figure}` : say`${fewer} cost ${figure}`
}

/** Themes of the longer run are told over four weeks against the four before; the others week on week. */
const isLongRun = (theme: Theme): boolean =>
  ['margin', 'cash', 'growth', 'focus', 'risk', 'team'].includes(theme)

/** The parts of the change in revenue and in profit; undefined where there is nothing to compare with. */
export const driversTold = (view: View): Line | undefined => {
  const { records, words, week, topic } = view
  const span = isLongRun(topic.theme) ? 4 : 1
  const against = weekBefore(records, week, span)
  if (!against) return undefined
  const drivers = driversOf(records, lastWeeks(records, span), lastWeeks(records, span, against))
  if (!drivers) return undefined
  const { volume, price, revenue, costs, profit, byCost } = drivers
  const than =
    span === 1 ? 'Compared with the week before' : 'Over the last four weeks, compared with the four before'
  const each = span === 1 ? '' : ' a week'
  const { sales, perSale } = words
  const byNumber = effect(volume, `more ${sales}`, `fewer ${sales}`, `the number of ${sales}`)
  const byPrice = effect(price, `a higher ${perSale}`, `a lower ${perSale}`, `the ${perSale}`)
  const [kind] = byCost
  return paragraph([
    say`${than}, ${byNumber}${each} and ${byPrice}. Together that leaves revenue ${moved(revenue)}.`,
    say`Costs are ${moved(costs)}, so profit is ${moved(profit)}.`,
    kind &&
      say`The biggest change among the costs was in ${nameOf(records, kind.field)}: ${moved(kind.change)}.`,
    say`Most of the change in revenue comes from ${Math.abs(volume.value) >= Math.abs(price.value) ? `the number of ${sales}` : `the ${perSale}`}.`,
  ])
}
