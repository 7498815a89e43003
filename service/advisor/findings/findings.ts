/**
 * Findings: changes for the worse beyond the usual that are still there. The same ones become advisories, are urgent on the
 * Overview and among the alerts, and stay in the digest, so that these never disagree.
 */

import { isWaiting, type Urgency } from '#schema/advisory/advisory'
import { type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { floors, type Sensitivity, sizeOf } from '../alerts/alert-rules.ts'
import { changesIn } from '../alerts/beyond-noise.ts'
import type { Movement } from '../alerts/movement.ts'
import { isBetter, movementsOf, newestDays } from '../alerts/recent-movements.ts'
import { watched } from '../alerts/watched.ts'
import { benchmarks } from '../benchmarks.ts'
import { type Compared, compared } from '../briefs/change-words.ts'
import { plusDays, today } from '../calendar.ts'
import type { Span } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import { remember } from '../remember.ts'
import { worthOfFinding } from './finding-worth.ts'
import { advisoryOn, causes, isNear } from './same-finding.ts'

export type Finding = Pick<Movement, 'measure' | 'way' | 'week'> & {
  /** As found in the weeks up to `week`. */
  readonly movement: Movement
  /** First day of the change. */
  readonly since: IsoDate
  /** Latest weeks of it, at most four, and the four weeks before it. */
  readonly of: Span
  readonly against: Span
  readonly change: Compared
  readonly worth: Figure
  readonly urgency: Urgency
}

/** Findings are a matter of the business, so they do not depend on the sensitivity of a reader. */
const sensitivity: Sensitivity = 'medium'

const weekDays = 7
const latestWeeks = 4

const dates = ({ from, to }: Span) => ({ of: { kind: 'dates', from, to } }) as const

const sign = (value: number): 1 | -1 => (value < 0 ? -1 : 1)

/** A movement, and how large it must still be: as an alert of one week, or of a level. */
type Candidate = { readonly movement: Movement; readonly least: 'one' | 'level' }

/** Slow changes that the digest reports and no single week shows; only those as large as an alert of one week. */
const driftsOf = ({ records }: Context): readonly Candidate[] => {
  const last = records.kpis.at(-1)?.weekStart
  if (last === undefined) return []
  const week = { from: last, to: plusDays(last, weekDays - 1) }
  return changesIn(records, sensitivity, week).flatMap(
    ({ measure, of, against, times }): readonly Candidate[] => {
      const subject = watchedMeasures.find((one) => one === measure)
      const spans = { week: last, of, against, size: times }
      return subject === undefined
        ? []
        : ([1, -1] as const).map((way) => ({
            movement: { measure: subject, kind: 'level', way, ...spans },
            least: 'one',
          }))
    },
  )
}

const isLarge = (
  measure: WatchedMeasure,
  { of, against, difference }: Compared,
  least: 'one' | 'level',
): boolean => {
  const { scale } = watched[measure]
  const change = scale === 'relative' ? difference.value / Math.abs(against.value) : difference.value
  return (scale === 'relative' ? sizeOf(scale, change, of.value) : Math.abs(change)) >= floors[scale][least]
}

const shortRunway = 4

const urgencyOf = (context: Context, { measure, of }: Movement, change: Compared, worth: Figure): Urgency => {
  if (measure === 'runway') return change.of.value < shortRunway ? 'high' : 'medium'
  const revenue = compared(context, 'revenue', dates(of), dates(of))?.of.value ?? 0
  const isTakings =
    measure === 'revenue' || measure === 'transactions' || measure === 'revenue-per-transaction'
  const part = revenue <= 0 ? 1 : worth.value / (isTakings ? revenue + worth.value : revenue)
  const [serious, notable] = isTakings ? [0.1, 0.05] : [0.05, 0.02]
  return part >= serious ? 'high' : part >= notable ? 'medium' : 'low'
}

/** Cash for more weeks than the trade needs is no matter for a decision. */
const isSafe = ({ records }: Context, measure: WatchedMeasure, { of }: Compared): boolean =>
  measure === 'runway' && of.value >= benchmarks[records.business.type].cashWeeks

const yearDays = 364

/** True if the same weeks a year before brought at least half of the change: the season explains it. */
const isSeason = (
  context: Context,
  measure: WatchedMeasure,
  of: Span,
  against: Span,
  change: Compared,
): boolean => {
  const [then, thenBefore] = [of, against].map(({ from, to }) =>
    dates({ from: plusDays(from, -yearDays), to: plusDays(to, -yearDays) }),
  )
  const earlier = then && thenBefore && compared(context, measure, then, thenBefore)
  if (!earlier) return false
  const [now, before] = [change, earlier].map(({ difference, against: base }) =>
    watched[measure].scale === 'relative' ? difference.value / Math.abs(base.value) : difference.value,
  )
  return (
    now !== undefined && before !== undefined && now * before > 0 && Math.abs(before) * 2 >= Math.abs(now)
  )
}

/** The finding of a movement; undefined once the records are back, and where they cannot give its worth. */
const standing = (context: Context, { movement, least }: Candidate): Finding | undefined => {
  const { measure, way, week, against } = movement
  const last = context.records.kpis.at(-1)?.weekStart
  if (last === undefined) return undefined
  const since = movement.of.from
  const latest = plusDays(last, -weekDays * (latestWeeks - 1))
  const end = plusDays(last, weekDays - 1)
  const of = { from: since > latest ? since : latest, to: end }
  const change = compared(context, measure, dates(of), dates(against))
  const now = compared(context, measure, dates({ from: last, to: end }), dates(against))
  if (change === undefined || now === undefined) return undefined
  const [whole, newest] = [change.difference.value, now.difference.value]
  const isThere = sign(whole) === way && sign(newest) === way && Math.abs(newest) * 2 >= Math.abs(whole)
  if (!isThere || !isLarge(measure, change, least) || isSafe(context, measure, change)) return undefined
  if (isSeason(context, measure, of, against, change)) return undefined
  const worth = worthOfFinding(context.records, measure, { of, against })
  if (worth === undefined) return undefined
  const urgency = urgencyOf(context, { ...movement, of }, change, worth)
  return { measure, way, week, movement, since, of, against, change, worth, urgency }
}

/** True for a change that follows from another finding of the same time. */
const isConsequence = (one: Finding, all: readonly Finding[]): boolean =>
  (causes[one.measure] ?? []).some(([cause, way]) =>
    all.some(
      (other) => other.measure === cause && other.way * way === one.way && isNear(other.since, one.since),
    ),
  )

// Chat, alerts and digests ask for the same context several times.
const allFindings = remember((context: Context): readonly Finding[] => {
  if (context.records.business.isOwn !== true) return []
  const since = plusDays(today(context.records.now), -newestDays)
  const alerted = watchedMeasures
    .flatMap((measure) => movementsOf(context, measure, sensitivity))
    .map((movement): Candidate => ({ movement, least: 'level' }))
  const found = [...alerted, ...driftsOf(context)]
    .filter(({ movement }) => movement.week >= since && !isBetter(movement))
    .flatMap((candidate) => standing(context, candidate) ?? [])
  return found.filter((one) => !isConsequence(one, found))
})

/** One finding of each measure, that which costs most; the dearest measure first. */
const largest = (found: readonly Finding[]): readonly Finding[] => {
  const byWorth = found.toSorted((one, other) => other.worth.value - one.worth.value)
  return byWorth.filter(
    ({ measure }, index) => byWorth.findIndex((other) => other.measure === measure) === index,
  )
}

/** Findings of an own business at the time of its records, dearest first; none in a demo. */
export const standingFindings = (context: Context): readonly Finding[] => largest(allFindings(context))

/** Findings on which there is no advisory yet, dearest first. */
export const newFindings = (context: Context): readonly Finding[] =>
  largest(allFindings(context).filter((finding) => advisoryOn(context.records, finding) === undefined))

/** True if nobody has answered the advisory on a finding, or there is none yet. */
const isOpen = (context: Context, finding: Finding): boolean => {
  const advisory = advisoryOn(context.records, finding)
  if (advisory === undefined) return true
  const { deferredUntil = '', ...rest } = advisory
  return isWaiting(rest) && deferredUntil <= today(context.records.now)
}

/** What is urgent: serious findings that wait for an answer. The one source of it for the Overview, alerts and digests. */
export const urgentFindings = (context: Context): readonly Finding[] =>
  standingFindings(context).filter((finding) => finding.urgency === 'high' && isOpen(context, finding))
