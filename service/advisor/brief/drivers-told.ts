/** What drove the change, in sentences whose parts add up. */
import type { Figure } from '#schema/core/advice'
import { driversOf } from '../analysis/drivers.ts'
import { lastWeeks, nameOf, weekBefore } from '../analysis/weeks.ts'
import { direction } from '../figure.ts'
import { type Line, moved, paragraph, say } from '../line.ts'
import type { Theme } from './themes.ts'
import type { View } from './view.ts'

const effect = (figure: Figure): Line | undefined => {
  const way = direction(figure)
  if (way === 'unchanged') return say`nothing either way`
  return way === 'up' ? say`${figure} more` : say`${figure} less`
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
  const than = span === 1 ? 'Against the week before' : 'A week, over the last four against the four before'
  const [kind] = byCost
  return paragraph([
    say`${than}, the number of ${words.sales} brought ${effect(volume)} and ${words.perSale} ${effect(price)}, which together takes revenue ${moved(revenue)}.`,
    say`Costs are ${moved(costs)}, so profit is ${moved(profit)}.`,
    kind && say`Of the costs, ${nameOf(records, kind.field)} moved most: ${moved(kind.change)}.`,
    say`Most of the change in revenue lies in ${Math.abs(volume.value) >= Math.abs(price.value) ? `the number of ${words.sales}` : words.perSale}.`,
  ])
}
