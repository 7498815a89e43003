/** Probability that a measure is within bounds, from the forecast's band or the weeks of the past year. */

import { RecordedMeasure } from '#schema/advisor/measure'
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateCount } from '../../plans/count.ts'
import { figureOf } from '../../plans/measured.ts'
import { type ForecastAsk, measureOf } from './forecast-guide.ts'

// Standard deviations from the middle to the end of an 80% band.
const bandEnd = 1.2816

/** The share of a normal distribution below a point (Abramowitz and Stegun, 26.2.17). */
const normalBelow = (point: number): number => {
  const size = Math.abs(point)
  const t = 1 / (1 + 0.2316419 * size)
  const tail =
    (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return point >= 0 ? 1 - tail : tail
}

type Bounds = Pick<CountPlan, 'above' | 'below' | 'atLeast' | 'atMost'>

const boundsOf = ({ plan: { above, below, atLeast, atMost } }: ForecastAsk): Bounds => ({
  ...(above === undefined ? {} : { above }),
  ...(below === undefined ? {} : { below }),
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
})

/** True for a question whether a measure will be within bounds. */
export const isBounded = (ask: ForecastAsk): boolean => Object.keys(boundsOf(ask)).length > 0

/** Probability that a value with this band is within the bounds, for one week, or all or any of several. */
export const chanceOf = (
  ask: ForecastAsk,
  band: { readonly middle: number; readonly low: number; readonly high: number },
  weeks: number,
): number => {
  const { above, below, atLeast = above, atMost = below } = boundsOf(ask)
  const deviation = (band.high - band.low) / 2 / bandEnd
  const share = (bound: number) =>
    deviation > 0 ? normalBelow((bound - band.middle) / deviation) : Number(bound > band.middle)
  const within = (atMost === undefined ? 1 : share(atMost)) - (atLeast === undefined ? 0 : share(atLeast))
  const one = Math.max(0, within)
  return ask.plan.weekly === 'any' ? 1 - (1 - one) ** weeks : one ** weeks
}

const words: readonly (readonly [least: number, word: string])[] = [
  [0.9, 'Very likely'],
  [0.65, 'Likely'],
  [0.35, 'About as likely as not'],
  [0.1, 'Unlikely'],
  [0, 'Very unlikely'],
]

/** A probability in words. */
export const chanceWords = (chance: number): string =>
  words.find(([least]) => chance >= least)?.[1] ?? 'Very unlikely'

/** A bound from the question, as a figure. */
const boundFigure = ({ context, plan }: ForecastAsk, value: number): Figure | undefined => {
  const measure = measureOf(plan.measure)
  return (
    measure &&
    figureOf(context.records, {
      label: 'bound asked about',
      unit: measure.unit,
      formula: 'value',
      inputs: [[stated('question', 'bound', value)]],
    })
  )
}

/** "above $20,000", "$55,000 or more". */
export const boundsText = (ask: ForecastAsk): Line | undefined => {
  const { above, below, atLeast, atMost } = boundsOf(ask)
  const all = (
    [
      ['above ', above, ''],
      ['below ', below, ''],
      ['', atLeast, ' or more'],
      ['', atMost, ' or less'],
    ] as const
  ).flatMap(([before, value, after]) =>
    value === undefined ? [] : [say`${before}${boundFigure(ask, value)}${after}`],
  )
  const [first, ...rest] = all
  return rest.reduce<Line | undefined>((said, one) => say`${said} and ${one}`, first)
}

/** Without a forecast: how often the past year's weeks were within the bounds, and the resulting probability. */
export const ofPastYear = (ask: ForecastAsk): Line | undefined => {
  const { context, plan } = ask
  if (!isBounded(ask) || !RecordedMeasure.is(plan.measure) || (plan.weeks > 2 && !plan.weekly))
    return undefined
  const count = evaluateCount(context, {
    operator: 'count',
    measure: plan.measure,
    period: { of: { kind: 'last', unit: 'week', count: 52 } },
    by: 'week',
    ...boundsOf(ask),
  })
  if (isNothing(count) || count.outOf === 0) return undefined
  const word = chanceWords(count.figure.value / count.outOf)
  const weeks = count.figure.value === 1 ? 'week' : 'weeks'
  return say`${word}, going by the past year: ${count.figure} ${weeks} of it were ${boundsText(ask)}.`
}
