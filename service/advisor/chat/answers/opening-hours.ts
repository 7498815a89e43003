/** What if the business opens or closes at another time, or not on some day: what those hours take, and what they cost. */
import { isHardlyOpen, slowestDay } from '../../actions/quiet-times.ts'
import { hourPattern, type WeekdayFigure, weekdayPattern } from '../../analysis/season.ts'
import { whatIfHours } from '../../analysis/what-if.ts'
import { weekdayNames, weekdayOf } from '../../calendar.ts'
import { type Line, moved, paragraph, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import type { FiguresAsk } from './ask.ts'

const noHours = say`No hours are on record for that, so I can’t say what they take. Connect your sales system to record them.`

/** Says of a weekday without hours, where others have some, that it is closed as far as they show. */
export const closedAlready = (weekday: number): Line | undefined =>
  say`No hours are on record for a ${weekdayNames[weekday]}, so it looks closed.`

const atStake = ({ view }: FiguresAsk): string =>
  `If you close, all of that is at stake. Some ${view.words.customers} would come on another day; the records can’t show how many.`

const named = (ask: FiguresAsk, day: WeekdayFigure): Line | undefined =>
  isHardlyOpen(day)
    ? say`A ${day.name} takes ${day.mean} on average, ${moved(day.against)} on the average day. It is nearly closed already, so that is all you would lose by closing it.`
    : say`A ${day.name} takes ${day.mean} on average. ${atStake(ask)}`

/** The weakest day that trades: one that is all but closed is named, and passed over. */
const weakest = (ask: FiguresAsk, days: readonly WeekdayFigure[]): Line | undefined => {
  const day = slowestDay(days)
  const closed = days
    .filter(isHardlyOpen)
    .map(({ name, mean }) => say`${name} is nearly closed already, at ${mean} on average.`)
  return (
    day &&
    say`${paragraph([...closed, say`The weakest day${closed.length > 0 ? ' that trades' : ''}, ${day.name}, takes ${day.mean} on average.`])} ${atStake(ask)}`
  )
}

const wholeDay = (ask: FiguresAsk): Line | undefined => {
  const days = weekdayPattern(ask.records)
  const { weekday } = ask.question
  if (weekday === undefined) return weakest(ask, days)
  const day = days.find((one) => one.weekday === weekday)
  return day && named(ask, day)
}

/** True for an hour that is open as a rule: on at least half of the days of some weekday, or of the one given. */
const isUsual = ({ days }: Records, hour: number, weekday: number | undefined): boolean =>
  weekdayNames.some((_, at) => {
    const own = days.filter(({ date }) => weekdayOf(date) === at)
    const open = own.filter(({ hours }) => hours.some((one) => one.hour === hour))
    return (weekday ?? at) === at && own.length > 0 && open.length * 2 >= own.length
  })

const edge = ({ records, question: { weekday, opening }, view }: FiguresAsk): Line | undefined => {
  const hours = hourPattern(records, 'revenue', weekday)
    .filter(({ hour }) => isUsual(records, hour, weekday))
    .sort((a, b) => a.hour - b.hour)
  const hour = opening?.end === 'first' ? hours[0] : hours.at(-1)
  const day = weekday === undefined ? 'day' : weekdayNames[weekday]
  const end = opening?.end === 'first' ? 'first' : 'last'
  const now = say`The ${end} hour of a ${day} on record, from ${hour?.name}, takes ${hour?.mean} on average.`
  return opening?.isShorter
    ? say`${now} That is what you would put at stake. Some ${view.words.customers} would come at another hour; the records can’t show how many.`
    : say`${now} Nothing is on record for the hour beyond it, which is unlikely to take more.`
}

/** What a change of opening hours puts at stake, beside the pay of an hour. */
export const openingChange = (ask: FiguresAsk): readonly (Line | undefined)[] => {
  const told = ask.question.opening?.end === 'whole' ? wholeDay(ask) : edge(ask)
  const { weekday } = ask.question
  if (!told)
    return [weekday === undefined || ask.records.days.length === 0 ? noHours : closedAlready(weekday)]
  const wage = whatIfHours(ask.records, 1)?.wage
  return [
    told,
    paragraph([
      say`Compare that with wages for that time: ${wage} an hour per person by our assumption, with loadings and on-costs.`,
      say`You would also spend less on ${ask.view.words.supplies}; rent and other costs stay as they are.`,
    ]),
  ]
}
