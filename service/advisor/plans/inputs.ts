/** Inputs of a figure: days or weeks of a cover, as the longest possible ranges of records. */
import type { FigureInput } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import { type Base, citedBase } from '../measures/bases.ts'
import type { Measure, Window } from '../measures/measures.ts'
import type { Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { remember } from '../remember.ts'
import type { Cover } from './cover.ts'

/** Runs of requested dates without another recorded date in between. */
const runsOf = (all: readonly IsoDate[], wanted: ReadonlySet<IsoDate>): readonly Span[] => {
  const runs: { from: IsoDate; to: IsoDate }[] = []
  let isOpen = false
  for (const date of all) {
    const run = runs.at(-1)
    if (!wanted.has(date)) isOpen = false
    else if (isOpen && run) run.to = date
    else {
      runs.push({ from: date, to: date })
      isOpen = true
    }
  }
  return runs
}

type Range = Span & Pick<FigureInput, 'weekday'>

const mondaysOf = ({ kpis, work }: Records): readonly IsoDate[] => {
  const mondays = kpis.map(({ weekStart }) => weekStart)
  return work ? [...new Set([...mondays, ...work.map(({ weekStart }) => weekStart)])].sort() : mondays
}

const weekRanges = (records: Records, dates: readonly IsoDate[]): readonly Range[] =>
  runsOf(mondaysOf(records), new Set(dates)).map(({ from, to }) => ({ from, to: plusDays(to, 6) }))

// All Fridays of two months are one range with a weekday, not nine days.
const dayRanges = ({ days }: Records, { dates, period }: Cover): readonly Range[] => {
  const all = days.map(({ date }) => date)
  const wanted = new Set(dates)
  if (period.weekdays === undefined) return runsOf(all, wanted)
  return [...new Set(period.weekdays)].flatMap((weekday) =>
    runsOf(
      all.filter((date) => weekdayOf(date) === weekday),
      wanted,
    ).map((run) => ({ ...run, weekday })),
  )
}

const quarterWeeks = 13

/** Dates of a window, given those of the cover; empty if the window is not completely recorded. */
const windowDates = (records: Records, { dates }: Cover, window: Window): readonly IsoDate[] => {
  const [first, last] = [dates[0], dates.at(-1)]
  if (window === 'period' || first === undefined || last === undefined) return dates
  if (window === 'last') return [last]
  const mondays = records.kpis.map(({ weekStart }) => weekStart)
  if (window === 'quarter')
    return mondays.filter((date) => date <= last && date > plusDays(last, -7 * quarterWeeks))
  const span = mondays.filter((date) => date >= first && date <= last).length
  const before = mondays.filter((date) => date < first && date >= plusDays(first, -7 * span))
  return before.length === span ? before : []
}

const rangesOf = (records: Records, cover: Cover): readonly Range[] =>
  cover.grain === 'week' ? weekRanges(records, cover.dates) : dayRanges(records, cover)

// A cover belongs to one set of records, and all its bases have the same ranges.
const knownRanges = remember((_: Cover) => new Map<Window, readonly Range[]>())

const windowRanges = (records: Records, cover: Cover, window: Window): readonly Range[] => {
  const known = knownRanges(cover)
  const before = known.get(window)
  if (before !== undefined) return before
  const ranges = rangesOf(records, { ...cover, dates: windowDates(records, cover, window) })
  known.set(window, ranges)
  return ranges
}

const seriesInputs = (
  records: Records,
  cover: Cover,
  base: Base,
  window: Window,
  part: number,
): readonly FigureInput[] => {
  // A base without weeks is the sum of their days.
  const cited = citedBase(base, cover.grain) ?? citedBase(base, 'day')
  if (cited === undefined) return []
  const hours = cover.hours ? { hour: cover.hours.from, untilHour: cover.hours.until } : {}
  return windowRanges(records, cover, window).map((range) => ({ ...cited, ...range, ...hours, part }))
}

/** Inputs of a measure over a cover, as parts from `firstPart`; undefined if a series has no records. */
export const inputsOf = (
  records: Records,
  measure: Measure,
  cover: Cover,
  firstPart = 0,
): readonly FigureInput[] | undefined => {
  const series = measure.series.map(({ base, window }, index) =>
    seriesInputs(records, cover, base, window, firstPart + index),
  )
  return series.some((inputs) => inputs.length === 0) ? undefined : series.flat()
}

/** The inputs of one base over a cover, as one part. */
export const baseInputs = (
  records: Records,
  base: Base,
  cover: Cover,
  part: number,
): readonly FigureInput[] => seriesInputs(records, cover, base, 'period', part)
