/** A topic: measure and period, related texts, and what no record has. */

import {
  type MeasureName,
  type RecordedMeasure as Recorded,
  RecordedMeasure,
  type UnrecordedMeasure as Unrecorded,
  UnrecordedMeasure,
} from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { holds } from '../options/about.ts'
import { focusTargets } from '../options/focus-targets.ts'
import { leversAt, leversNamed, lines } from '../options/lever-words.ts'
import { type Matter, readMatter } from '../options/matter.ts'
import { type Outlay, outlayIn } from '../options/outlays/outlay.ts'
import { type RelatedText, tellingStems } from '../options/related-texts.ts'
import type { Context } from '../plans/context.ts'
import { measuresIn } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import { type ReadQuestion, readMessage } from '../questions/read-message.ts'
import type { Records } from '../records.ts'
import { measureOfLever } from './measure-of-lever.ts'
import { nearest, nearestHeld, wholeMeasure } from './nearest-measure.ts'
import { periodsOf } from './topic-periods.ts'
import { focusText, namesBesides, relatedOf } from './topic-texts.ts'

export type Topic = {
  readonly text: string
  readonly matter: Matter
  readonly measure: Recorded
  /** Requested, but not on record. */
  readonly unrecorded: Unrecorded | undefined
  readonly of: Period
  readonly against: Period
  /** True if the topic names its period. */
  readonly isDated: boolean
  /** Its plan, if most of the topic was understood. */
  readonly plan: Plan | undefined
  /** Texts with the same names. */
  readonly related: readonly RelatedText[]
  /** Names that match neither a measure nor a text. */
  readonly unnamed: readonly string[]
  /** True for a topic of the whole business, such as "how are we doing". */
  readonly isOverview: boolean
  readonly isFocus: boolean
  /** The stated price, if the topic proposes to spend. */
  readonly outlay: Outlay | undefined
  /** True if it has names; `isUnheld` if no text has them. */
  readonly isNamed: boolean
  readonly isUnheld: boolean
  /** True for a topic about the shape of the year. */
  readonly isSeasonal: boolean
  /** Share of the topic that was understood, 0 to 1. */
  readonly fit: number
}

const enough = 0.6

/** The reading that covers most of the topic. */
const bestRead = (reads: readonly ReadQuestion[]): ReadQuestion | undefined =>
  reads.toSorted((one, other) => other.coverage - one.coverage)[0]

const planMeasure = (plan: Plan | undefined): MeasureName | undefined =>
  plan && 'measure' in plan && plan.operator !== 'define' ? plan.measure : undefined

const leverMeasure = ({ isBroad, levers }: Matter): Recorded | undefined => {
  if (isBroad) return undefined
  if (lines.every((line) => levers.has(line)) && !levers.has('volume')) return 'costs'
  const [first] = levers
  return first && measureOfLever[first]
}

const isOtherLine = (measure: MeasureName, { levers }: Matter): boolean =>
  lines.some((line) => (measure === line || measure === `${line}-share`) && !levers.has(line))

/** Words about the shape of the year. */
export const seasonal = /\b(?:season\w*|christmas|easter|summer|winter|autumn|spring|holidays?)\b/i

/** Cash is read as runway, which is what is recorded. */
const spoken = (measure: Recorded): Recorded => (measure === 'cash' ? 'runway' : measure)

const ofText = (records: Records, [first]: readonly RelatedText[]): Recorded | undefined => {
  const [lever] = first ? leversNamed(records, `${first.title}. ${first.text}`) : []
  return lever && measureOfLever[lever]
}

const broadMeasures: readonly MeasureName[] = [
  'runway',
  'cash',
  'break-even-revenue',
  'growth',
  'margin',
  'profit',
  'revenue',
]

/** What something cost means the profit it took. */
const costsUs = /\bcosts? us\b/i
const isPast = /\b(?:did|was|were|had|happened|went)\b/i

const unnamedIn = ({ names }: Matter, read: ReadQuestion | undefined): readonly string[] => {
  const sought = read?.plan.operator === 'find' ? read.plan.words : []
  const left = [...(read?.notUnderstood ?? []), ...sought].flatMap((words) => words.split(' '))
  return names
    .split(' ')
    .filter((word) => left.includes(word) && tellingStems(word).length > 0 && !seasonal.test(word))
}

const focusWords = /\b(?:focus|goals?|targets?|objectives?|priorit\w+)\b/i

