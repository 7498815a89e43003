/**
 * The week of an event according to a text on record: by a date in its sentence, or by sales that the text
 * gives for that week, or since it, if exactly one week matches.
 */
import type { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { plusDays, today } from '../calendar.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { synonymGroups } from '../search/synonyms.ts'
import { datesIn, sentencesOf } from './dated-sentences.ts'
import { type RecordText, textsOf } from './texts.ts'

const stemLength = 5
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/(?<=[^su]{2})s$/, '')
    .slice(0, stemLength)
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const ofSynonym = 0.6

/** Equivalent stems: "film" for "video". */
const synonymsOf = new Map<string, ReadonlySet<string>>()
for (const group of synonymGroups.map((words) => words.map(stemOf)))
  for (const stem of group) synonymsOf.set(stem, new Set([...(synonymsOf.get(stem) ?? []), ...group]))

/** Number of words in a sentence, in any inflection; near-synonyms count less. */
const matches = (sentence: string, words: readonly string[]): number => {
  const held = new Set(wordsIn(sentence).map(stemOf))
  const partOf = (stem: string): number => {
    if (held.has(stem)) return 1
    return [...(synonymsOf.get(stem) ?? [])].some((one) => held.has(one)) ? ofSynonym : 0
  }
  return words.reduce((sum, word) => sum + partOf(stemOf(word)), 0)
}

const weekOf = (date: IsoDate): Span => ({ from: mondayOf(date), to: plusDays(mondayOf(date), 6) })

const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$(\d{1,3}(?:,\d{3})+|\d+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )

const only = <A>(found: readonly A[]): A | undefined => (found.length === 1 ? found[0] : undefined)

/** The only week with the sales given in a text. */
const weekOfSales = (weeks: readonly WeekFigures[], text: string): IsoDate | undefined => {
  const amounts = new Set(amountsIn(text).filter((amount) => amount >= leastSales))
  return only(weeks.filter(({ revenue }) => amounts.has(Math.round(revenue))))?.weekStart
}

const soldNoun = /\b(?:sales|settlements|transactions|customers|orders|covers|days|jobs)\b/i
const fewestSold = 100

/** Whole numbers of a sentence that are no amounts of money or percentages. */
const countsIn = (sentence: string): ReadonlySet<number> =>
  new Set(
    [...sentence.matchAll(/(?<![$\d.,])(\d{1,3}(?:,\d{3})+|\d{3,})(?![\d%]|[.,]\d)/g)].map(
      ([, digits = '']) => Number(digits.replaceAll(',', '')),
    ),
  )

/** The only week with the number of sales given in a sentence: "the film brought 1,550 sales in its week". */
const weekOfCount = (weeks: readonly WeekFigures[], sentence: string): IsoDate | undefined => {
  if (!soldNoun.test(sentence)) return undefined
  const counts = countsIn(sentence)
  return only(weeks.filter(({ transactions = 0 }) => transactions >= fewestSold && counts.has(transactions)))
    ?.weekStart
}

const weeksBefore = ({ kpis }: Records, { writtenAt }: RecordText): readonly WeekFigures[] => {
  const written = today(new Date(writtenAt))
  return kpis.filter(({ weekStart }) => plusDays(weekStart, 6) < written)
}

/** The week that a sentence tells of, by the sales or the number of sales that it gives. */
export const weekTold = (records: Records, text: RecordText, sentence: string): Span | undefined => {
  const weeks = weeksBefore(records, text)
  const week = weekOfSales(weeks, sentence) ?? weekOfCount(weeks, sentence)
  return week && weekOf(week)
}

/** The only week from which sales average the value that a text gives "since" the event. */
const weekOfMean = (weeks: readonly WeekFigures[], sentence: string): IsoDate | undefined => {
  const amount = /averaged? \$[\d,]+ a week since/i.test(sentence) ? amountsIn(sentence)[0] : undefined
  let sum = 0
  const found = weeks
    .toReversed()
    .map(({ revenue, weekStart }, index) => {
      sum += revenue
      return { weekStart, mean: sum / (index + 1) }
    })
    .filter(({ mean }) => Math.round(mean) === amount)
  return only(found)?.weekStart
}

const leastSales = 1000

const weekIn = (records: Records, text: RecordText, sentence: string): IsoDate | undefined => {
  const written = today(new Date(text.writtenAt))
  const past = datesIn(sentence, text.writtenAt).filter(({ from }) => from <= written)
  const dated = only([...new Set(past.map(({ from }) => mondayOf(from)))])
  // A summary gives the figures of its own week, whatever else it speaks of.
  const isSummary = records.memos.some(({ id, type }) => id === text.id && type === 'summary')
  if (dated ?? isSummary) return dated
  const weeks = weeksBefore(records, text)
  return weekOfMean(weeks, sentence) ?? weekOfSales(weeks, text.text) ?? weekOfCount(weeks, sentence)
}

const leastPart = 0.5

/** Week of an event; undefined if no text has most of its words and a week. */
export const eventWeek = (records: Records, words: readonly string[]): Span | undefined => {
  const found = textsOf(records).flatMap((text) =>
    text.kind === 'focus'
      ? []
      : sentencesOf(text.text).flatMap((sentence) => {
          const count = matches(sentence, words)
          const week = count / words.length >= leastPart ? weekIn(records, text, sentence) : undefined
          return week ? [{ count, week }] : []
        }),
  )
  const most = Math.max(0, ...found.map(({ count }) => count))
  // Contradicting texts give no week.
  const week = only([...new Set(found.filter(({ count }) => count === most).map((one) => one.week))])
  return week && weekOf(week)
}
