/** How far the records cover what was asked, in words and as a chance from 0 to 1. */
import type { Coverage } from '#schema/advisor/coverage'
import type { IsoDate } from '#schema/core/scalars'
import { listed } from '../../runtime/counted.ts'
import { daysBetween, plusDays, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import { recordSpan } from '../plans/context.ts'
import { countThursdays } from '../plans/cover.ts'
import type { Records } from '../records.ts'
import { rangeText, spanText } from './period-text.ts'

/** The part of the days or weeks asked for that is on record, of those that are over. */
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

/** The answer is of what is on record, and says so; a part that is missing makes it less sure, and not wrong. */
const leastSupport = 0.6

/** The chance that an answer is right as far as the records cover its periods. */
export const supportOf = (records: Records, ...coverages: readonly Coverage[]): number =>
  Math.min(
    ...coverages.map((coverage) =>
      // More was measured than was asked.
      coverage.rule === 'touching'
        ? leastSupport
        : leastSupport + (1 - leastSupport) * shareOnRecord(records, coverage),
    ),
  )

// A week that is not in yet is nothing to speak of.
const nearlyAll = 0.95

const isPartial = (records: Records, coverage: Coverage): boolean =>
  shareOnRecord(records, coverage) < nearlyAll

/** The part of a period that is on record, where that is not all of it. */
export const heldPart = (records: Records, coverage: Coverage): Span | undefined => {
  const held = recordSpan(records, coverage.grain)
  if (!held || coverage.rule === 'touching' || !isPartial(records, coverage)) return undefined
  const [from, to] = [
    held.from > coverage.from ? held.from : coverage.from,
    held.to < coverage.to ? held.to : coverage.to,
  ]
  return from === coverage.from && to === coverage.to ? undefined : { from, to }
}

/** More weeks than this are counted rather than named. */
const mostNamed = 4

const weeksText = (mondays: readonly IsoDate[], now: IsoDate): string =>
  mondays.length === 1
    ? `The week of ${rangeText({ from: mondays[0] ?? now, to: mondays[0] ?? now }, now)} is`
    : `The weeks of ${listed(mondays.map((monday) => rangeText({ from: monday, to: monday }, now)))} are`

/** Names the weeks that are over and missing inside what is on record, since a sum without them is too low or too good. */
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

/** Names the weeks of a period that a file covers without a sale: they count as nothing sold. */
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

/** Says what of some periods is not on record, or that more was measured than was asked; nothing where all is well. */
export const coverageNote = (records: Records, ...coverages: readonly Coverage[]): Line | undefined => {
  const notes = coverages.flatMap((coverage) => [
    ...present(noteOn(records, coverage)),
    ...present(idleNote(records, coverage)),
  ])
  const texts = [...new Set(notes.map(({ text }) => text))]
  return texts.length === 0 ? undefined : { text: texts.join(' '), figures: [] }
}

/** Words for what lowers the chance that an answer is right; nothing where all is on record. */
export const coverageWeakness = (records: Records, ...coverages: readonly Coverage[]): string | undefined =>
  coverages.some((coverage) => isPartial(records, coverage))
    ? 'only part of the period is on record'
    : undefined
