/** From how many people are needed to who comes when: no gap, no shift under three hours, none over eight. */
import type { RosterShift } from '#schema/brief/brief'
import { longestShift, shortestShift } from './roster.assumptions.ts'

/** So many people from one hour to another; `to` is 24 at midnight. */
export type Shift = { readonly from: number; readonly to: number; readonly people: number }

type Span = { readonly from: number; readonly to: number }

const midnight = 24

/** Runs of neighbouring hours. */
const runsOf = (hours: readonly number[]): readonly Span[] => {
  const runs: Span[] = []
  for (const hour of hours) {
    const last = runs.at(-1)
    if (last && last.to === hour) runs[runs.length - 1] = { from: last.from, to: hour + 1 }
    else runs.push({ from: hour, to: hour + 1 })
  }
  return runs
}

/** At least the shortest shift: later first, then earlier; within the run that holds it where that is long enough. */
const lengthened = ({ from, to }: Span, within: Span): Span => {
  const bounds = within.to - within.from >= shortestShift ? within : { from: 0, to: midnight }
  const end = Math.min(bounds.to, Math.max(to, from + shortestShift))
  return { from: Math.max(bounds.from, Math.min(from, end - shortestShift)), to: end }
}

/** Spans in order, those that meet or overlap made one. */
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

/** A span too long for one shift, in parts of about the same length. */
const divided = ({ from, to }: Span): readonly Span[] => {
  const parts = Math.ceil((to - from) / longestShift)
  const cut = (part: number): number => from + Math.round(((to - from) * part) / parts)
  return Array.from({ length: parts }, (_, part) => ({ from: cut(part), to: cut(part + 1) }))
}

/** The same times once, with all their people; by start, then by end. */
const counted = (spans: readonly Span[]): readonly Shift[] => {
  const byTimes = new Map<string, Shift>()
  for (const { from, to } of spans) {
    const key = `${from}-${to}`
    byTimes.set(key, { from, to, people: (byTimes.get(key)?.people ?? 0) + 1 })
  }
  return [...byTimes.values()].sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Shifts that hold in each opening hour the people that it needs, by hour in order; at least one. */
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

/** Shifts of so many people who stay a full one, spread so that somebody is there from the first hour to the last. */
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

/** A shift as it is shown; midnight is 00:00. */
export const shownShift = (role: string, { from, to, people }: Shift): RosterShift => ({
  role,
  start: clock(from),
  end: clock(to),
  people,
})
