/** Replays planted weeks one at a time and scores the alerts: events reported, and alerts without an event. */
import { type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import { alertRules, type Sensitivity } from '../../service/advisor/alerts/alert-rules.ts'
import { detect, type Found } from '../../service/advisor/alerts/detect.ts'
import { seriesOf, watched } from '../../service/advisor/alerts/watched.ts'
import {
  measuresOf,
  type Planted,
  type PlantedEvent,
  type PlantedWeeks,
  weeksReplayed,
} from './planted-weeks.ts'

/** Weeks within which a step must be reported, and further weeks for a drift after it has ended. */
const [inTime, afterDrift] = [6, 4]

/** Weeks after an event in which an alert may still be about it. */
const mayFollow = 10

const isOf = ({ kind, at, weeks }: PlantedEvent, week: number): boolean =>
  kind === 'odd' || kind === 'shut'
    ? week === at
    : week >= at && week < (kind === 'drift' ? at + weeks + afterDrift : at + inTime)

const mayBeOf = (event: PlantedEvent, found: Found): boolean =>
  event.kind === 'odd' || event.kind === 'shut'
    ? found.at === event.at
    : found.at >= event.at && found.at < event.at + event.weeks + mayFollow

const wayIn = ({ driver, size }: PlantedEvent, measure: WatchedMeasure): number => {
  if (measure === 'margin') return driver === 'staff' || driver === 'supplies' ? -1 : Math.sign(size)
  if (measure === 'staff-share' || measure === 'supplies-share')
    return driver === 'staff' || driver === 'supplies' ? 1 : -Math.sign(size)
  return Math.sign(size)
}

export type Score = {
  readonly told: Readonly<Record<Planted, { readonly told: number; readonly all: number }>>
  /** Alerts without an event, by measure. */
  readonly falsely: Readonly<Record<WatchedMeasure, number>>
  readonly years: number
}

/** The share of events that were reported. */
export const recallOf = (told: Score['told']): number => {
  const counts = Object.values(told)
  return counts.reduce((sum, one) => sum + one.told, 0) / counts.reduce((sum, one) => sum + one.all, 0)
}

const forKinds = <A>(make: (kind: Planted) => A): Record<Planted, A> => ({
  step: make('step'),
  drift: make('drift'),
  odd: make('odd'),
  shut: make('shut'),
})

const forMeasures = <A>(make: (measure: WatchedMeasure) => A): Record<WatchedMeasure, A> => ({
  revenue: make('revenue'),
  transactions: make('transactions'),
  'revenue-per-transaction': make('revenue-per-transaction'),
  margin: make('margin'),
  'staff-share': make('staff-share'),
  'supplies-share': make('supplies-share'),
  runway: make('runway'),
})

/** Scores of several replays as one. */
export const addScores = (scores: readonly Score[]): Score => ({
  told: forKinds((kind) => ({
    told: scores.reduce((sum, { told }) => sum + told[kind].told, 0),
    all: scores.reduce((sum, { told }) => sum + told[kind].all, 0),
  })),
  falsely: forMeasures((measure) => scores.reduce((sum, { falsely }) => sum + falsely[measure], 0)),
  years: scores.reduce((sum, { years }) => sum + years, 0),
})

/** An event is reported if the measure that it changes most says so in time and in the right direction. */
export const scoreOf = ({ weeks, events }: PlantedWeeks, sensitivity: Sensitivity): Score => {
  const start = weeks.length - weeksReplayed
  const told = forKinds(() => ({ told: 0, all: 0 }))
  const falsely = forMeasures(() => 0)
  for (const measure of watchedMeasures) {
    const found = detect(seriesOf({ kpis: weeks }, measure), watched[measure].scale, alertRules[sensitivity])
    const own = events.filter(({ driver }) => measuresOf[driver].must === measure)
    for (const event of own) {
      const one = told[event.kind]
      one.all += 1
      if (found.some(({ at, way }) => isOf(event, at) && way === wayIn(event, measure))) one.told += 1
    }
    const may = events.filter(({ driver }) =>
      [measuresOf[driver].must, ...measuresOf[driver].may].includes(measure),
    )
    falsely[measure] = found.filter(
      (one) =>
        one.at >= start && !may.some((event) => mayBeOf(event, one) && one.way === wayIn(event, measure)),
    ).length
  }
  return { told, falsely, years: weeksReplayed / 52 }
}
