/** A digest: the last week or month in 90 seconds. Every number is a figure with its receipt. */
import * as t from 'io-ts'
import { Advisory, AdvisoryId } from '../advisory/advisory.ts'
import { AlertId } from '../alert/alert.ts'
import { BriefChart } from '../brief/brief.ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoDate, oneOf, text } from '../core/scalars.ts'

/** The weekly report, or the monthly review that replaces it on the first sending day of a month. */
export const DigestKind = oneOf('weekly', 'monthly')
export type DigestKind = t.TypeOf<typeof DigestKind>

/** A sentence with its figures. */
export const DigestLine = record({ text: text(1000, 1), figures: t.array(Figure) }, undefined, 'DigestLine')
export type DigestLine = t.TypeOf<typeof DigestLine>

/**
 * A choice of a decision. `worth` is its weekly profit compared with doing nothing, with the ends of its range; absent if it
 * could not be calculated.
 */
export const DigestChoice = record(
  { name: text(200, 1), isNothing: t.boolean },
  { worth: Figure, low: Figure, high: Figure },
  'DigestChoice',
)
export type DigestChoice = t.TypeOf<typeof DigestChoice>

/** The decision with the highest value: the best choice first, doing nothing last. */
export const DigestDecision = record(
  { title: text(200, 1), choices: t.array(DigestChoice), by: IsoDate },
  { advisoryId: AdvisoryId, because: DigestLine, stopIf: DigestLine },
  'DigestDecision',
)
export type DigestDecision = t.TypeOf<typeof DigestDecision>

/**
 * How the forecast of the week turned out, made from the weeks before it; `verdict` says whether the value was within the
 * band.
 */
export const DigestForecast = record(
  { verdict: oneOf('hit', 'missed'), line: DigestLine },
  undefined,
  'DigestForecast',
)
export type DigestForecast = t.TypeOf<typeof DigestForecast>

/** An open decision that is due within a week or overdue. */
export const DigestDue = record(
  { id: AdvisoryId, title: text(200, 1), due: IsoDate, isLate: t.boolean },
  undefined,
  'DigestDue',
)
export type DigestDue = t.TypeOf<typeof DigestDue>

/** The last decision whose outcome came in; its advisory has both `expects` and `outcome`. */
export const DigestOutcome = record(
  { advisory: Advisory, lines: t.array(DigestLine) },
  undefined,
  'DigestOutcome',
)
export type DigestOutcome = t.TypeOf<typeof DigestOutcome>

/** Something that the digest cannot say, and the screen where that can be changed. */
export const DigestMissing = record(
  { text: text(400, 1), path: oneOf('/imports', '/connections') },
  undefined,
  'DigestMissing',
)
export type DigestMissing = t.TypeOf<typeof DigestMissing>

/** An alert of that time, at its reader's sensitivity; `isUrgent` if the owner marked its subject, or it is serious and unanswered. */
export const DigestNotice = record(
  { id: AlertId, line: DigestLine, isUrgent: t.boolean },
  undefined,
  'DigestNotice',
)
export type DigestNotice = t.TypeOf<typeof DigestNotice>

/**
 * `from` and `to` are the first and last day it covers; absent while nothing is on record. `watched` has a line for each
 * subject that its reader watches, whether or not it moved.
 */
export const Digest = record(
  {
    kind: DigestKind,
    businessName: text(200, 1),
    title: text(200, 1),
    lines: t.array(DigestLine),
    charts: t.array(BriefChart),
    due: t.array(DigestDue),
    missing: t.array(DigestMissing),
  },
  {
    from: IsoDate,
    to: IsoDate,
    forecast: DigestForecast,
    ahead: DigestLine,
    decision: DigestDecision,
    outcome: DigestOutcome,
    watched: t.array(DigestLine),
    notices: t.array(DigestNotice),
  },
  'Digest',
)
export type Digest = t.TypeOf<typeof Digest>
