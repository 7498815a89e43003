/** How far the records cover what was asked, in words and as a chance from 0 to 1. */
import type { Coverage } from '#schema/advisor/coverage'
import { daysBetween, plusDays, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import { recordSpan } from '../plans/context.ts'
import { countThursdays } from '../plans/cover.ts'
import type { Records } from '../records.ts'
import { spanText } from './period-text.ts'

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

const noteOn = (records: Records, coverage: Coverage): Line | undefined => {
  const now = today(records.now)
  if (coverage.rule === 'touching') return say`Only whole weeks are on record for that time.`
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

/** Says what of some periods is not on record, or that more was measured than was asked; nothing where all is well. */
export const coverageNote = (records: Records, ...coverages: readonly Coverage[]): Line | undefined => {
  const notes = coverages.flatMap((coverage) => noteOn(records, coverage) ?? [])
  const texts = [...new Set(notes.map(({ text }) => text))]
  return texts.length === 0 ? undefined : { text: texts.join(' '), figures: [] }
}

/** Words for what lowers the chance that an answer is right; nothing where all is on record. */
export const coverageWeakness = (records: Records, ...coverages: readonly Coverage[]): string | undefined =>
  coverages.some((coverage) => isPartial(records, coverage))
    ? 'only part of the period is on record'
    : undefined
