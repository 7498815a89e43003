/** More sales: half of a recent loss, otherwise a usual step. */
import { weekdayNames, weekdayText } from '../../calendar.ts'
import { unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { assumed, lastWeeks, price } from '../priced.ts'
import type { Scene } from '../scene.ts'
import { type Candidate, countsSales, type Generator, overFourWeeks, toTenth } from './candidate.ts'
import { quietestDay } from './hour-steps.ts'

const fewestPercent = 1
const half = 0.5

/** Fall in the number of sales, against the four weeks before or the same weeks last year, whichever is larger. */
const fallOf = (scene: Scene) => {
  const { records, context } = scene
  const yearBefore = evaluate(
    {
      operator: 'compare',
      measure: 'transactions',
      of: { period: lastWeeks(records, 4) },
      against: { period: { ...lastWeeks(records, 4), moved: 'year-before' } },
    },
    context,
  )
  const [deepest] = [
    { answer: overFourWeeks(scene, 'transactions'), than: 'the four weeks before' },
    { answer: yearBefore.operator === 'compare' ? yearBefore : undefined, than: 'the same weeks last year' },
  ]
    .flatMap(({ answer, than }) => (answer?.percent ? [{ percent: answer.percent, than }] : []))
    .filter(({ percent }) => percent.value <= -fewestPercent)
    .sort((one, other) => one.percent.value - other.percent.value)
  return deepest
}

const stepWords = (scene: Scene): { readonly step: string; readonly short: string } => {
  const { records, words, approach, friday, monday } = scene
  const weekday = quietestDay(scene)
  const day = weekday === undefined ? undefined : weekdayNames[weekday]
  if (words.hasWalkIns) {
    const isChosen = scene.matter.weekdays.length === 0
    const on = day ? ` on ${day}s${isChosen ? ', the quietest day' : ''}` : ''
    return approach.isTrial
      ? {
          step: `Try one new reason to come in${on}, for four weeks from ${weekdayText(monday)}`,
          short: `try one offer${day ? ` on ${day}s` : ''}`,
        }
      : {
          step: `Make returning ${words.customers} one offer${on}, from ${weekdayText(monday)}`,
          short: `bring ${words.customers} back${day ? ` on ${day}s` : ''}`,
        }
  }
  return records.business.type === 'consulting'
    ? {
        step: `Write to last year’s clients by ${weekdayText(friday)} and ask each for half an hour`,
        short: 'call last year’s clients',
      }
    : {
        step: `Ring the ${words.customers} who went quiet this year, the largest first, by ${weekdayText(friday)}`,
        short: `ring the ${words.customers} who went quiet`,
      }
}

export const volumeSteps: Generator = (scene): readonly Candidate[] => {
  const { records, words, matter, sized } = scene
  // Nobody could see whether it worked.
  if (!countsSales(scene)) return []
  const isWanted = matter.levers.has('volume') || (matter.levers.has('staff') && !words.hasShifts)
  if (!isWanted || matter.changes.some(({ lever }) => lever === 'volume')) return []
  const fall = fallOf(scene)
  const percent = fall
    ? Math.max(0.5, Math.min(sized(2, 4, 6), toTenth(half * Math.abs(fall.percent.value))))
    : sized(1, 2, 3)
  const changes = [{ lever: 'volume', by: 'percent', size: percent } as const]
  const aim = assumed(records, 'rise in number aimed for, percent', 'percent', percent)
  const { step: start, short: brief } = stepWords(scene)
  const step = say`${start}, aiming for ${aim} more ${words.sales}.`
  const short = say`${brief}`
  if (!step || !short) return []
  const because: Line | undefined = fall
    ? say`The number of ${words.sales} over the last four weeks was ${unsigned(fall.percent)} below ${fall.than}.`
    : undefined
  return [
    {
      key: 'volume',
      step,
      short,
      because,
      stopIf: say`Stop after four weeks if the number of ${words.sales} has not moved.`,
      effort: 'medium',
      by: words.hasWalkIns ? scene.monday : scene.friday,
      changes,
      restsOn: [],
      priced: price(scene.context, changes),
      lever: 'volume',
      tier: 1,
    },
  ]
}
