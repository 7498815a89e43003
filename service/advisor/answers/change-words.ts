/** Changes of a scenario in words, with the sizes stated in the question. */
import type { Closure, Lever, LeverChange, Product } from '#schema/advisor/change-plans'
import type { Figure, FigureUnit } from '#schema/core/advice'
import { weekdayNames, weekdaysText } from '../calendar.ts'
import { closedHours } from '../closed-hours.ts'
import { measure as makeFigure, stated } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import { peopleIn } from '../plans/people.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { numbersUpTo } from './measured-text.ts'
import { unsigned } from './written.ts'

const sizeFigure = (records: Records, { lever, size }: LeverChange, unit: FigureUnit): Figure | undefined => {
  const figure = makeFigure(records)({
    label: `change of ${lever}`,
    unit,
    formula: 'value',
    inputs: [stated('question', `${lever}, change`, size)],
  })
  return figure && unsigned(figure)
}

/** Name of a lever in the words of the trade. */
export const leverName = ({ business: { type } }: Records, lever: Lever): string => {
  if (lever === 'price') return vocabularies[type].prices
  return lever === 'volume' ? subjectOf('transactions', type).text : subjectOf(lever, type).text
}

const weeksOf = { fortnight: 2, month: 52 / 12, quarter: 13, year: 52 } as const

/** "20 customers × 7 days × $9"; undefined if the size is no longer the product, as after "and half of that?". */
export const productWords = (
  records: Records,
  { factors, each }: Product,
  size: number,
): Line | undefined => {
  const whole = factors.reduce((all, one) => all * (one.unit === 'percent' ? one.size / 100 : one.size), 1)
  const value = whole / (each ? weeksOf[each] : 1)
  if (Math.abs(value - Math.abs(size)) > 0.005 * value) return undefined
  const words = factors.map(({ size: part, unit, of }) => {
    const figure = makeFigure(records)({
      label: of ?? 'rate',
      unit,
      formula: 'value',
      inputs: [stated('question', of ?? 'rate', part)],
    })
    return of ? say`${figure} ${of}` : say`${figure}`
  })
  const line = words.reduce<Line | undefined>(
    (all, one, index) => (index === 0 ? one : say`${all} × ${one}`),
    undefined,
  )
  return line && (each ? say`${line} a ${each}` : line)
}

/** "20 customers × 7 days × $9 comes to $1,260 a week.", for a size that a question gives in parts. */
export const productLine = (records: Records, change: LeverChange): Line | undefined => {
  const words = change.product && productWords(records, change.product, change.size)
  return words && say`${words} comes to ${sizeFigure(records, change, 'aud')} a week.`
}

const amountUnits = (lever: Lever): FigureUnit => (lever === 'volume' ? 'count' : 'aud')

/** "One person fewer", "two more people". */
export const peopleWords = (people: number): string => {
  const count = Math.abs(people)
  const shown = numbersUpTo[count] ?? String(count)
  if (count === 1) return people < 0 ? 'one person fewer on the team' : 'one more person on the team'
  return people < 0 ? `${shown} people fewer on the team` : `${shown} more people on the team`
}

/** "2 fewer transactions". */
export const soldWords = (records: Records, change: LeverChange): Line | undefined => {
  const { sale, sales } = vocabularies[records.business.type]
  const { size } = change
  return say`${sizeFigure(records, change, 'count')} ${size < 0 ? 'fewer' : 'more'} ${Math.abs(size) === 1 ? sale : sales}`
}

/** "day rates up 5.0%", "2 hours fewer paid work a week", "$200 a week less on staff costs". */
export const changeWords = (records: Records, change: LeverChange): Line | undefined => {
  const { lever, by, size } = change
  const words = vocabularies[records.business.type]
  if (change.steady) return say`every cost as it is`
  const name = leverName(records, lever)
  const way = size < 0 ? 'down' : 'up'
  // At unchanged fees, volume and revenue change by the same percentage.
  if (lever === 'volume' && by === 'percent' && size === -100) return say`no ${words.sales} at all`
  const both = lever === 'volume' && by === 'percent' && !words.hasWalkIns ? 'revenue and ' : ''
  const when = change.weekdays ? ` on ${weekdaysText(change.weekdays)}` : ''
  if (by === 'percent') return say`${both}${name} ${way} ${sizeFigure(records, change, 'percent')}${when}`
  if (by === 'share')
    return say`${name} at ${sizeFigure(records, change, 'percent')} of ${subjectOf('revenue', records.business.type).text}`
  const people = peopleIn(records, [change])
  if (people !== 0) return say`${peopleWords(people)}`
  if (by === 'hours')
    return say`${sizeFigure(records, change, 'hours')} ${size < 0 ? 'less' : 'more'} paid work a week`
  const amount = sizeFigure(
    records,
    change,
    by === 'revenue' || by === 'revenue-level' ? 'aud' : amountUnits(lever),
  )
  if (by === 'revenue' && lever === 'price')
    return say`prices that bring ${amount} a week ${size < 0 ? 'less' : 'more'}`
  if (by === 'revenue') return say`${amount} ${size < 0 ? 'less' : 'more'} revenue a week`
  if (by === 'revenue-level') return say`revenue of ${amount} a week`
  if (by === 'level' && lever === 'price') return say`the average ${words.sale} at ${amount}`
  if (by === 'level') return say`${name} at ${amount} a week`
  if (lever === 'price') return say`${amount} ${size < 0 ? 'less' : 'more'} on each ${words.sale}`
  if (lever === 'volume') return say`${soldWords(records, change)} a week`
  const days = change.weekdays ?? []
  const on = days.length > 0 ? ` for work on ${weekdaysText(days)}` : ''
  const extra = `${change.withSuper ? ' plus super' : ''}${on}`
  return say`${amount} a week ${size < 0 ? 'less' : 'more'} on ${name}${extra}`
}

/** All changes in one phrase, joined with "and". */
export const changesWords = (records: Records, changes: readonly LeverChange[]): Line | undefined =>
  changes
    .map((change) => changeWords(records, change))
    .reduce<Line | undefined>((all, one, index) => (index === 0 ? one : say`${all} and ${one}`), undefined)

/** A closure as a subject, and its frequency: "closing on Tuesdays", "a Tuesday". */
export const closureWords = ({
  weekdays,
  hours,
}: Closure): { readonly name: string; readonly each: string } => {
  const [weekday, ...others] = weekdays ?? []
  const days = weekdays?.length ? weekdaysText(weekdays) : ''
  const time = hours ? closedHours(hours) : ''
  return {
    name: `closing${days ? ` on ${days}` : ''}${time}`,
    each: weekday !== undefined && others.length === 0 ? `a ${weekdayNames[weekday]}` : 'a day',
  }
}
