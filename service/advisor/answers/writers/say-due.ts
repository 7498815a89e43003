/** Says what is due when, soonest first, and what needs a decision. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DuePlan, FindPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { urgencyWeight } from '#schema/advisory/advisory'
import { daysBetween, plusDays, today, weekdayText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import type { Span } from '../../periods/dates.ts'
import { calendarWord } from '../../plans/calendar-days.ts'
import { evaluateDue } from '../../plans/due.ts'
import { evaluateFind } from '../../plans/find.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { dayOrHour } from '../../search/fact-patterns.ts'
import { passagesOf, shortDay } from '../facts-words.ts'
import { dateRows, longestSentence, restLine, soonestFirst } from '../form/date-rows.ts'
import { noPaymentLine } from '../form/no-payment.ts'
import { sayUrgent } from '../overviews/say-urgent.ts'
import { spanText } from '../period-text.ts'
import type { Ask, Written } from '../written.ts'
import { missingLine, nearestLine, sayFind } from './say-find.ts'

type DueAsk = Ask<DuePlan>

const maxDates = 8
const maxWaiting = 5
const supportOf = { dated: 0.92, none: 0.85, near: 0.6 } as const
const farDays = 300

/** Dates of the next days as rows, soonest first; undefined without any. */
export const rowsAhead = (context: DueAsk['context'], days: number, most: number): Line | undefined => {
  const now = today(context.records.now)
  const period = { of: { kind: 'dates' as const, from: now, to: plusDays(now, days) } }
  const answer = evaluateDue(context, { operator: 'due', period })
  const dated = answer.operator === 'nothing' ? [] : answer.facts.filter(({ kind }) => kind !== 'waiting')
  return dated.length === 0
    ? undefined
    : dateRows(context.records, soonestFirst(dated).slice(0, most), longestSentence.many)
}

const waitingRows = (facts: readonly TimelineFact[]): Line => ({
  text: facts
    .flatMap(({ what }) => quoted(what) ?? [])
    .map((title) => `- ${title}`)
    .join('\n'),
  figures: [],
})

/** "by 15 December", "today", "in December", "ahead". */
const whenText = (records: Records, { from, to }: Span): string => {
  const now = today(records.now)
  if (daysBetween(from, to) > farDays) return from === now ? 'ahead' : `from ${shortDay(records, from)} on`
  if (to === plusDays(now, -1)) return 'before today'
  if (from === now && to === plusDays(now, 1)) return 'today or tomorrow'
  if (from === now && to > now) return `by ${weekdayText(to)}`
  if (from === to && to === plusDays(now, 1)) return `tomorrow, ${weekdayText(to)}`
  return spanText({ from, to }, now).when
}

/** Next date after a span without one. */
const nextAfter = ({ context, plan }: DueAsk, { to }: Span): TimelineFact | undefined => {
  const period = { of: { kind: 'dates' as const, from: plusDays(to, 1), to: plusDays(to, farDays) } }
  const answer = evaluateDue(context, { ...plan, period })
  const facts = answer.operator === 'nothing' || answer.isNearest ? [] : answer.facts
  return soonestFirst(facts.filter(({ kind }) => kind !== 'waiting'))[0]
}

/** The advisories that wait for a decision, most urgent first. */
export const waitingIn = (records: Records, facts: readonly TimelineFact[]): readonly TimelineFact[] => {
  const weightOf = ({ source }: TimelineFact) =>
    urgencyWeight[records.advisories.find(({ id }) => id === source.id)?.urgency ?? 'low']
  return facts
    .filter(({ kind }) => kind === 'waiting')
    .sort((one, other) => weightOf(other) - weightOf(one) || other.from.localeCompare(one.from))
}

const sayWaiting = (waiting: readonly TimelineFact[], words: readonly string[]): Written => ({
  lines: [
    waiting.length > 0
      ? say`Waiting for your decision:`
      : words.length > 0
        ? say`No open advisory is about ${quoted(words.join(' ')) ?? 'that'}.`
        : say`No advisory is waiting for your decision.`,
    waitingRows(waiting.slice(0, maxWaiting)),
    waiting.length > maxWaiting ? say`There are more on the Advisories screen.` : undefined,
  ],
  passages: passagesOf(waiting.slice(0, maxWaiting)),
  support: supportOf.dated,
})

/** "For eighteen months" says how long, and not when. */
const howLong = /\bfor (?:\S+ ){1,2}(?:years|months|weeks)\b/gi

