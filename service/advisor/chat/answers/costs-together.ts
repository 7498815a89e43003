/** What if several costs change at once: the profit of all of them together, and what each of them comes to. */

import { nameOf } from '../../analysis/weeks.ts'
import { addedBy, type CostTurn, sumAWeek, whatIfCosts } from '../../analysis/what-if-cost.ts'
import { type Line, paragraph, rows, say } from '../../line.ts'
import type { CostLine } from '../question.ts'
import { type FiguresAsk, subjectOf } from './ask.ts'
import { about, askedPercent, between, tooFew, upOrDown } from './change-words.ts'
import { assumed, madeUp, unheldTold, weeksIn } from './what-if-costs.ts'

const periodOf = (per: CostLine['per']) => (per === undefined || per === 'piece' ? 'week' : per)

const turnOf = ({ kind, amount, dollars = 0, per }: CostLine): CostTurn =>
  amount === undefined ? { dollars, weeks: weeksIn[periodOf(per)] } : { field: kind, percent: amount }

const sizeTold = (ask: FiguresAsk, line: CostLine): Line | undefined => {
  const { amount, dollars = 0 } = line
  if (amount !== undefined) return say`${upOrDown(amount)} ${askedPercent(ask, amount)}`
  const period = periodOf(line.per)
  return say`${upOrDown(dollars)} ${sumAWeek(ask.records, dollars, weeksIn[period]).stated} a ${period}`
}

const shareOf = (ask: FiguresAsk, line: CostLine): Line | undefined => {
  const { kind, part, amount } = line
  const { likely } = whatIfCosts(ask.records, [turnOf(line)]) ?? {}
  const once = line.hasOtherSizes ? ' I count these once, at the first of their sizes.' : ''
  const alone =
    part !== undefined && amount !== undefined
      ? say` The records don’t show ${part} separately; this is everything under ${nameOf(ask.records, kind)}.${once}`
      : say``
  return say`- Spending on ${subjectOf(ask, kind).replace('spending on ', '')}, ${sizeTold(ask, line)}: profit ${about(likely)} a week.${alone}`
}

/** What each assumption says, once. */
const assumptions = (lines: readonly CostLine[]): readonly (Line | undefined)[] => {
  const all = lines.map(({ kind, amount, dollars = 0 }) => assumed(kind, (amount ?? dollars) > 0))
  return all.filter((one, at) => all.findIndex((other) => other?.text === one?.text) === at)
}

/** What several costs do to profit. */
export const costsTogether = (ask: FiguresAsk, lines: readonly CostLine[]): readonly (Line | undefined)[] => {
  const turns = lines.map(turnOf)
  const outcome = whatIfCosts(ask.records, turns)
  const added = addedBy(ask.records, turns)
  if (!outcome || !added) return [tooFew]
  const isInPercent = lines.every(({ amount }) => amount !== undefined)
  const isSharedSum = lines.some(({ isShared, amount }) => isShared && amount === undefined)
  const total = isInPercent
    ? say`Together these move profit ${about(outcome.likely)} a week. If each turns out half or one and a half times as large, the range is ${between(outcome.low, outcome.high)}.`
    : say`Together these move profit ${about(outcome.likely)} a week.`
  return [
    // One paragraph, so that no style puts anything between the two.
    say`${total}\n\n${rows(lines.map((line) => shareOf(ask, line)))}`,
    paragraph([
      isSharedSum ? say`I’ve used that amount for each of them.` : undefined,
      lines.some(({ amount, per }) => amount === undefined && per === undefined)
        ? say`Where you gave no period, I’ve taken the amount as weekly.`
        : undefined,
      unheldTold(ask),
    ]),
    paragraph([...assumptions(lines), outcome.likely.value < 0 ? madeUp(ask, added) : undefined]),
  ]
}
