/**
 * Possible causes of a change: sentences on record about events at that time, then holidays. Tasks, restated
 * figures and other times are not causes.
 */

import { LRUCache } from 'lru-cache'
import type { MeasureName } from '#schema/advisor/measure'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { BusinessType } from '#schema/session/session'
import { hasHappened, isRequest, isRestated, isSummary } from '../briefs/written-causes.ts'
import { daysBetween, plusDays, today } from '../calendar.ts'
import { combinationOf } from '../measures/combined.ts'
import type { Span } from '../periods/dates.ts'
import { meaningOf } from '../questions/term.ts'
import { phrasesOf } from '../questions/terms.ts'
import { vocabularyOf } from '../questions/vocabulary.ts'
import type { Records } from '../records.ts'
import { sentencesOf } from '../timeline/dated-sentences.ts'
import { weekTold } from '../timeline/event-week.ts'
import { timesIn } from '../timeline/past-times.ts'
import { sourceOf } from '../timeline/text-facts.ts'
import { type RecordText, textsOf } from '../timeline/texts.ts'

const known = new LRUCache<string, ReadonlySet<MeasureName>>({ max: 5000 })

const lines: readonly MeasureName[] = ['staff', 'supplies', 'premises', 'marketing', 'other']

const readMeasures = (type: BusinessType, sentence: string): ReadonlySet<MeasureName> => {
  const named = phrasesOf(sentence, vocabularyOf(type)).flatMap((term): readonly MeasureName[] => {
    const found = meaningOf(term, 'measure')?.measure ?? meaningOf(term, 'lever')?.lever
    if (found === 'price') return ['revenue-per-transaction']
    return found === undefined ? [] : found === 'volume' ? ['transactions'] : [found]
  })
  // "Contractors put up their day rates" is about their prices, not ours.
  const isOfLine = named.some((measure) => lines.includes(measure))
  return new Set(isOfLine ? named.filter((measure) => measure !== 'revenue-per-transaction') : named)
}

/** Measures named in a sentence, in the words of the trade. */
const measuresNamed = ({ business: { type } }: Records, sentence: string): ReadonlySet<MeasureName> => {
  const key = `${type} ${sentence}`
  const before = known.get(key)
  if (before) return before
  const measures = readMeasures(type, sentence)
  known.set(key, measures)
  return measures
}

const maxCauses = 2
/** Days after a change for which its cause may still be written down. */
const reportDays = 14

const touches = (one: Span, other: Span): boolean => one.from <= other.to && one.to >= other.from

/** Measures that depend on all sales and costs. */
const results: readonly MeasureName[] = ['profit', 'margin', 'runway', 'cash']

const ofSales: readonly MeasureName[] = ['revenue', 'transactions', 'revenue-per-transaction']

/** Causes of a measure: of profit, everything; of a share, its line. */
const driversOf = (moved: readonly MeasureName[]): ReadonlySet<MeasureName> =>
  new Set(
    moved.flatMap((measure): readonly MeasureName[] => {
      const line = lines.find((one) => measure === one || measure === `${one}-share`)
      if (line) return [line]
      const combination = combinationOf(measure)
      if (combination) return [...combination.lines, ...ofSales]
      if (measure === 'costs' || measure === 'cost-share') return [...lines, 'costs']
      if (results.includes(measure)) return [measure]
      return [measure, ...(measure === 'revenue' ? ofSales : [])]
    }),
  )

/** A change: the measured days, the days compared with, and the figure of the former. */
export type Change = { readonly of: Span; readonly against: Span; readonly shown: string }

/** From the middle of the earlier time on, an event may affect only the later one. */
const between = ({ of, against }: Change): Span => {
  const middle = plusDays(against.from, Math.floor(daysBetween(against.from, against.to) / 2))
  const isNear = against.to < of.from && daysBetween(against.to, of.from) <= nearDays
  return isNear ? { from: middle, to: of.to } : of
}
const nearDays = 100

/** What suppliers, landlords and staff charge stays as it was put, however long ago. */
const lasts =
  /\b(?:put up|raised|rais(?:es|ing)|increas\w+|went up|rose|dearer|cut|lowered|dropped|reduced|renewed|signed|hired|took on|left|let go|new (?:rate|price|fee|lease|award)s?)\b/i

/** All the time from the earlier days to the later ones. */
const sinceThen = ({ of, against }: Change): Span => ({ from: plusDays(against.to, 1), to: of.to })

