/** Facts about what would happen: prices raised, takings fallen. A percentage that the topic names is taken from it. */
import type { Figure } from '#schema/core/advice'
import { cashIfTakingsChange } from '../analysis/runway.ts'
import { statedFigure, whatIfPrice } from '../analysis/what-if.ts'
import { stated } from '../figure.ts'
import { effect, type Line, paragraph, say } from '../line.ts'
import { postOf } from './hire-step.ts'
import { priceChange } from './price-told.ts'
import type { View } from './view.ts'

/** What the change of prices that the topic asks about would bring. */
export const priceRise = (view: View): Line | undefined => {
  const { records, words } = view
  const { percent, by, lead } = priceChange(view)
  const outcome = whatIfPrice(records, percent, by)
  if (!outcome) return undefined
  const told =
    percent < 0
      ? say`A price cut of ${outcome.change} would ${effect(outcome)} if each percent of price wins ${outcome.elasticity} percent of volume (our assumption). It pays only if ${words.sales} grow by more than ${outcome.breakEven}.`
      : say`A price rise of ${outcome.change} would ${effect(outcome)} if each percent of price loses ${outcome.elasticity} percent of volume (our assumption). It pays as long as ${words.sales} fall by less than ${outcome.breakEven}.`
  return paragraph([told, lead])
}

/** What one more full-time post costs, and how many sales pay for it; only where the topic asks about hiring. */
export const hiring = (view: View): Line | undefined => {
  if (!view.wanted.includes('hire')) return undefined
  const { post, toCover } = postOf(view)
  return say`One more person for ${post?.hours} a week costs about ${post?.cost} a week at ${post?.wage} an hour (our assumption, with loadings and on-costs), and needs ${toCover} more ${view.words.sales} a week to pay for it.`
}

/** How long cash lasts, in weeks; beyond two years that is no more than years. */
export const lastingOf = (lasts: Figure | undefined): Line | undefined =>
  lasts && (lasts.value > 104 ? say`for years` : say`${lasts}`)

/** A fall in takings: the one that the topic names, else ten percent. */
export const fallOf = ({ records, topic }: View) => {
  const isNamed = topic.percent !== undefined && topic.theme === 'risk'
  const percent = isNamed ? topic.percent : 10
  const by = isNamed ? 'question' : 'assumption'
  const fall = cashIfTakingsChange(records, -percent, by)
  const drop = statedFigure(
    records,
    'fall in takings',
    'percent',
    stated(by, 'fall in takings, percent', percent),
  )
  return { fall, drop, basis: isNamed ? '' : ' (our assumption)' }
}

/** What a fall in takings would leave. */
export const stress = (view: View): Line | undefined => {
  const { fall, drop, basis } = fallOf(view)
  return fall && fall.surplus.value < 0
    ? say`If takings fell by ${drop}${basis}, each week would lose ${fall.surplus}, and cash of about ${fall.cash} would last ${lastingOf(fall.lasts)}.`
    : say`If takings fell by ${drop}${basis}, a week would still leave ${fall?.surplus} before tax and drawings.`
}