/** When it was, or is every week, if there is no future date. */
const whenTold = ({ plan: { words = [] }, ...rest }: DueAsk): Written | undefined => {
  const plan: FindPlan = { operator: 'find', words: [...words], asked: 'when' }
  const found = evaluateFind(rest.context, plan)
  if (found.operator !== 'find' || found.isNearest || !found.isWhole) return undefined
  const [first] = found.facts
  return first && dayOrHour.test(first.source.sentence.replace(howLong, ' '))
    ? sayFind({ ...rest, plan }, found)
    : undefined
}

/** No date about the matter in the span: gives records about it, and its next date. */
const sayNoDate = (ask: DueAsk, { facts, missing = [], from, to }: FactsAnswer): Written => {
  const { records } = ask.context
  const told = whenTold(ask)
  if (told) return told
  const isAll = daysBetween(from, to) > farDays
  const next = missing.length > 0 || isAll ? undefined : nextAfter(ask, { from, to })
  const lead =
    missing.length > 0
      ? missingLine(missing)
      : isAll
        ? say`No date ahead is on record for that.`
        : say`No date for that is on record ${whenText(records, { from, to })}.`
  return {
    lines: [
      lead,
      next
        ? {
            text: `Its next date on record:\n${dateRows(records, [next], longestSentence.few).text}`,
            figures: [],
          }
        : nearestLine(records, facts),
    ],
    passages: passagesOf(next ? [next] : facts.slice(0, 1)),
    support: supportOf.near,
    weakness: 'no record gives that date',
  }
}

// A past start is not late.
const startsThen = /^From\b/

/** "Easter: 26 to 29 March 2027." */
const sayCalendar = ({ facts }: FactsAnswer): Written => ({
  lines: [
    facts.length === 0 ? say`My calendar has no such day ahead.` : undefined,
    ...facts.map(({ source }): Line => ({ text: source.sentence, figures: [] })),
  ],
  support: supportOf.dated,
})

export const sayDue = (ask: DueAsk, answer: FactsAnswer): Written => {
  if (ask.plan.words?.[0] === calendarWord) return sayCalendar(answer)
  const { records } = ask.context
  const { facts, from, to } = answer
  if (ask.plan.isUrgent) return sayUrgent(ask, answer)
  const waiting = waitingIn(records, facts)
  if (ask.plan.isWaiting) return sayWaiting(waiting, ask.plan.words ?? [])
  if (answer.isNearest) return sayNoDate(ask, answer)
  const now = today(records.now)
  const isPast = to < now
  const dated = soonestFirst(
    facts.filter(({ kind, source }) => kind !== 'waiting' && !(isPast && startsThen.test(source.sentence))),
  )
  // The latest of past dates, the soonest of future ones.
  const shown = isPast ? dated.slice(-maxDates) : dated.slice(0, maxDates)
  const longest = shown.length > 2 ? longestSentence.many : longestSentence.few
  const isOfMatter = (ask.plan.words?.length ?? 0) > 0
  const when = whenText(records, { from, to })
  const next = shown.length === 0 ? nextAfter(ask, { from, to }) : undefined
  const left = dated.length - shown.length
  const more = left > 0 ? (isPast ? ', the latest of them' : ', the first of them') : ''
  const isOpenToday = from <= now && to >= now && !isOfMatter && shown.length < maxDates
  return {
    lines: [
      noPaymentLine(ask.message ?? '', shown),
      shown.length > 0
        ? say`${isPast ? 'Dates that passed' : isOfMatter ? 'On record' : 'Due'}${isOfMatter ? '' : ` ${when}`}${more}:`
        : say`Nothing on record is due ${when}.`,
      shown.length > 0 ? dateRows(records, shown, longest) : undefined,
      left > 0 && !isPast ? restLine(records, dated.slice(shown.length)) : undefined,
      isPast && shown.length > 0 ? say`The records don’t say whether they were met.` : undefined,
      next
        ? {
            text: `The next date on record:\n${dateRows(records, [next], longestSentence.few).text}`,
            figures: [],
          }
        : undefined,
      isOpenToday && waiting.length > 0 ? say`Waiting for your decision:` : undefined,
      isOpenToday && waiting.length > 0 ? waitingRows(waiting.slice(0, maxWaiting)) : undefined,
    ],
    passages: passagesOf([
      ...shown,
      ...(next ? [next] : []),
      ...(isOpenToday ? waiting.slice(0, maxWaiting) : []),
    ]),
    support: shown.length > 0 ? supportOf.dated : supportOf.none,
  }
}
