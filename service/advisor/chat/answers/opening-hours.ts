/** What if the business opens or closes at another time, or not on some day: what those hours take, and what they cost. */
import { hourPattern, weekdayPattern } from '../../analysis/season.ts'
import { whatIfHours } from '../../analysis/what-if.ts'
import { weekdayNames } from '../../calendar.ts'
import { type Line, paragraph, say } from '../../line.ts'
import type { FiguresAsk } from './ask.ts'

const noHours = say`No hours are on record for that, so I cannot tell what they take. Connecting the point of sale would bring them.`

const wholeDay = ({ records, question: { weekday }, view }: FiguresAsk): Line | undefined => {
  const days = weekdayPattern(records)
  const day = weekday === undefined ? days.at(-1) : days.find((one) => one.weekday === weekday)
  return say`${weekday === undefined ? 'The weakest day, ' : 'A '}${day?.name}${weekday === undefined ? ',' : ''} takes ${day?.mean} on average. Closed, all of that is at stake; some ${view.words.customers} would come on another day, and how many the records cannot show.`
}

const edge = ({ records, question: { weekday, opening }, view }: FiguresAsk): Line | undefined => {
  const hours = [...hourPattern(records, 'revenue', weekday)].sort((a, b) => a.hour - b.hour)
  const hour = opening?.end === 'first' ? hours[0] : hours.at(-1)
  const day = weekday === undefined ? 'day' : weekdayNames[weekday]
  const end = opening?.end === 'first' ? 'first' : 'last'
  const now = say`The ${end} hour on record, from ${hour?.name}, takes ${hour?.mean} on average on a ${day} that has it.`
  return opening?.isShorter
    ? say`${now} Without it that is at stake; some ${view.words.customers} would come at another hour, and how many the records cannot show.`
    : say`${now} Nothing is on record for the hour beyond it; next to that one it will hardly take more.`
}

/** What a change of opening hours puts at stake, beside the pay of an hour. */
export const openingChange = (ask: FiguresAsk): readonly (Line | undefined)[] => {
  const told = ask.question.opening?.end === 'whole' ? wholeDay(ask) : edge(ask)
  if (!told) return [noHours]
  const wage = whatIfHours(ask.records, 1)?.wage
  return [
    told,
    paragraph([
      say`Against it stands the pay of whoever works then, ${wage} an hour each by our assumption, with loadings and on-costs.`,
      say`Of the takings, ${ask.view.words.supplies} would be saved as well; rent and the rest stay as they are.`,
    ]),
  ]
}
