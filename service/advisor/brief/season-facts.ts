/** Facts about the shape of the day, the week and the year. */
import { hourPattern, seasonAhead, weekdayPattern } from '../analysis/season.ts'
import { weekdayNames } from '../calendar.ts'
import { direction } from '../figure.ts'
import { type Line, paragraph, say } from '../line.ts'
import type { View } from './view.ts'

type Fact = (view: View) => Line | undefined

/** What the coming weeks brought a year ago. */
export const seasonAheadTold: Fact = ({ records }) => {
  const ahead = seasonAhead(records)
  if (!ahead) return undefined
  const side = { up: 'above', down: 'below', unchanged: 'level with' }[direction(ahead.against)]
  return say`A year ago the six weeks from ${ahead.from}, which now lie ahead, took ${ahead.mean} a week, ${ahead.against} ${side} the year as a whole.`
}

/** The strongest and the weakest weekday, and the one that the topic names. */
export const weekdays: Fact = ({ records, topic }) => {
  const pattern = weekdayPattern(records)
  const best = pattern[0]
  const worst = pattern.at(-1)
  const asked = pattern.find(({ weekday }) => weekday === topic.weekday)
  const own =
    asked &&
    say`A ${asked.name} takes ${asked.mean} on average, ${{ up: 'above', down: 'below', unchanged: 'as against' }[direction(asked.against)]} the average day by ${asked.against}.`
  const none =
    topic.weekday !== undefined && pattern.length > 0 && !asked
      ? say`No hours are on record for a ${weekdayNames[topic.weekday]}.`
      : undefined
  const both =
    best && worst && best !== worst
      ? say`${best.name} is the strongest day at ${best.mean} on average and ${worst.name} the weakest at ${worst.mean}.`
      : undefined
  return own || none || both ? paragraph([own ?? none, both]) : undefined
}

/** The best and the weakest hour, of every day or of the weekday that the topic names. */
export const hours: Fact = ({ records, topic }) => {
  const pattern = hourPattern(records, 'revenue', topic.weekday)
  const [best] = pattern
  const worst = pattern.at(-1)
  const day = topic.weekday === undefined ? 'day' : weekdayNames[topic.weekday]
  return best && worst && best !== worst
    ? say`Within a ${day} the hour from ${best.name} brings most, ${best.mean} on average, and the one from ${worst.name} least, ${worst.mean}.`
    : undefined
}
