/** Whether there is advice on a finding already, so that no finding comes back once it has an answer. */

import type { Advisory } from '#schema/advisory/advisory'
import type { Finding as Recorded } from '#schema/advisory/finding'
import { type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import type { IsoDate } from '#schema/core/scalars'
import { follows } from '../alerts/recent-movements.ts'
import { daysBetween, today } from '../calendar.ts'
import type { Records } from '../records.ts'

/** A change: its measure and direction, and its first day. */
type Changed = { readonly measure: WatchedMeasure; readonly way: 1 | -1; readonly since: IsoDate }

/** Days between the starts of two changes that are one matter. */
const sameMatterDays = 28

/** True for two changes that began at about the same time. */
export const isNear = (one: IsoDate, other: IsoDate): boolean =>
  Math.abs(daysBetween(one, other)) <= sameMatterDays

/** Measures whose change brings another one, with its direction: as for alerts, and a margin that fell with the sales. */
export const causes: typeof follows = {
  ...follows,
  margin: [...(follows.margin ?? []), ['transactions', 1], ['revenue-per-transaction', 1]],
}

const causesOf = (measure: WatchedMeasure): readonly WatchedMeasure[] =>
  (causes[measure] ?? []).map(([cause]) => cause)

const isRelated = (one: string, other: WatchedMeasure): boolean =>
  watchedMeasures.some(
    (name) => name === one && (causesOf(name).includes(other) || causesOf(other).includes(name)),
  )

/** Last day about which a person had the finding before them. */
const answeredOn = ({ settledAt, expects }: Advisory, { to }: Recorded): IsoDate => {
  const settled = settledAt === undefined ? to : today(new Date(settledAt))
  return [to, settled, ...(expects ? [expects.to] : [])].reduce((latest, day) =>
    day > latest ? day : latest,
  )
}

/** True for advice on this finding: about the same matter, and not answered before it began. */
const isAbout = (finding: Changed, advisory: Advisory): boolean => {
  const { finding: before, status, expects, outcome } = advisory
  if (before === undefined) return false
  const isNearby = isNear(before.from, finding.since)
  if (before.measure !== finding.measure) return isNearby && isRelated(before.measure, finding.measure)
  if ((before.way === 'up' ? 1 : -1) !== finding.way) return false
  const isUnderWay = status === 'accepted' && expects !== undefined && outcome === undefined
  return status === 'new' || isUnderWay || finding.since <= answeredOn(advisory, before)
}

/** The newest advisory on a change. */
export const advisoryOn = ({ advisories }: Records, change: Changed): Advisory | undefined =>
  advisories.find((advisory) => isAbout(change, advisory))
