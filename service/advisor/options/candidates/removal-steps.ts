/**
 * Removing something completely: a weekday of trade, or an expense line. Weighed as a whole, and kept if
 * removing costs more.
 */
import type { Closure, LeverChange } from '#schema/advisor/change-plans'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import { weekdayNames, weekdayOf, weekdaysText, weekdayText } from '../../calendar.ts'
import { closedHours } from '../../closed-hours.ts'
import { unsigned } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { lastWeeks, price } from '../priced.ts'
import { relatedTexts } from '../related-texts.ts'
import type { Scene } from '../scene.ts'
import { type Candidate, type Generator, toTenth } from './candidate.ts'

/** Words for removing something. */
export const removes =
  /\b(?:ditch\w*|scrap\w*|drop(?:ping)?|stop(?:ping)?|end(?:ing)?|cancel\w*|clos(?:e|ing|ed)|shut(?:ting)?|chuck\w*|get(?:ting)? rid|giv(?:e|ing) up|quit\w*|ax(?:e|ing)|bin(?:ning)?|dump\w*|do(?:ing)? away|do(?:ing)? without|kill\w*|sack\w*|nix\w*|toss\w*|wip(?:e|ing) out|finish with|cut(?:ting)? (?:[\w’'-]+ ){1,4}(?:altogether|entirely|completely|out)|pull(?:ing)? the plug)\b/i
/** A line of costs that ends, rather than changes by a percentage. */
export const isEnd = (changes: readonly LeverChange[]): boolean =>
  changes.length === 1 && changes.every(({ by, size }) => by === 'percent' && size <= -100)

const whole = /\b(?:entirely|altogether|completely|all(?: of)?|every|whole|totally)\b/i
// An hour or part of a day is not a whole day.
const partOfDay =
  /\b(?:early|earlier|late|later|hours?|after|before|from|until|till|morning|arvo|afternoon|evening|night|lunch|dinner|kitchen|shifts?|am|pm)\b/i

const weeksOfDays = 8

/** Percent of a week's sales and open hours on weekdays, or in some of their hours. */
const sharesOf = (
  { records, context }: Scene,
  weekdays: readonly number[],
  closed: Closure['hours'] | undefined,
) => {
  const revenueOn = (
    days: readonly number[],
    hours: Closure['hours'] | undefined,
    by: Pick<ValuePlan, 'group' | 'aggregate' | 'each'>,
  ) => {
    const answer = evaluate(
      {
        operator: 'value',
        measure: 'revenue',
        period: { ...lastWeeks(records, weeksOfDays), weekdays: [...days] },
        ...by,
        ...(hours ? { filter: { hours } } : {}),
      },
      context,
    )
    return answer.operator === 'value' ? answer : undefined
  }
  const cellsOf = (hours: Closure['hours'] | undefined) =>
    revenueOn([0, 1, 2, 3, 4, 5, 6], hours, { group: 'weekday' })?.groups ?? []
  const sum = cellsOf(undefined).reduce((total, { figure }) => total + figure.value, 0)
  const own = cellsOf(closed).filter(({ key }) => weekdays.includes(Number(key)))
  const day = revenueOn(weekdays, closed, { aggregate: 'mean', each: 'day' })?.figure
  const recent = records.days.slice(-7 * weeksOfDays)
  const isClosed = (hour: number) => !closed || (hour >= closed.from && hour < closed.until)
  const hoursOf = (test: (weekday: number) => boolean, isMeant: (hour: number) => boolean = () => true) =>
    recent
      .filter(({ date }) => test(weekdayOf(date)))
      .reduce((total, { hours }) => total + hours.filter(({ hour }) => isMeant(hour)).length, 0)
  const hours = hoursOf(() => true)
  if (!day || sum <= 0 || hours === 0) return undefined
  return {
    day,
    sales: toTenth((100 * own.reduce((total, { figure }) => total + figure.value, 0)) / sum),
    hours: toTenth((100 * hoursOf((weekday) => weekdays.includes(weekday), isClosed)) / hours),
  }
}

const closing = (scene: Scene): readonly Candidate[] => {
  const { matter, words, context, monday } = scene
  const shares = sharesOf(scene, matter.weekdays, matter.closed?.hours)
  if (!words.hasShifts || !shares) return []
  const changes: readonly LeverChange[] = [
    { lever: 'volume', by: 'percent', size: -shares.sales },
    { lever: 'staff', by: 'percent', size: -shares.hours },
  ]
  const priced = price(context, changes, { isSure: true })
  if (!priced) return []
  const names = weekdaysText(matter.weekdays)
  const [weekday = 0, ...others] = matter.weekdays
  const day = others.length > 0 ? 'day' : weekdayNames[weekday]
  const hours = matter.closed?.hours
  const days = hours ? `${names}${closedHours(hours)}` : names
  const each = hours ? `that time of a ${day}` : `a ${day}`
  const { likely } = priced.worth
  const isWorthIt = likely.value > 0
  const step = isWorthIt ? say`Close on ${days} from ${weekdayText(monday)}.` : say`Keep ${days} open.`
  const short = isWorthIt ? say`close on ${days}` : say`keep ${days} open`
  const because: Line | undefined = isWorthIt
    ? say`${capital(each)} brings in ${shares.day} on average, less than its supplies and its share of the wages by opening hours; wages by day are not on record.`
    : say`Closing would cost about ${unsigned(likely)} of profit a week: ${each} brings in ${shares.day} on average, more than its supplies and its share of the wages by opening hours.`
  if (!step || !short) return []
  return [
    {
      key: 'close-day',
      step,
      short,
      because,
      stopIf: isWorthIt
        ? say`Open again if the other days lose ${words.sales} too.`
        : say`That holds only if nobody comes on another day instead, and the day’s wages are really saved.`,
      effort: 'medium',
      by: monday,
      changes: isWorthIt ? changes : [],
      restsOn: [],
      priced: isWorthIt ? priced : undefined,
      lever: 'volume',
      weekdays: matter.weekdays,
      tier: 0,
    },
  ]
}

const ending = (scene: Scene): readonly Candidate[] => {
  const { matter, words, context, records, monday } = scene
  const [lever] = matter.named
  // Something named on record is more than an expense line.
  if (relatedTexts(records, matter.names).length > 0) return []
  if (matter.named.length !== 1 || (lever !== 'marketing' && lever !== 'other')) return []
  const changes: readonly LeverChange[] = [{ lever, by: 'percent', size: -100 }]
  const priced = price(context, changes, { isSure: true })
  if (!priced) return []
  const name = measureLabel(lever, records.business.type)
  const { likely } = priced.worth
  const step = say`Cut ${name} line by line from ${weekdayText(monday)}, and not all at once.`
  const short = say`cut ${name} line by line`
  return step && short
    ? [
        {
          key: 'end-line',
          step,
          short,
          because: say`Ending it would save ${unsigned(likely)} a week, but no record shows which ${words.sales} it brings.`,
          stopIf: say`End all of it once four weeks without a line of it show no fewer ${words.sales}.`,
          effort: 'low',
          by: monday,
          changes: [],
          restsOn: [],
          priced: undefined,
          lever,
          tier: 0,
        },
      ]
    : []
}

export const removalSteps: Generator = (scene) => {
  const { matter } = scene
  if (!removes.test(matter.text) || (matter.changes.length > 0 && !isEnd(matter.changes))) return []
  if (isEnd(matter.changes) && matter.weekdays.length === 0) return ending(scene)
  if (matter.weekdays.length > 0)
    return matter.closed?.hours || !partOfDay.test(matter.text) ? closing(scene) : []
  return whole.test(matter.text) || /\b(?:scrap|ditch|end|stop)/i.test(matter.text) ? ending(scene) : []
}
