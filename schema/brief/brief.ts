/** Briefs and the three actions: advice that was generated, with what stood behind it. */
import * as t from 'io-ts'
import { Basis, Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, IsoTime, id, integer, nonBlank, pattern, text } from '../core/scalars.ts'

/** Names a brief; also the id of its stream. */
export const BriefId = id('BriefId')
export type BriefId = t.TypeOf<typeof BriefId>

/** What a brief may be asked about. */
export const BriefTopic = nonBlank(300)

/**
 * A brief as it is shown. `confidence` is a percentage (above 90 High, above 75 Medium, otherwise Low); `basis` holds
 * its figures with their sources, how the confidence came about, and who advised.
 */
export const Brief = record(
  {
    id: BriefId,
    title: text(200, 1),
    category: text(60, 1),
    what: text(4000, 1),
    why: text(4000, 1),
    soWhat: text(4000, 1),
    confidence: integer(0, 100),
    createdAt: IsoTime,
    topic: text(300, 1),
    personaKey: text(80, 1),
    basis: Basis,
  },
  undefined,
  'Brief',
)
export type Brief = t.TypeOf<typeof Brief>

/** A draft that a person edits and sends themselves; `audience` says to whom. */
export const EmailDraft = record(
  {
    audience: text(200, 1),
    subject: text(200, 1),
    body: text(4000, 1),
    purpose: text(300, 1),
    figures: t.array(Figure),
  },
  undefined,
  'EmailDraft',
)
export type EmailDraft = t.TypeOf<typeof EmailDraft>

/** A time of day, HH:mm. */
export const ClockTime = pattern('must be a time of day like 09:30', /^([01]\d|2[0-3]):[0-5]\d$/)

/** So many people in one role from one time to another. */
export const RosterShift = record(
  { role: text(80, 1), start: ClockTime, end: ClockTime, people: integer(1, 500) },
  undefined,
  'RosterShift',
)
export type RosterShift = t.TypeOf<typeof RosterShift>

/** One day of a roster: what is expected of it, who works, and what share of the takings that costs, in percent. */
export const RosterDay = record(
  {
    date: IsoDate,
    day: text(20, 1),
    shifts: t.array(RosterShift),
    staffHours: Decimal,
    labourCost: Decimal,
    expectedRevenue: Decimal,
    expectedTransactions: Decimal,
    labourShare: Decimal,
    note: text(400),
    figures: t.array(Figure),
  },
  undefined,
  'RosterDay',
)
export type RosterDay = t.TypeOf<typeof RosterDay>

/** One post of a social plan. */
export const SocialPost = record(
  {
    date: IsoDate,
    day: text(20, 1),
    time: ClockTime,
    channel: text(60, 1),
    text: text(2000, 1),
    hashtags: t.array(text(60, 1)),
    why: text(400, 1),
    figures: t.array(Figure),
  },
  undefined,
  'SocialPost',
)
export type SocialPost = t.TypeOf<typeof SocialPost>
