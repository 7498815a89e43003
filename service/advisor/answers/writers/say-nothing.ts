/** Says that there is no answer, why, and which records it needs; never answers something else. */
import { RecordedMeasure } from '#schema/advisor/measure'
import type { Nothing } from '#schema/advisor/nothing'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import type { Selection } from '#schema/advisor/selection'
import { today } from '../../calendar.ts'
import { heldBeside, isHeldAlone } from '../../held/held-lines.ts'
import { capital, type Line, say } from '../../line.ts'
import { type Base, bases, isInDay, isInWeek, isInWork } from '../../measures/bases.ts'
import { basesOf, measureNamed } from '../../measures/measures.ts'
import { isNothing, recordSpan } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { quoted } from '../../quotation.ts'
import { vocabularies } from '../../vocabulary.ts'
import { gapLine, shutLine } from '../form/shut-days.ts'
import { unsoldLines } from '../form/unsold-hours.ts'
import { measuredText } from '../measured-text.ts'
import { periodText, spanText } from '../period-text.ts'
import { type Ask, subjectFor, type Written } from '../written.ts'

type NothingAsk = Ask & { readonly answer: Nothing }

const name = (ask: NothingAsk): string =>
  ask.answer.measure === undefined ? 'that' : subjectFor(ask, ask.answer.measure).text

/** "Staff costs are", "revenue is". */
const isOrAre = (ask: NothingAsk): 'is' | 'are' =>
  ask.answer.measure !== undefined && subjectFor(ask, ask.answer.measure).was === 'were' ? 'are' : 'is'

/** The side of a comparison that is not on record. */
const missingSide = ({ context, plan }: NothingAsk) =>
  plan.operator === 'compare' || plan.operator === 'explain'
    ? [plan.of, plan.against]
        .map((side) => ('period' in side ? side : { period: side }))
        .find((side) =>
          isNothing(evaluateValue(context, { operator: 'value', measure: plan.measure, ...side })),
        )
    : undefined

const whenOf = (ask: NothingAsk): string => {
  const { context, plan } = ask
  const side = missingSide(ask)
  if (side) return ` ${periodText(context.records, side.period, 'filter' in side ? side.filter : {}).when}`
  const filter = 'filter' in plan ? plan.filter : undefined
  if ('period' in plan && plan.period) return ` ${periodText(context.records, plan.period, filter).when}`
  return ''
}

/** The selection without an answer. */
const selectionOf = (ask: NothingAsk): Selection | undefined => {
  const { plan } = ask
  const side = missingSide(ask)
  if (side) return side
  if (!('period' in plan) || !plan.period) return undefined
  const filter = 'filter' in plan ? plan.filter : undefined
  return { period: plan.period, ...(filter ? { filter } : {}) }
}

/** The measure in question, if only its change cannot be calculated. */
const askedSide = ({ context, plan }: NothingAsk): Line | undefined => {
  if (plan.operator !== 'explain') return undefined
  const selection = { period: plan.of }
  const answer = evaluateValue(context, { operator: 'value', measure: plan.measure, ...selection })
  if (isNothing(answer)) return undefined
  const { text, was } = subjectFor({ context }, plan.measure)
  return say`${capital(text)} ${was} ${answer.figure} ${measuredText(context.records, selection, answer.coverage).when}.`
}

/** Records for the other side of a comparison. */
const otherSide = (ask: NothingAsk): Line | undefined => {
  const { context, plan } = ask
  if (plan.operator !== 'compare' && plan.operator !== 'explain') return undefined
  const missing = missingSide(ask)
  const [of, against] = [plan.of, plan.against].map((side) => ('period' in side ? side : { period: side }))
  const other = JSON.stringify(missing) === JSON.stringify(of) ? against : of
  if (other === undefined) return undefined
  const answer = evaluateValue(context, { operator: 'value', measure: plan.measure, ...other })
  if (isNothing(answer)) return undefined
  const { text, was } = subjectFor(ask, plan.measure)
  return say`${capital(text)} ${was} ${answer.figure} ${measuredText(context.records, other, answer.coverage).when}.`
}

const recordLine = ({ context: { records }, answer }: NothingAsk): Line | undefined => {
  const span = answer.from && answer.to ? { from: answer.from, to: answer.to } : recordSpan(records, 'week')
  return span
    ? say`The records of it run ${spanText(span, today(records.now)).when}.`
    : say`No figures are on record yet. Import a file or connect a system to start.`
}

