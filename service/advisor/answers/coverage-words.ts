/** How far the records cover what was asked, in words and as a chance from 0 to 1. */
import type { Coverage } from '#schema/advisor/coverage'
import { daysBetween, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { recordSpan } from '../plans/context.ts'
import type { Records } from '../records.ts'
import { spanText } from './period-text.ts'

/** The part of the days or weeks asked for that is on record, of those that are over. */
const shareOnRecord = ({ now }: Records, { onRecord, of, from, to }: Coverage): number => {
  const day = today(now)
  const over = to < day ? 1 : Math.max(0, daysBetween(from, day)) / (daysBetween(from, to) + 1)
  const due = of * over
  return due < 1 ? 1 : Math.min(1, onRecord / due)
}

/** The answer is of what is on record, and says so; a part that is missing makes it less sure, and not wrong. */
const leastSupport = 0.6

/** The chance that an answer is right as far as the records cover its periods. */
export const supportOf = (records: Records, ...coverages: readonly Coverage[]): number =>
  Math.min(
    ...coverages.map((coverage) => leastSupport + (1 - leastSupport) * shareOnRecord(records, coverage)),
  )

// A week that is not in yet is nothing to speak of.
const nearlyAll = 0.95

const isPartial = (records: Records, coverage: Coverage): boolean =>
  shareOnRecord(records, coverage) < nearlyAll

/** Says what of a period is not on record, or that more was measured than was asked; nothing where all is well. */
export const coverageNote = (records: Records, coverage: Coverage): Line | undefined => {
  const now = today(records.now)
  if (coverage.rule === 'touching')
    return say`Only whole weeks are on record for this, so it is for the week that holds ${spanText(coverage, now).name}.`
  const held = recordSpan(records, coverage.grain)
  if (!held || !isPartial(records, coverage)) return undefined
  const [from, to] = [
    held.from > coverage.from ? held.from : coverage.from,
    held.to < coverage.to ? held.to : coverage.to,
  ]
  return from === coverage.from && to === coverage.to
    ? say`Some ${coverage.grain}s of that time are not on record.`
    : say`Only ${spanText({ from, to }, now).name} is on record by the ${coverage.grain}.`
}

/** Words for what lowers the chance that an answer is right; nothing where all is on record. */
export const coverageWeakness = (records: Records, ...coverages: readonly Coverage[]): string | undefined =>
  coverages.some((coverage) => isPartial(records, coverage))
    ? 'only part of the period is on record'
    : undefined
