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
  return say`The six weeks now ahead averaged ${ahead.mean} last year (from ${ahead.from}), ${ahead.against} ${side} the year as a whole.`
}

/** The strongest and the weakest weekday, and the one that the topic names. */
export const weekdays: Fact = ({ records, topic }) => {
  const pattern = weekdayPattern(records)
  const best = pattern[0]
  const worst = pattern.at(-1)
  const asked = pattern.find(({ weekday }) => weekday === topic.weekday)
  const own =
    asked &&
    say`A ${asked.name} takes ${asked.mean} on average, ${asked.against} ${{ up: 'above', down: 'below', unchanged: 'off' }[direction(asked.against)]} the average day.`
  const none =
    topic.weekday !== undefined && pattern.length > 0 && !asked
      ? say`No hours are on record for a ${weekdayNames[topic.weekday]}.`
      : undefined
  const both =
    best && worst && best !== worst
      ? say`${best.name} is the strongest day, averaging ${best.mean}, and ${worst.name} the weakest, at ${worst.mean}.`
      : undefined
  return own || none || both ? paragraph([own ?? none, both]) : undefined
}

/** The best and the weakest hour, of every day or of the weekday that the topic names. */
export const hours: Fact = ({ records, topic }) => {
  const pattern = hourPattern(records, 'revenue', topic.weekday)
  const [best] = pattern
  const worst = pattern.at(-1)
  const day = topic.weekday === undefined ? 'the day' : `a ${weekdayNames[topic.weekday]}`
  return best && worst && best !== worst
    ? say`The best hour of ${day} is from ${best.name}, at ${best.mean} on average; the weakest is from ${worst.name}, at ${worst.mean}.`
    : undefined
}