/** Records needed for a measure that no week or day has; undefined if some do. */
const neededFor = ({ context: { records }, answer: { measure } }: NothingAsk): string | undefined => {
  if (!RecordedMeasure.is(measure)) return undefined
  const { kpis, work = [], owed } = records
  if (kpis.length === 0 && work.length === 0 && owed === undefined) return undefined
  const missing = basesOf(measureNamed(measure)).filter(
    (base) =>
      !work.some((week) => isInWork(week, [base])) &&
      !kpis.some((week) => isInWeek(week, base)) &&
      !records.days.some((day) => isInDay(day, base)),
  )
  const { sales, countsFiles } = vocabularies[records.business.type]
  const needs = (base: Base): string =>
    base === 'transactions' && !countsFiles ? `${sales} by the week, from timesheets` : bases[base].needs
  // Available days come with the billed ones.
  const told = missing.includes('available') ? missing.filter((base) => base !== 'transactions') : missing
  return told.length === 0 ? undefined : [...new Set(told.map(needs))].join(' and ')
}

const needLine = ({ needs }: Nothing): Line | undefined =>
  needs === undefined ? undefined : say`It would take ${needs}.`

/** The words of an event that a plan leaves out. */
const eventIn = (plan: Plan): readonly string[] | undefined => {
  const except: readonly Period[] = 'filter' in plan ? (plan.filter?.except ?? []) : []
  return except.flatMap(({ of }) => (of.kind === 'event' ? [of.words] : []))[0]
}

const words: Readonly<Record<Nothing['reason'], (ask: NothingAsk) => readonly (Line | undefined)[]>> = {
  'not-measured': (ask) => [
    say`${capital(name(ask))}: no record has that, and I don’t guess.`,
    needLine(ask.answer),
  ],
  'outside-record': (ask) => {
    const gap = gapLine(ask)
    if (gap) return [gap]
    const needs = neededFor(ask)
    const shut = shutLine(ask)
    if (shut) return [shut]
    const selection = selectionOf(ask)
    const unsold = selection && unsoldLines(ask, ask.answer.measure, selection)
    if (unsold) return [otherSide(ask), ...unsold]
    return needs === undefined
      ? [
          // If only the comparison is missing, start with the measure in question.
          otherSide(ask),
          say`${capital(name(ask))}${whenOf(ask)} ${isOrAre(ask)} not on record.`,
          recordLine(ask),
        ]
      : [
          say`There is nothing on record about ${name(ask)}.`,
          say`It would take ${needs}.`,
          isHeldAlone(ask.context.records) ? heldBeside(ask.context) : undefined,
        ]
  },
  'only-by-week': (ask) => [
    say`I can’t say: ${name(ask)} ${isOrAre(ask)} recorded by the week, not by day or hour.`,
    say`Ask for a week or longer.`,
  ],
  'no-match': (ask) =>
    ask.plan.operator === 'find'
      ? [
          say`I found nothing about ${quoted(ask.plan.words.join(' ')) ?? 'that'} in the memos, advisories or the focus.`,
          say`Try another word for it.`,
        ]
      : [say`No: nothing${whenOf(ask)} meets that condition.`],
  undefined: (ask) => [
    askedSide(ask) ??
      say`${capital(name(ask))} can’t be worked out${whenOf(ask)}: what it is divided by is zero or missing.`,
  ],
  'not-comparable': () => [say`Those two can’t be compared: they are not recorded in the same way.`],
  'out-of-reach': () => [say`No: on its own, that can’t reach the target.`],
  'no-parts': (ask) => [say`${capital(name(ask))} has no parts on record that add up to its change.`],
  'no-dates': ({ plan }) => {
    const event = quoted(eventIn(plan)?.join(' ') ?? '')
    return event
      ? [say`No record puts ${event} into that time. Tell me its first and last day.`]
      : [say`The records don’t say when that was. Tell me its first and last day.`]
  },
  'no-skill': (ask) => [
    say`I can’t forecast ${name(ask)}: no method I tried beats assuming another week like the last.`,
  ],
  'too-far-ahead': () => [say`That is further ahead than a forecast from these records can reach.`],
  'not-available': () => [say`I can’t answer that from the records.`],
}

/** Certainty of a refusal: missing records are certain; an unsuccessful search is not, nor that an event without a date was meant. */
const support = { sure: 1, bySearch: 0.6, undated: 0.4 } as const

export const sayNothing = (ask: Ask<Plan>, answer: Nothing): Written => ({
  lines: words[answer.reason]({ ...ask, answer }),
  support:
    answer.reason === 'no-match' && ask.plan.operator === 'find'
      ? support.bySearch
      : answer.reason === 'no-dates'
        ? support.undated
        : support.sure,
})
