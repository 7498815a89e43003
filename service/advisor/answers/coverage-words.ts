/** How much of the question the records cover, in words and as a probability from 0 to 1. */
import type { Coverage } from '#schema/advisor/coverage'
import type { MeasuredName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { listed } from '../../runtime/counted.ts'
import { daysBetween, plusDays, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { lastWeeks, typicalWeeks } from '../options/priced.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import { recordSpan } from '../plans/context.ts'
import { countThursdays } from '../plans/cover.ts'
import { evaluate } from '../plans/evaluate.ts'
import type { Records } from '../records.ts'
import { rangeText, spanText } from './period-text.ts'
import { type Ask, subjectFor } from './written.ts'

/** Share of a side that must be on record for a comparison. */
export const leastPart = 0.5

/** True for a side of a comparison that is over and mostly not on record. */
export const isMostlyMissing = ({ onRecord, of, rule, to }: Coverage, now: IsoDate): boolean =>
  to < now && rule !== 'touching' && onRecord < leastPart * of

/** Recorded share of the requested days or weeks, ignoring future ones. */
const shareOnRecord = ({ now }: Records, { onRecord, of, from, to, grain }: Coverage): number => {
  const day = today(now)
  const monday = mondayOf(day)
  if (grain === 'week' && to >= monday) {
    const due = from < monday ? countThursdays({ from, to: plusDays(monday, -1) }) : 0
    return due < 1 ? 1 : Math.min(1, onRecord / due)
  }
  const over = to < day ? 1 : Math.max(0, daysBetween(from, day)) / (daysBetween(from, to) + 1)
  const due = of * over
  return due < 1 ? 1 : Math.min(1, onRecord / due)
}

/** The answer states that it covers only what is on record, so gaps lower the confidence only this far. */
const leastSupport = 0.6

/** Probability that an answer is right, as far as the records cover its periods. */
export const supportOf = (records: Records, ...coverages: readonly Coverage[]): number =>
  Math.min(
    ...coverages.map((coverage) =>
      // More was measured than requested.
      coverage.rule === 'touching'
        ? leastSupport
        : leastSupport + (1 - leastSupport) * shareOnRecord(records, coverage),
    ),
  )

// A single week that has not arrived yet needs no mention.
const nearlyAll = 0.95

const isPartial = (records: Records, coverage: Coverage): boolean =>
  shareOnRecord(records, coverage) < nearlyAll

/** The recorded part of a period; undefined if it is complete. */
export const heldPart = (records: Records, coverage: Coverage): Span | undefined => {
  const held = recordSpan(records, coverage.grain)
  if (!held || coverage.rule === 'touching' || !isPartial(records, coverage)) return undefined
  const [from, to] = [
    held.from > coverage.from ? held.from : coverage.from,
    held.to < coverage.to ? held.to : coverage.to,
  ]
  return from === coverage.from && to === coverage.to ? undefined : { from, to }
}

/** Up to this many weeks are named; more are counted. */
const mostNamed = 4

const weeksText = (mondays: readonly IsoDate[], now: IsoDate): string =>
  mondays.length === 1
    ? `The week of ${rangeText({ from: mondays[0] ?? now, to: mondays[0] ?? now }, now)} is`
    : `The weeks of ${listed(mondays.map((monday) => rangeText({ from: monday, to: monday }, now)))} are`

/** Names past weeks that are missing between recorded ones, because a sum without them is wrong. */
const missingWeeks = (records: Records, { missing = [], of, grain }: Coverage): Line | undefined => {
  const now = today(records.now)
  const held = recordSpan(records, grain)
  const monday = mondayOf(now)
  const inside = missing.filter((week) => held && week >= held.from && week <= held.to && week < monday)
  if (inside.length === 0) return undefined
  const count = `${inside.length} of the ${of} weeks`
  return inside.length <= mostNamed
    ? {
        text: `${weeksText(inside, now)} not on record in full, so I left ${inside.length === 1 ? 'it' : 'them'} out.`,
        figures: [],
      }
    : { text: `${count} are not on record in full, so I left them out.`, figures: [] }
}

/** Names weeks of a period that a file covers without a sale; they count as no sales. */
export const idleNote = (records: Records, coverage: Coverage): Line | undefined => {
  if (records.business.isOwn !== true || coverage.grain !== 'week') return undefined
  const now = today(records.now)
  const idle = records.kpis.flatMap(({ weekStart, revenue, transactions }) =>
    revenue === 0 && !transactions && weekStart >= coverage.from && weekStart <= coverage.to
      ? [weekStart]
      : [],
  )
  if (idle.length === 0 || idle.length > mostNamed) return undefined
  return {
    text: `Your file has no sale in the ${idle.length === 1 ? 'week' : 'weeks'} of ${listed(idle.map((monday) => rangeText({ from: monday, to: monday }, now)))}, so ${idle.length === 1 ? 'it counts' : 'they count'} as nothing sold.`,
    figures: [],
  }
}

const noteOn = (records: Records, coverage: Coverage): Line | undefined => {
  const now = today(records.now)
  if (coverage.rule === 'touching') return say`Only whole weeks are on record for that time.`
  const missing = missingWeeks(records, coverage)
  if (missing) return missing
  if (!isPartial(records, coverage)) return undefined
  const part = heldPart(records, coverage)
  if (part && coverage.grain === 'day')
    return part.from > coverage.from
      ? say`Earlier days are not on record.`
      : say`Later days are not on record yet.`
  return part
    ? say`Only ${spanText(part, now).name} is on record by the ${coverage.grain}.`
    : say`Some ${coverage.grain}s of that time are not on record.`
}

const present = (line: Line | undefined): readonly Line[] => (line ? [line] : [])

/**
 * Says which part of some periods is not on record, or that more was measured than requested; undefined if
 * neither applies.
 */
export const coverageNote = (records: Records, ...coverages: readonly Coverage[]): Line | undefined => {
  const notes = coverages.flatMap((coverage) => [
    ...present(noteOn(records, coverage)),
    ...present(idleNote(records, coverage)),
  ])
  const texts = [...new Set(notes.map(({ text }) => text))]
  return texts.length === 0 ? undefined : { text: texts.join(' '), figures: [] }
}

/** Words for what lowers the probability of an answer; empty if all is on record. */
export const coverageWeakness = (records: Records, ...coverages: readonly Coverage[]): string | undefined =>
  coverages.some((coverage) => isPartial(records, coverage))
    ? 'only part of the period is on record'
    : undefined

const latelyWeeks = 4

/** Part of the typical week, or points of a percentage, from which the last weeks are said. */
const apart = { part: 0.1, points: 1 } as const

const isFar = (lately: Figure, typical: Figure): boolean => {
  const difference = Math.abs(lately.value - typical.value)
  return lately.unit === 'percent'
    ? difference >= apart.points
    : difference >= apart.part * Math.abs(typical.value)
}

/** "Over the last four weeks profit was lower, $1,971 a week."; undefined where they were much like the typical week. */
export const latelyLine = (
  ask: Pick<Ask, 'context'>,
  measure: MeasuredName,
  typical: Figure | undefined,
): Line | undefined => {
  const { context } = ask
  if (typical === undefined || context.records.kpis.length < typicalWeeks) return undefined
  const isShare = typical.unit === 'percent'
  const answer = evaluate(
    {
      operator: 'value',
      measure,
      period: lastWeeks(context.records, latelyWeeks),
      ...(isShare ? {} : { aggregate: 'mean' as const }),
    },
    context,
  )
  if (answer.operator !== 'value' || !isFar(answer.figure, typical)) return undefined
  const { text, was } = subjectFor(ask, measure)
  const way = answer.figure.value < typical.value ? 'lower' : 'higher'
  return say`Over the last four weeks ${text} ${was} ${way}, ${answer.figure}${isShare ? '' : ' a week'}.`
}
