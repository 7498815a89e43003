/** Says that a day does not exist, or that something is outside the records or the product, and where to turn. */
import { UnrecordedMeasure } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { plusDays, today } from '../../calendar.ts'
import { capital, say } from '../../line.ts'
import { unrecordedNeeds } from '../../measures/unrecorded.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateDue } from '../../plans/due.ts'
import { measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import { quoted } from '../../quotation.ts'
import { saySignpost } from '../../signposts/say-signpost.ts'
import { dateRows, longestSentence, soonestFirst } from '../form/date-rows.ts'
import { type Ask, subjectFor, type Written } from '../written.ts'

type DeclinePlan = Extract<Plan, { readonly operator: 'decline' }>

const texts: Readonly<Record<DeclinePlan['because'], ReturnType<typeof say>>> = {
  'not-on-record': say`The records don’t show that, and I don’t guess. I can answer from the weekly and hourly figures, expenses, memos, advisories, briefs and the focus.`,
  'another-business': say`I only see this business’s records, so I can’t speak about another one. Industry associations and the Australian Bureau of Statistics publish benchmarks.`,
  health: say`That is a matter for a doctor, not for business records. If it can’t wait, call healthdirect on ${'1800 022 222'}; in an emergency call ${'000'}. The business can wait.`,
  emergency: say`Call ${'000'} now, and do what they tell you. Everything here can wait.`,
  legal: say`That is a legal question, and a mistake can be costly. Before you act, ask a lawyer. For pay, leave and dismissal, ask the Fair Work Ombudsman (${'13 13 94'}); for tenancies and trust money, your state’s fair trading office.`,
  tax: say`That is a question for your accountant or the Australian Taxation Office. I can give the figures that they will ask for.`,
  outside: say`That is outside what I know. I answer questions about this business from its records: how it is doing, why something moved, what a change would do, what is due and what to do next.`,
}

const ofSelfHarm = say`Please talk to somebody now: Lifeline on ${'13 11 14'} answers day and night, and ${'000'} if you are in danger. Everything here can wait.`

const ofRule = ({ because, about }: DeclinePlan) =>
  about && (because === 'legal' || because === 'tax') ? saySignpost(about) : undefined

const ofTax = /\b(?:tax|gst|bas|payg|superannuation|activity statements?)\b/i
const asksWhen = /\bwhen\b|\bdue\b|\bdeadline\b|\bby what (?:date|day)\b/i

/** What tax costs is not ours to say; when it is due may be on record. */
const ofTaxDate = ({ plan, context, message = '' }: Ask<DeclinePlan>) => {
  if (plan.because !== 'tax' || !asksWhen.test(message)) return undefined
  const now = today(context.records.now)
  const period = { of: { kind: 'dates' as const, from: now, to: plusDays(now, daysAhead) } }
  const found = evaluateDue(context, { operator: 'due', period })
  const dates = isNothing(found)
    ? []
    : found.facts.filter(({ kind, source }) => kind !== 'waiting' && ofTax.test(source.sentence))
  return dates.length === 0
    ? undefined
    : dateRows(context.records, soonestFirst(dates).slice(0, mostDates), longestSentence.many)
}
const daysAhead = 365
const mostDates = 2

const ofPart = (ask: Ask<DeclinePlan>) =>
  ask.plan.partOf &&
  say`No record splits ${subjectFor(ask, ask.plan.partOf).text} up that way, and I don’t guess. A file with a column for it would: import one under Integrations, and ask me again.`

/** What the question is about, where no record has it, and what would. */
const ofUnrecorded = (ask: Ask<DeclinePlan>) => {
  const { plan, message = '', context } = ask
  const { business, now } = context.records
  const [measure] =
    plan.because === 'not-on-record'
      ? measuresIn(questionOf(message, business.type, now)).flatMap(({ measure: named }) =>
          UnrecordedMeasure.is(named) ? [named] : [],
        )
      : []
  return measure && sayUnheld(subjectFor(ask, measure).text, unrecordedNeeds[measure])
}

/** That no record has a matter, and what it would take. */
export const sayUnheld = (subject: string, needs: string): ReturnType<typeof say> =>
  say`${capital(subject)}: no record has that, and I don’t guess. It would take ${needs}.`

export const sayDecline = (ask: Ask<DeclinePlan>): Written => {
  const { plan } = ask
  return {
    lines: [
      plan.noSuchDate === undefined
        ? plan.isSelfHarm
          ? ofSelfHarm
          : (ofRule(plan) ?? ofPart(ask) ?? ofUnrecorded(ask) ?? texts[plan.because])
        : say`There is no ${quoted(plan.noSuchDate) ?? 'such date'} in the calendar. Which day do you mean?`,
      // An injured person comes first, responsibility later.
      plan.because === 'health' && plan.about ? saySignpost(plan.about) : undefined,
      ofTaxDate(ask),
    ],
    support: 1,
  }
}
