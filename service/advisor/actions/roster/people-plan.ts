/** Staff plan for salaried teams: days to cover, and who is free according to the records. No shifts. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { IsoDate } from '#schema/core/scalars'
import { averageOf } from '../../analysis/trend.ts'
import { dayText, weekdayNames, weekdayOf, weekdayText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import { textsOf } from '../../timeline/texts.ts'
import { vocabularies } from '../../vocabulary.ts'
import { demandOf } from './demand.ts'

export type PeoplePlan = {
  readonly lines: readonly (Line | undefined)[]
  readonly sources: readonly TimelineFact['source'][]
}

const maxSentences = 2
const ofPeople =
  /\b(?:idle|bench|not enough work|without enough work|keep free|don[’']t book|place both|offer both|on leave|away|part.?time|resign\w*|short.?handed)\b/i

/** Statements in open advisories and unread memos about people with too little or too much work; newest first. */
const ofWhoIsFree = (records: Records): readonly TimelineFact['source'][] => {
  const settled = new Set<string>(
    records.advisories.filter(({ status }) => status !== 'new').map(({ id }) => id),
  )
  const read = new Set<string>(
    records.memos.filter(({ status }) => status === 'archived').map(({ id }) => id),
  )
  return textsOf(records)
    .filter(({ kind, id }) => kind !== 'focus' && !settled.has(id) && !read.has(id))
    .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))
    .flatMap((text) =>
      sentencesOf(text.text)
        .filter((one) => ofPeople.test(one))
        .slice(0, 1)
        .map((one) => sourceOf(text, one)),
    )
    .slice(0, maxSentences)
}

const dayRow = (records: Records, date: IsoDate): Line | undefined => {
  const demand = demandOf(records, weekdayOf(date))
  return demand && say`${(weekdayNames[weekdayOf(date)] ?? '').slice(0, 3)} ${demand.sales}`
}

/** Plan for some days; undefined if no day of that kind is on record. */
export const peoplePlan = (records: Records, days: readonly IsoDate[]): PeoplePlan | undefined => {
  const open = days.filter((date) => demandOf(records, weekdayOf(date)))
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return undefined
  const { sales, team } = vocabularies[records.business.type]
  const sources = ofWhoIsFree(records)
  const span = first === last ? weekdayText(first) : `${dayText(first)} to ${dayText(last)}`
  // Weekdays repeat after a week.
  const shown = open.slice(0, weekdayNames.length)
  const together = shown
    .map((date) => dayRow(records, date))
    .reduce((before, one) => (before ? say`${before}, ${one}` : one), undefined)
  const average = averageOf(records, 'transactions', 4, 'mean')
  return {
    lines: [
      say`A people plan for ${span}: your ${team} are salaried, so it plans days to cover, not shifts. Usual ${sales}, median of eight weeks: ${together}.`,
      ...sources.map(({ kind, sentence }) => say`The ${kind} says: ${quoted(sentence, 160)}`),
      average && say`Last four weeks: ${average} a week.`,
      say`Names, leave and who is on which job are not on record: put those against the days.`,
    ],
    sources,
  }
}
