/** Briefs and the three actions: generated advice with its evidence. */
import * as t from 'io-ts'
import { ForecastWeek } from '../advisor/forecast-week.ts'
import { RecordedMeasure } from '../advisor/measure.ts'
import { Basis, Figure, FigureInput } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, IsoTime, id, integer, nonBlank, oneOf, pattern, text } from '../core/scalars.ts'

/** Id of a brief and of its stream. */
export const BriefId = id('BriefId')
export type BriefId = t.TypeOf<typeof BriefId>

/** Topic of a brief. */
export const BriefTopic = nonBlank(300)

/** Weeks that a brief is about. `level` is the weekly mean of the measure, or its value if it is a ratio. */
export const BriefSpan = record(
  { from: IsoDate, to: IsoDate, name: text(80, 1) },
  { level: Decimal },
  'BriefSpan',
)
export type BriefSpan = t.TypeOf<typeof BriefSpan>

/**
 * The measure that a brief is about, by week, as on record when it was written. A week without a value is not on record.
 * `of` are the weeks that the brief is about, `against` those it compares them with, and `forecast` those after the last
 * week.
 */
export const BriefChart = record(
  {
    title: text(200, 1),
    measure: RecordedMeasure,
    weeks: t.array(record({ weekStart: IsoDate }, { value: Decimal })),
  },
  { of: BriefSpan, against: BriefSpan, forecast: t.array(ForecastWeek) },
  'BriefChart',
)
export type BriefChart = t.TypeOf<typeof BriefChart>

/**
 * A brief as shown. `confidence` is a percentage (above 90 High, above 75 Medium, otherwise Low). `basis` has its figures
 * with their sources, the parts of the confidence, and the advisor. `chart` is absent if no measure of the brief is on
 * record by week.
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
  { chart: BriefChart },
  'Brief',
)
export type Brief = t.TypeOf<typeof Brief>

/** The values of one input of a figure, oldest first: by week (its Monday), by day, or a single stated value. */
export const WorkingSeries = record(
  { input: FigureInput, rows: t.array(record({ value: Decimal }, { from: IsoDate })), sum: Decimal },
  undefined,
  'WorkingSeries',
)
export type WorkingSeries = t.TypeOf<typeof WorkingSeries>

/** How a figure of a brief was calculated from the records at that time. */
export const FigureWorking = record(
  { figure: Figure, series: t.array(WorkingSeries) },
  undefined,
  'FigureWorking',
)
export type FigureWorking = t.TypeOf<typeof FigureWorking>

/** A draft for the user to edit and send; `audience` describes the recipients. */
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

/** Number of people in a role from `start` to `end`. */
export const RosterShift = record(
  { role: text(80, 1), start: ClockTime, end: ClockTime, people: integer(1, 500) },
  undefined,
  'RosterShift',
)
export type RosterShift = t.TypeOf<typeof RosterShift>

/** A day of a roster: shifts, expected takings in AUD, and labour cost as a percentage of them. */
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

/** A post of a social plan. */
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

/** What a quick action generated: email drafts, a roster, or posts. */
export const ActionDrafts = t.union([
  record({ action: oneOf('email-drafts'), emails: t.array(EmailDraft) }),
  record({ action: oneOf('roster'), roster: t.array(RosterDay) }),
  record({ action: oneOf('social-plan'), posts: t.array(SocialPost) }),
])
export type ActionDrafts = t.TypeOf<typeof ActionDrafts>
