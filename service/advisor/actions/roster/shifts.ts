/** Turns headcount per hour into shifts of 3 to 8 hours without gaps. */
import type { RosterShift } from '#schema/brief/brief'
import { longestShift, shortestShift } from './roster.assumptions.ts'

/** Headcount for an hour range; `to` is 24 for midnight. */
export type Shift = { readonly from: number; readonly to: number; readonly people: number }

type Span = { readonly from: number; readonly to: number }

const midnight = 24

/** Runs of consecutive hours. */
const runsOf = (hours: readonly number[]): readonly Span[] => {
  const runs: Span[] = []
  for (const hour of hours) {
    const last = runs.at(-1)
    if (last && last.to === hour) runs[runs.length - 1] = { from: last.from, to: hour + 1 }
    else runs.push({ from: hour, to: hour + 1 })
  }
  return runs
}

/** Extends a span to the shortest shift, first at its end, then at its start; stays within the run if that is long enough. */
const lengthened = ({ from, to }: Span, within: Span): Span => {
  const bounds = within.to - within.from >= shortestShift ? within : { from: 0, to: midnight }
  const end = Math.min(bounds.to, Math.max(to, from + shortestShift))
  return { from: Math.max(bounds.from, Math.min(from, end - shortestShift)), to: end }
}

/** Spans in order; adjacent or overlapping ones are merged. */
const joined = (spans: readonly Span[]): readonly Span[] => {
  const done: Span[] = []
  for (const span of spans) {
    const last = done.at(-1)
    if (last && span.from <= last.to)
      done[done.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else done.push(span)
  }
  return done
}

/** Splits a span too long for one shift into parts of similar length. */
const divided = ({ from, to }: Span): readonly Span[] => {
  const parts = Math.ceil((to - from) / longestShift)
  const cut = (part: number): number => from + Math.round(((to - from) * part) / parts)
  return Array.from({ length: parts }, (_, part) => ({ from: cut(part), to: cut(part + 1) }))
}

/** Merges equal spans and counts their people; sorted by start, then end. */
const counted = (spans: readonly Span[]): readonly Shift[] => {
  const byTimes = new Map<string, Shift>()
  for (const { from, to } of spans) {
    const key = `${from}-${to}`
    byTimes.set(key, { from, to, people: (byTimes.get(key)?.people ?? 0) + 1 })
  }
  return [...byTimes.values()].sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Shifts that provide the headcount needed in each opening hour; at least one. */
export const shiftsByHour = (
  needs: readonly { readonly hour: number; readonly people: number }[],
): readonly Shift[] => {
  const opening = runsOf(needs.map(({ hour }) => hour))
  const most = Math.max(1, ...needs.map(({ people }) => people))
  const spans = Array.from({ length: most }, (_, level) => level + 1).flatMap((level) => {
    const wanted = needs.filter(({ people }) => level === 1 || people >= level).map(({ hour }) => hour)
    const long = runsOf(wanted).map((run) => {
      const within = opening.find(({ from, to }) => from <= run.from && run.to <= to) ?? run
      return lengthened(run, within)
    })
    return joined(long).flatMap(divided)
  })
  return counted(spans)
}

/** Spreads N full shifts so that opening hours are covered from start to end. */
export const shiftsByDay = (hours: readonly number[], people: number): readonly Shift[] => {
  const [first = 0] = hours
  const opening = lengthened({ from: first, to: (hours.at(-1) ?? first) + 1 }, { from: 0, to: midnight })
  const length = Math.min(longestShift, opening.to - opening.from)
  const starts = Math.ceil((opening.to - opening.from) / length)
  const spans = Array.from({ length: Math.max(starts, people) }, (_, person) => {
    const later = starts === 1 ? 0 : (person % starts) / (starts - 1)
    const from = opening.from + Math.round(later * (opening.to - opening.from - length))
    return { from, to: from + length }
  })
  return counted(spans)
}

const clock = (hour: number): string => `${String(hour % midnight).padStart(2, '0')}:00`

/** A shift for display; midnight is 00:00. */
export const shownShift = (role: string, { from, to, people }: Shift): RosterShift => ({
  role,
  start: clock(from),
  end: clock(to),
  people,
})