// "Fees came to $40,631" just repeats the figure.
const opensWithFigure =
  /^(?:(?:on|our|the|last week[’']s|weekly|total|average) )*(?:sales|fees|revenue|billing|billed work|takings|profit|margin|settlements|costs|runway|cash)\b/i

const brings = /\b(?:brought|drew|pulled|cost|took|lost|added)\b/i

const tellsFigure = (sentence: string, { shown }: Change): boolean =>
  /^\$\d+,\d{3}/.test(shown) && sentence.includes(shown) && !opensWithFigure.test(sentence)

/** "Since the water authority left": what happened, told as the time that a figure has changed from. */
const sinceEvent =
  /\bsince (?:the|our|we|they|a|an|it|he|she|both|two) [^,.;:]{0,60}?\b(?:left|went|closed|opened|ended|stopped|walked|moved|finished|cancelled|took|lost|put|raised|rose|started|began|changed|broke|burst|fell|came|dropped)\b/i

type Told = { readonly fact: TimelineFact; readonly score: number }

const least = 3
const surest = 6

/** How well a sentence explains a change; 0 if it does not. */
const scoreOf = (
  records: Records,
  text: RecordText,
  sentence: string,
  change: Change,
  drivers: ReadonlySet<MeasureName>,
): number => {
  if (isRequest(records, sentence)) return 0
  const { of: span } = change
  const times = timesIn(sentence, text.writtenAt)
  const written = today(new Date(text.writtenAt))
  const own = { from: written, to: written }
  const isReported = touches(own, { ...span, to: plusDays(span.to, reportDays) })
  // A sentence with exactly this figure is about it.
  if (tellsFigure(sentence, change) && written >= span.from) return surest
  const week = weekTold(records, text, sentence)
  // "The film brought 1,550 sales in its week": an event, with that week's figure.
  const isOfEvent =
    week !== undefined && touches(week, span) && brings.test(sentence) && !opensWithFigure.test(sentence)
  const isDated = isOfEvent || times.some((time) => touches(time, span))
  const named = [...measuresNamed(records, sentence)]
  const isOfLine = named.some((measure) => drivers.has(measure) && lines.includes(measure))
  // "Billing has averaged less since the client left": the figure and what happened to it, in one sentence.
  if (isReported && sinceEvent.test(sentence) && named.some((measure) => drivers.has(measure)))
    return surest - 1
  const isBetween =
    !isDated &&
    (times.some((time) => touches(time, between(change))) ||
      (isOfLine && lasts.test(sentence) && times.some((time) => touches(time, sinceThen(change)))))
  if (!isDated && !isBetween && !(isReported && times.length === 0)) return 0
  const isOfDriver = named.some((measure) => drivers.has(measure))
  // A sentence about another cost explains nothing here.
  const isOfResult = results.some((measure) => drivers.has(measure))
  if (named.length > 0 && !isOfDriver && !(isOfResult && isDated)) return 0
  if (!(hasHappened(sentence) || isOfEvent) || (isRestated(records, sentence) && !isDated)) return 0
  // Without a date, a sentence must be about the cost that moved.
  if (!isDated && !isBetween && !named.some((measure) => lines.includes(measure))) return 0
  return (isDated ? 3 : isBetween ? 2 : 1) + (isOfDriver ? 2 : 0)
}

const factOf = (text: RecordText, sentence: string): TimelineFact => {
  const day = today(new Date(text.writtenAt))
  return { from: day, to: day, kind: 'mentioned', what: text.title, source: sourceOf(text, sentence) }
}

/** School holidays matter if they cover many of the days, a public holiday if the time is short. */
const isOfHoliday = (fact: TimelineFact, { of }: Change): boolean => {
  if (!touches(fact, of)) return false
  const days = daysBetween(of.from, of.to) + 1
  if (fact.kind === 'holiday') return days <= shortDays
  const from = fact.from > of.from ? fact.from : of.from
  const to = fact.to < of.to ? fact.to : of.to
  return fact.kind === 'school-holidays' && (daysBetween(from, to) + 1) * leastPart >= days
}
const shortDays = 14
const leastPart = 3

/** Possible causes of a change of `moved`, most likely first, then holidays of that time. */
export const causesOf = (
  records: Records,
  facts: readonly TimelineFact[],
  moved: readonly MeasureName[],
  change: Change,
): readonly TimelineFact[] => {
  const drivers = driversOf(moved)
  const told = textsOf(records)
    .filter((text) => text.kind !== 'focus' && !isSummary(records, text))
    .flatMap((text) =>
      sentencesOf(text.text).map(
        (sentence): Told => ({
          fact: factOf(text, sentence),
          score: scoreOf(records, text, sentence, change, drivers),
        }),
      ),
    )
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score || other.fact.from.localeCompare(one.fact.from))
  const best = told[0]?.score ?? 0
  const holidays = facts.filter((fact) => isOfHoliday(fact, change))
  const sentences = told.filter(({ score }) => score >= best - 1).map(({ fact }) => fact)
  const each = new Map([...sentences, ...holidays].map((fact) => [fact.source.sentence, fact]))
  return [...each.values()].slice(0, maxCauses)
}
