/** Timeline facts in an answer: quoted with their record, never stated as our own. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Passage } from '#schema/core/advice'
import { dayText, longDayText, today } from '../calendar.ts'
import type { Line } from '../line.ts'
import { yearOf } from '../periods/dates.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'

const longestSentence = 120
const longestTitle = 50

const sourceNames = {
  memo: 'memo',
  advisory: 'advisory',
  brief: 'brief',
  focus: 'focus',
  note: 'note',
  connection: 'connection',
  calendar: 'calendar',
} as const satisfies Record<TimelineFact['source']['kind'], string>

/** A date without the current year. */
export const shortDay = (records: Records, day: TimelineFact['from']): string =>
  yearOf(day) === yearOf(today(records.now)) ? dayText(day) : longDayText(day)

/** "“The roaster raises prices by 6%.” (memo “Bean prices”)": a statement with its record. */
export const factQuote = ({ source }: TimelineFact, longest = longestSentence): string | undefined => {
  const words = quoted(source.sentence, longest)
  const title = quoted(source.title, longestTitle)
  if (words === undefined) return undefined
  if (source.kind === 'calendar') return words.slice(1, -1)
  const name = sourceNames[source.kind]
  return title === undefined || words === title ? `${words} (${name})` : `${words} (${name} ${title})`
}

const line = (text: string): Line => ({ text, figures: [] })

/** One line per quotable fact, with its day. */
export const factRows = (records: Records, facts: readonly TimelineFact[]): Line | undefined => {
  const told = facts.flatMap((fact) => {
    const words = factQuote(fact)
    return words === undefined ? [] : [`- ${shortDay(records, fact.to)}: ${words}`]
  })
  return told.length === 0 ? undefined : line(told.join('\n'))
}

const longestExcerpt = 1000

/** Passages behind quoted facts. */
export const passagesOf = (facts: readonly TimelineFact[]): readonly Passage[] =>
  facts.flatMap(({ source: { kind, id, title, sentence } }) =>
    kind === 'connection' || kind === 'calendar'
      ? []
      : [{ kind, id, title, excerpt: sentence.slice(0, longestExcerpt) }],
  )
