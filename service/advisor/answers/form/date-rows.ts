/** Dates to keep as rows of a list. */
import type { TimelineFact } from '#schema/advisor/timeline'
import { today, weekdayText } from '../../calendar.ts'
import type { Line } from '../../line.ts'
import { yearOf } from '../../periods/dates.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { factQuote } from '../facts-words.ts'

/** Longest quotation in a short list, and in a long one. */
export const longestSentence = { few: 240, many: 80 } as const

/** Facts in the order of their dates. */
export const soonestFirst = (facts: readonly TimelineFact[]): readonly TimelineFact[] =>
  [...facts].sort((one, other) => one.to.localeCompare(other.to))

const dayOf = (records: Records, { to }: TimelineFact): string =>
  yearOf(to) === yearOf(today(records.now)) ? weekdayText(to) : `${weekdayText(to)} ${yearOf(to)}`

// "Within six weeks" means by a day, not on it.
const ofTerm = /\bwithin \w+ (?:days?|weeks?|fortnights?|months?)\b/i

/** A row for each date: the day, whether it has passed, and the sentence. */
export const dateRows = (records: Records, facts: readonly TimelineFact[], longest: number): Line => {
  const now = today(records.now)
  const rows = facts.flatMap((fact) => {
    // In a list, the record's title would replace a date.
    const words =
      longest === longestSentence.few ? factQuote(fact, longest) : quoted(fact.source.sentence, longest)
    return words === undefined
      ? []
      : [
          `- ${ofTerm.test(fact.source.sentence) ? 'By ' : ''}${dayOf(records, fact)}${fact.to < now ? ', passed' : ''}: ${words}`,
        ]
  })
  return { text: rows.join('\n'), figures: [] }
}

/** What a list leaves out: one date, or several up to the last. */
export const restLine = (records: Records, rest: readonly TimelineFact[]): Line | undefined => {
  const last = rest.at(-1)
  if (!last) return undefined
  return {
    text:
      rest.length === 1
        ? `One more is on ${dayOf(records, last)}.`
        : `More follow, the last on ${dayOf(records, last)}.`,
    figures: [],
  }
}
