/** Steps on the side of trade: prices, campaigns, customers, trials. */
import { slowestDay } from '../actions/quiet-times.ts'
import { weekdayPattern } from '../analysis/season.ts'
import { averageOf } from '../analysis/trend.ts'
import { type Outcome, whatIfPrice, whatIfVolume } from '../analysis/what-if.ts'
import { effect, say } from '../line.ts'
import { priceChange } from './price-told.ts'
import { by, type Lever, percentOf, type Step, sized, worth } from './step.ts'
import type { View } from './view.ts'

/** Change prices as asked; a cut only on trial. */
export const price: Lever = (view) => {
  const { percent, by: statedBy } = priceChange(view)
  const outcome = whatIfPrice(view.records, percent, statedBy)
  if (!outcome) return undefined
  const { offer, sales, prices } = view.words
  if (percent < 0)
    return {
      short: say`a price cut of ${outcome.change} pays only if ${sales} grow ${outcome.breakEven}`,
      lines: [
        say`Leave ${prices} on the ${offer} as they are, and try a cut of ${outcome.change} on one line of it for four weeks, starting by ${by(view, 0)}.`,
        say`Across the whole ${offer}, the cut would ${effect(outcome)}.`,
        say`That assumes each percent off the price wins ${outcome.elasticity} percent more volume.`,
        say`Stop unless that line sells at least ${outcome.breakEven} more: below that, the cut loses money.`,
      ],
    }
  const isCareful = view.records.profile.riskTolerance === 'conservative'
  const scope = isCareful ? `a third of the ${offer} first` : `the ${offer}`
  return {
    short: say`a price rise of ${outcome.change} pays unless ${sales} fall ${outcome.breakEven}`,
    lines: [
      say`By ${by(view)}, raise ${prices} on ${scope} by ${outcome.change}.`,
      isCareful ? say`The figures below are for all of it.` : undefined,
      worth(outcome),
      say`That assumes each percent on the price loses ${outcome.elasticity} percent of volume${outcome.isCostShareAssumed ? ' and, since no expenses are on record, a share of costs that varies with volume' : ''}.`,
      say`Reverse it if the number of ${sales} falls by more than ${outcome.breakEven}: beyond that, the rise loses money.`,
    ],
  }
}

/** Advertise for new customers. */
export const campaign: Lever = (view) => {
  const size = sized(view, 2, 3, 5)
  const outcome = whatIfVolume(view.records, size, 'assumption')
  const weak = slowestDay(weekdayPattern(view.records))
  const day = weak ? ` for ${weak.name}, the slowest day` : ' for the quietest day'
  const where = view.words.hasWalkIns ? day : ''
  return (
    outcome && {
      short: say`one offer to new ${view.words.customers}, with a cost cap`,
      lines: [
        say`By ${by(view, 3)}, make new ${view.words.customers} one offer${where}, aiming for ${percentOf(view, 'target rise in volume', size)} more ${view.words.sales} a week.`,
        worth(outcome),
        say`Spend no more than ${outcome.low} a week on it, so it pays for itself even at half the result.`,
        say`Stop after four weeks if the number of ${view.words.sales} is still within its usual swing.`,
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
      short: say`win back lost ${view.words.customers}`,
      lines: [
        say`Contact last quarter’s ${view.words.customers} who haven’t come back, the best first, and finish the list by ${by(view)}.`,
        say`Suppose it brings in ${percentOf(view, 'target rise in volume', size)} more ${view.words.sales}.`,
        worth(outcome),
        say`Change course if fewer than one in ten reply: then the reason is the ${view.words.offer}, not that they forgot you.`,
      ],
    }
  )
}

/** A trial with new customers, where the trade knows no day on which people walk in. */
const trialWithNew = (view: View, size: number, outcome: Outcome): Step => ({
  short: say`a four-week trial with new ${view.words.customers}`,
  lines: [
    say`Try one change to the ${view.words.offer} with new ${view.words.customers} only for four weeks, starting by ${by(view, 0)}, and change nothing else for them.`,
    say`The benchmark is a typical week now: ${averageOf(view.records, 'transactions', 13, 'median')} ${view.words.sales}.`,
    say`Suppose it works for everyone and lifts volume by ${percentOf(view, 'hoped-for rise in volume', size)}.`,
    worth(outcome),
    say`Drop it if the four weeks end at or below the benchmark; the lesson is worth the cost.`,
  ],
})

/** Try one change on the weakest day. */
export const trial: Lever = (view) => {
  const weak = slowestDay(weekdayPattern(view.records))
  const size = sized(view, 1, 2, 4)
  const outcome = whatIfVolume(view.records, size, 'assumption')
  if (!outcome) return undefined
  if (!view.words.hasWalkIns) return trialWithNew(view, size, outcome)
  const where = weak
    ? `on ${weak.name}s, where little is at stake`
    : 'on the quietest day, where little is at stake'
  return {
    short: say`a four-week trial ${weak ? `on ${weak.name}s` : 'on the quietest day'}`,
    lines: [
      say`Try one change to the ${view.words.offer} for four weeks ${where}, starting by ${by(view, 0)}, and change nothing else that day.`,
      weak && say`The benchmark is what that day takes now, ${weak.mean}.`,
      say`Suppose it works on every day and lifts volume by ${percentOf(view, 'hoped-for rise in volume', size)}.`,
      worth(outcome),
      say`Drop it if the four weeks end at or below the benchmark; the lesson is worth the cost.`,
    ],
  }
}
