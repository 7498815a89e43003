/** Steps on the side of trade: prices, campaigns, customers, trials. */
import { slowestDay } from '../actions/quiet-times.ts'
import { weekdayPattern } from '../analysis/season.ts'
import { whatIfPrice, whatIfVolume } from '../analysis/what-if.ts'
import { gain, range, say } from '../line.ts'
import { priceChange } from './price-told.ts'
import { by, type Lever, percentOf, sized, worth } from './step.ts'

/** Change prices as asked; a cut only on trial. */
export const price: Lever = (view) => {
  const { percent, by: statedBy } = priceChange(view)
  const outcome = whatIfPrice(view.records, percent, statedBy)
  if (!outcome) return undefined
  const { offer, sales, prices } = view.words
  if (percent < 0)
    return {
      short: say`a ${outcome.change} cut pays only if ${sales} grow ${outcome.breakEven}`,
      lines: [
        say`Leave ${prices} on the ${offer} where they are, and try the cut of ${outcome.change} on one line of it for four weeks, beginning by ${by(view, 0)}.`,
        say`On all of it the likely outcome is ${gain(outcome.likely)} of profit a week; the range is ${range(outcome.low, outcome.high)}.`,
        say`That assumes that each percent of price wins ${outcome.elasticity} percent of volume.`,
        say`End it unless that line sells more by at least ${outcome.breakEven}: below that the cut costs money.`,
      ],
    }
  const isCareful = view.records.profile.riskTolerance === 'conservative'
  const scope = isCareful ? `a third of the ${offer} first` : `the ${offer}`
  return {
    short: say`a ${outcome.change} rise pays unless ${sales} fall ${outcome.breakEven}`,
    lines: [
      say`Raise ${prices} on ${scope} by ${outcome.change} by ${by(view)}.`,
      isCareful ? say`The figures are for all of it.` : undefined,
      worth(outcome),
      say`That assumes that each percent of price loses ${outcome.elasticity} percent of volume${outcome.isCostShareAssumed ? ' and a share of takings that follows volume, since no expenses are on record' : ''}.`,
      say`Take it back if the number of ${sales} falls by more than ${outcome.breakEven}: beyond that the rise costs money.`,
    ],
  }
}

/** Advertise for new customers. */
export const campaign: Lever = (view) => {
  const size = sized(view, 2, 3, 5)
  const outcome = whatIfVolume(view.records, size, 'assumption')
  const weak = slowestDay(weekdayPattern(view.records))
  const where = weak ? `for ${weak.name}, the slowest day` : 'for the quietest day'
  return (
    outcome && {
      short: say`one offer to new ${view.words.customers}, capped in cost`,
      lines: [
        say`Put one offer in front of new ${view.words.customers} by ${by(view, 3)}, ${where}, aiming for ${percentOf(view, 'more volume aimed for', size)} more ${view.words.sales} a week.`,
        worth(outcome),
        say`Spend no more than ${outcome.low} a week on it, so that half a success pays for itself.`,
        say`Stop after four weeks if the number of ${view.words.sales} has not moved beyond what a usual week varies.`,
      ],
    }
  )
}

/** Win back those who stayed away. */
export const retention: Lever = (view) => {
  const size = sized(view, 1, 2, 3)
  const outcome = whatIfVolume(view.records, size, 'assumption')
  return (
    outcome && {
      short: say`win back ${view.words.customers} who stayed away`,
      lines: [
        say`Get in touch with the ${view.words.customers} of last quarter who have not come back, the best first, and be through the list by ${by(view)}.`,
        say`Suppose it brings ${percentOf(view, 'more volume aimed for', size)} more ${view.words.sales}.`,
        worth(outcome),
        say`Change course if fewer than one in ten answers: then the reason lies in the ${view.words.offer}, not in being forgotten.`,
      ],
    }
  )
}

/** Try one change on the weakest day. */
export const trial: Lever = (view) => {
  const weak = slowestDay(weekdayPattern(view.records))
  const size = sized(view, 1, 2, 4)
  const outcome = whatIfVolume(view.records, size, 'assumption')
  if (!outcome) return undefined
  const where = weak
    ? `on ${weak.name}s, where little is at stake`
    : 'on the quietest day, where little is at stake'
  return {
    short: say`a four-week trial ${weak ? `on ${weak.name}s` : 'on the quietest day'}`,
    lines: [
      say`Try one change to the ${view.words.offer} for four weeks ${where}, beginning by ${by(view, 0)}, and change nothing else there.`,
      weak && say`The yardstick is what such a day takes now, ${weak.mean}.`,
      say`Suppose it carries over and lifts volume by ${percentOf(view, 'more volume hoped for', size)}.`,
      worth(outcome),
      say`Drop it if the four weeks end at or below the yardstick; the lesson is then worth the price.`,
    ],
  }
}
