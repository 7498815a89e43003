/** Facts about what would happen: prices raised, takings fallen. A percentage that the topic names is taken from it. */
import { cashIfTakingsChange } from '../analysis/runway.ts'
import { statedFigure, whatIfPrice } from '../analysis/what-if.ts'
import { stated } from '../figure.ts'
import { gain, type Line, range, say } from '../line.ts'
import type { View } from './view.ts'

/** What a price rise would bring: the one that the topic names, else three percent. */
export const priceRise = ({ records, topic, words }: View): Line | undefined => {
  const rise = whatIfPrice(
    records,
    topic.percent ?? 3,
    topic.percent === undefined ? 'assumption' : 'question',
  )
  return (
    rise &&
    say`A rise of ${rise.change} would be worth about ${gain(rise.likely)} of profit a week if each percent of price loses ${rise.elasticity} percent of volume (our assumption), with ${range(rise.low, rise.high)} as the range. It pays as long as ${words.sales} fall by less than ${rise.breakEven}.`
  )
}

/** A fall in takings: the one that the topic names, else ten percent. */
export const fallOf = ({ records, topic }: View) => {
  const isNamed = topic.percent !== undefined && topic.theme === 'risk'
  const percent = isNamed ? topic.percent : 10
  const by = isNamed ? 'question' : 'assumption'
  const fall = cashIfTakingsChange(records, -percent, by)
  const drop = statedFigure(
    records,
    'fall of takings',
    'percent',
    stated(by, 'fall of takings, percent', percent),
  )
  return { fall, drop, basis: isNamed ? '' : ' (our assumption)' }
}

/** What a fall in takings would leave. */
export const stress = (view: View): Line | undefined => {
  const { fall, drop, basis } = fallOf(view)
  return fall && fall.surplus.value < 0
    ? say`If takings fell by ${drop}${basis}, each week would lose ${fall.surplus}, and the cash of about ${fall.cash} would last ${fall.lasts}.`
    : say`If takings fell by ${drop}${basis}, a week would still leave ${fall?.surplus} before tax and drawings.`
}
