/** Paid hours, for shift work: fewer in the quietest hours of a day, or more as a trial if requested. */
import type { Cell } from '#schema/advisor/coverage'
import type { Period } from '#schema/advisor/period'
import { hourText, weekdayNames, weekdaysText, weekdayText } from '../../calendar.ts'
import { capital, say } from '../../line.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { assumed, lastWeeks, price, typicalWeeks } from '../priced.ts'
import type { Scene } from '../scene.ts'
import { type Generator, toTenth } from './candidate.ts'

const weeksOfHours = 8
const stretch = 3
/** Share of sales lost in hours with one person fewer. Our stated assumption. */
const lostShare = 0.1
/** A day below this part of the average is nearly closed. */
const hardlyOpen = 0.5

const daysOf = ({ records }: Scene, weekdays: readonly number[]): Period => ({
  ...lastWeeks(records, weeksOfHours),
  weekdays: [...weekdays],
})

/** Daily means of the number of sales, by weekday or hour. */
const cells = (scene: Scene, group: 'weekday' | 'hour', weekdays: readonly number[]): readonly Cell[] => {
  const answer = evaluate(
    { operator: 'value', measure: 'transactions', period: daysOf(scene, weekdays), group },
    scene.context,
  )
  return answer.operator === 'value' ? (answer.groups ?? []) : []
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

const meanOf = ({ figure }: Cell): number => figure.value

/** Quietest properly open weekday, of those in the matter or of all. */
export const quietestDay = (scene: Scene): number | undefined => {
  const all = cells(scene, 'weekday', everyDay)
  const mean = all.reduce((sum, cell) => sum + meanOf(cell), 0) / all.length
  const { weekdays } = scene.matter
  const [quietest] = all
    .filter((cell) => weekdays.length === 0 || weekdays.includes(Number(cell.key)))
    .filter((cell) => weekdays.length > 0 || meanOf(cell) >= hardlyOpen * mean)
    .sort((one, other) => meanOf(one) - meanOf(other))
  return quietest && Number(quietest.key)
}

/** Quietest three consecutive hours of a weekday, without the first and last open hour. */
const quietHours = (scene: Scene, weekday: number) => {
  const inner = cells(scene, 'hour', [weekday]).slice(1, -1)
  const runs = inner.flatMap((_, at) => {
    const run = inner.slice(at, at + stretch)
    const [first, last] = [run[0], run.at(-1)]
    const isWhole = first && last && Number(last.key) - Number(first.key) === stretch - 1
    return isWhole && run.length === stretch
      ? [{ from: Number(first.key), sales: run.reduce((sum, cell) => sum + meanOf(cell), 0) }]
      : []
  })
  return runs.toSorted((one, other) => one.sales - other.sales)[0]
}

const peopleWords = ['one person', 'two people', 'three people', 'four people'] as const

const fewerHours: Generator = (scene) => {
  const { words, people } = scene
  const weekday = quietestDay(scene)
  const quiet = weekday === undefined ? undefined : quietHours(scene, weekday)
  if (weekday === undefined || !quiet) return []
  const until = quiet.from + stretch
  const inHours = evaluate(
    {
      operator: 'value',
      measure: 'transactions',
      period: daysOf(scene, [weekday]),
      filter: { hours: { from: quiet.from, until } },
      aggregate: 'mean',
      each: 'day',
    },
    scene.context,
  )
  const lost = toTenth(lostShare * quiet.sales)
  const changes = [
    { lever: 'staff', by: 'hours', size: -stretch * people } as const,
    ...(lost > 0 ? [{ lever: 'volume', by: 'amount', size: -lost } as const] : []),
  ]
  const [day, who] = [`${weekdayNames[weekday] ?? ''}s`, peopleWords[people - 1] ?? 'some people']
  const span = `${hourText(quiet.from)} to ${hourText(until % 24)}`
  const step = say`Roster ${who} fewer from ${span} on ${day}, from the week of ${weekdayText(scene.monday)}.`
  const short = say`roster fewer hours on ${day}`
  if (!step || !short) return []
  return [
    {
      key: 'hours',
      step,
      short,
      because:
        inHours.operator === 'value'
          ? say`${capital(span)} is the quietest stretch of ${day}: ${inHours.figure} ${words.sales} a day on average.`
          : undefined,
      stopIf: say`Bring the hours back if more than a tenth of those ${words.sales} are lost.`,
      effort: 'low',
      by: scene.monday,
      changes,
      restsOn: [],
      priced: price(scene.context, changes),
      lever: 'staff',
      weekdays: [weekday],
      tier: 1,
    },
  ]
}

const shiftHours = 8

/** More paid hours, only as a trial, with the sales that would pay for them. */
const moreHours: Generator = (scene) => {
  const { records, words, matter } = scene
  const stated = matter.changes.find(({ lever, by }) => lever === 'staff' && by === 'hours')
  const hours = stated ? Math.abs(stated.size) : shiftHours * Math.max(1, matter.weekdays.length)
  const changes = [{ lever: 'staff', by: 'hours', size: hours } as const]
  const solved = evaluate(
    {
      operator: 'solve',
      lever: 'volume',
      outcome: 'profit',
      changes,
      period: lastWeeks(records, typicalWeeks),
    },
    { ...scene.context, sizesBy: 'assumption' },
  )
  if (solved.operator !== 'solve') return []
  const when = matter.weekdays.length > 0 ? ` on ${weekdaysText(matter.weekdays)}` : ''
  const extra = assumed(records, 'paid hours a week tried', 'hours', hours)
  const step = say`Try ${extra} a week more${when} with the people you have, for four weeks from ${weekdayText(scene.monday)}, before you hire.`
  const short = say`try the extra hours before you hire`
  return step && short
    ? [
        {
          key: 'more-hours',
          step,
          short,
          because: say`They pay for themselves once the number of ${words.sales} is ${solved.change} higher, ${solved.level} a week.`,
          stopIf: say`Keep the hours only if the number of ${words.sales} rises by that much.`,
          effort: 'medium',
          by: scene.monday,
          changes,
          restsOn: [],
          priced: price(scene.context, changes, { isSure: true }),
          lever: 'staff',
          weekdays: matter.weekdays,
          tier: 0,
        },
      ]
    : []
}

export const hourSteps: Generator = (scene) => {
  const { matter, words } = scene
  if (!matter.levers.has('staff')) return []
  if (matter.asksForMore) return moreHours(scene)
  return words.hasShifts ? fewerHours(scene) : []
}