/** Reads a topic; `context` has the records. */
export const readTopic = ({ records }: Context, text: string): Topic => {
  const { business, now, work = [] } = records
  // Only timesheets have it.
  const isRecorded = (name: MeasureName): name is Recorded =>
    RecordedMeasure.is(name) && (name !== 'utilisation' || work.length > 0)
  const isUnrecorded = (name: MeasureName): name is Unrecorded =>
    UnrecordedMeasure.is(name) && !isRecorded(name)
  const question = questionOf(text, business.type, now)
  const read = bestRead(readMessage(text, business.type, now))
  const isUnderstood = (read?.coverage ?? 0) >= enough
  const matter = readMatter(text, records)
  const own = namesBesides(seasonal, text, business.type)
  const related = relatedOf(records, matter.names, own)
  const outlay = outlayIn(text)
  const isOfFocus = own.length > 0 && holds(focusText(records), own)
  const named = measuresIn(question).map(({ measure }) => measure)
  const planned = isUnderstood ? planMeasure(read?.plan) : undefined
  // A landlord is premises to a café, but a customer to an agency.
  const asked = planned && isOtherLine(planned, matter) ? undefined : planned
  const whole = measuresIn(question).find(({ measure }) => broadMeasures.includes(measure))
  // "How are we doing" means profit, if it is known.
  const ofWhole = read?.plan.operator === 'overview' && whole ? wholeMeasure(records) : whole?.measure
  // "How much runway is left if settlements slip" asks for the runway.
  const [lever] = leversAt(records, question)
  const isWholeFirst =
    whole !== undefined && (lever === undefined || (whole.at <= lever.at && ofWhole !== 'profit'))
  const unrecorded = asked && isUnrecorded(asked) ? asked : undefined
  const nearby = named.find(isUnrecorded)
  const isOfLevers = !matter.isBroad && !matter.isForeign
  const isSeasonal =
    seasonal.test(text) && [...matter.levers].every((lever) => lever === 'price' || lever === 'volume')
  const isFocus = focusWords.test(text) || isOfFocus
  // A weekday alone means its takings, if days are on record.
  const isOfDays = records.days.length > 0 && matter.weekdays.length > 0 && matter.named.length === 0
  const candidates = [
    outlay || matter.changes.some(({ lever }) => lever === 'volume') ? ('profit' as const) : undefined,
    isFocus ? focusTargets({ records })[0]?.measure : undefined,
    asked && isRecorded(asked) && !(isOfLevers && broadMeasures.includes(asked)) ? asked : undefined,
    named.includes('utilisation') && work.length > 0 ? ('utilisation' as const) : undefined,
    unrecorded ? nearest[unrecorded] : undefined,
    isSeasonal || isOfDays ? ('revenue' as const) : undefined,
    costsUs.test(text) && isPast.test(text) && related.length > 0 ? ('profit' as const) : undefined,
    isWholeFirst && ofWhole && isRecorded(ofWhole) ? ofWhole : undefined,
    matter.named[0] && leverMeasure({ ...matter, levers: new Set(matter.named) }),
    ofWhole && isRecorded(ofWhole) ? ofWhole : undefined,
    leverMeasure(matter),
    nearby && nearestHeld(records, nearby),
    matter.isDefensive ? ('break-even-revenue' as const) : undefined,
    ofText(records, related),
  ]
  const isDated = question.periods.length > 0 && isUnderstood
  const [told] = related
  const measure = spoken(candidates.find((one) => one !== undefined) ?? wholeMeasure(records))
  const periods = periodsOf(records, measure, {
    plan: isDated ? read?.plan : undefined,
    told: isPast.test(text) ? told : undefined,
  })
  return {
    text,
    matter,
    measure,
    unrecorded,
    of: periods.of,
    against: periods.against,
    isDated: isDated || periods.isOfText,
    plan: isUnderstood ? read?.plan : undefined,
    related,
    unnamed: related.length > 0 ? [] : unnamedIn(matter, read),
    isOverview: matter.isBroad && ofWhole === undefined,
    isFocus,
    outlay,
    isNamed: own.length > 0,
    // A fully read forecast is about the measure, whatever words ask for it.
    isUnheld:
      own.length > 0 &&
      !(read?.plan.operator === 'forecast' && read.coverage === 1) &&
      related.length === 0 &&
      !isOfFocus &&
      matter.changes.length === 0,
    isSeasonal: seasonal.test(text),
    fit:
      matter.isForeign && related.length === 0 && !seasonal.test(text)
        ? 0.15
        : Math.max(0.5, read?.coverage ?? 0),
  }
}
