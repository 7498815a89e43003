/** Steps on the side of money: suppliers, rosters, costs, reserves, and a line to watch. */
import { slowestDay } from '../actions/quiet-times.ts'
import { expenseShares } from '../analysis/expenses.ts'
import { reserveOf } from '../analysis/reserve.ts'
import { cashIfTakingsChange } from '../analysis/runway.ts'
import { weekdayPattern } from '../analysis/season.ts'
import { lastWeeks, nameOf, weeksInput } from '../analysis/weeks.ts'
import { whatIfCost } from '../analysis/what-if-cost.ts'
import { direction, measure, stated } from '../figure.ts'
import { effect, say } from '../line.ts'
import { by, type Lever, percentOf, sized, worth } from './step.ts'

/** Ask for second quotes. */
export const supplies: Lever = (view) => {
  const size = sized(view, 3, 4, 6)
  const outcome = whatIfCost(view.records, 'supplies', -size, 'assumption')
  return (
    outcome && {
      short: view.cost ? say`ask for a second quote` : say`ask for a second quote on ${view.words.supplies}`,
      lines: [
        say`Ask two suppliers to quote for ${view.words.supplies} by ${by(view)}, and aim to save ${percentOf(view, 'target saving', size)}.`,
        worth(outcome),
        say`Stay with your current supplier if the best quote saves less than half of that: switching costs time and goodwill.`,
      ],
    }
  )
}

/** Move hours to where the trade is. */
export const roster: Lever = (view) => {
  const pattern = weekdayPattern(view.records)
  const best = pattern[0]
  const weak = slowestDay(pattern)
  const size = sized(view, 1, 2, 3)
  const outcome = whatIfCost(view.records, 'staff', -size, 'assumption')
  if (!best || !weak || best === weak || !outcome) return undefined
  const saving = percentOf(view, 'saving in staff costs', size)
  if (!view.words.hasShifts)
    return {
      short: say`keep ${best.name} for billed work`,
      lines: [
        say`Keep ${best.name}, which bills ${best.mean} on average, for client work, and move internal work to ${weak.name}, which bills ${weak.mean}. Have it in the calendar by ${by(view)}.`,
        say`If this and fewer idle hours cut staff costs by ${saving}, that would ${effect(outcome)}.`,
        say`Reverse it if ${best.name} bills no more than that average after three weeks.`,
      ],
    }
  return {
    short: say`move hours from ${weak.name} to ${best.name}`,
    lines: [
      say`Move one shift a week from ${weak.name}, which takes ${weak.mean} on average, to ${best.name}, which takes ${best.mean}. Have it on the roster by ${by(view)}.`,
      say`If this and fewer idle hours cut staff costs by ${saving}, that would ${effect(outcome)}.`,
      say`Reverse it if ${weak.name} takings stay below that average for three weeks.`,
    ],
  }
}

/** Set cash aside, or free what lies above the reserve. */
export const reserve: Lever = (view) => {
  const against = reserveOf(view.records)
  const profit = weeksInput(lastWeeks(view.records, 13), 'profit')
  if (!against || !profit) return undefined
  const { distance } = against
  const share = stated('assumption', 'share of profit set aside, percent', sized(view, 50, 30, 20))
  const aside = measure(view.records)({
    label: 'set aside a week, of the mean profit of the last quarter',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [profit, share],
    shown: 'rough',
  })
  if (direction(against.gap) === 'up')
    return {
      short: say`ring-fence the reserve`,
      lines: [
        say`Put it in writing by ${by(view)} that cash for ${against.target} of costs stays untouched. You hold about ${distance} more than that, and there is no need to spend it.`,
        say`With that reserve, a bad quarter won’t force a decision on you.`,
        say`If you do spend any of it, stop once runway is down to ${against.target}.`,
      ],
    }
  return {
    short: say`set cash aside until runway is safe`,
    lines: [
      say`Set aside ${(aside?.value ?? -1) > 0 ? aside : undefined} a week, starting by ${by(view)}, until runway reaches ${against.target}; you are about ${distance} short.`,
      say`With that reserve, a bad quarter won’t force a decision on you.`,
      say`Slow down if two weeks in a row leave nothing to set aside.`,
    ],
  }
}

/** Go through the cost that grew. */
export const costs: Lever = (view) => {
  const shares = expenseShares(view.records)
  const rising = view.cost
    ? shares.find(({ field }) => field === view.cost)
    : [...shares].sort((a, b) => (b.change?.value ?? 0) - (a.change?.value ?? 0))[0]
  const size = sized(view, 2, 3, 5)
  const field = view.cost ?? rising?.field ?? 'costs'
  const outcome = whatIfCost(view.records, field, -size, 'assumption')
  const name = nameOf(view.records, field)
  return (
    outcome && {
      short: view.cost ? say`go through it line by line` : say`go through ${name} line by line`,
      lines: [
        say`By ${by(view)}, go through ${name} line by line and cut ${percentOf(view, 'target saving', size)}.`,
        rising &&
          say`It takes ${rising.share} of revenue${rising.change && direction(rising.change) === 'up' ? (say`, ${rising.change} more than four weeks earlier` ?? '') : ''}.`,
        worth(outcome),
        say`Don’t cut anything a ${view.words.customer} would miss.`,
      ],
    }
  )
}

/** Agree on a line at which to act. */
export const watch: Lever = (view) => {
  const revenue = weeksInput(lastWeeks(view.records, 13), 'revenue')
  const lowest =
    revenue &&
    measure(view.records)({
      label: 'lowest weekly revenue of the last quarter',
      unit: 'aud',
      formula: 'lowest',
      inputs: [revenue],
    })
  const fall = cashIfTakingsChange(view.records, -sized(view, 10, 15, 20), 'assumption')
  const drop = percentOf(view, 'assumed fall in takings', sized(view, 10, 15, 20))
  return {
    short: say`agree now on when to act`,
    lines: [
      say`Agree by ${by(view)} what happens if revenue stays below ${lowest}, the lowest week of the last quarter, two weeks running: which spending stops first, and who decides.`,
      fall && fall.surplus.value < 0
        ? say`It protects against this: if takings fell by ${drop}, each week would lose ${fall.surplus}.`
        : say`It protects against this: if takings fell by ${drop}, a week would leave only ${fall?.surplus} before tax and drawings.`,
      say`Drop the rule if revenue stays well clear of it for two quarters.`,
    ],
  }
}
