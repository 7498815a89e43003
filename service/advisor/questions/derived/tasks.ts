/** What was to be done by a day, what is owed to the tax office when, when a contract ends, and which decision did best. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { plusDays } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { measuresIn, type Question } from '../question.ts'
import { coming, spanOf } from '../readers/coming-periods.ts'
import { namedPeriods } from '../selection.ts'
import { isLight, meaningOf } from '../term.ts'
import { bestDecision, decisionsJudged } from './best-decision.ts'
import type { DerivedReader } from './derived-reader.ts'

const toDo =
  /\b(?:supposed|meant|had|needed|expected) to (?:have |be |get )?(?:do|done|finish(?:ed)?|complete[ds]?|deliver(?:ed)?|sort(?:ed)?|file[ds]?|lodge[ds]?|send|sent|sign(?:ed)?|decide[ds]?)\b.*\b(?:by|before|until|till)\b/i
const asksWhat = /^\W*(?:(?:and|so|but|ok|hey)\W+)*(?:what|which|anything|is there|was there)\b/i
const reach = 21

/** "What was I supposed to have done by the 13th?": the dates up to then, and none of the figures of that day. */
const toDoBy: DerivedReader = (question): AnswerablePlan | undefined => {
  const [time, other] = namedPeriods(question)
  if (!time || other || !toDo.test(question.text) || !asksWhat.test(question.text)) return undefined
  const span = resolvePeriod(time.period, { today: question.today, record: undefined })
  if (!span) return undefined
  const from = span.to < question.today ? plusDays(span.to, -reach) : question.today
  return { operator: 'due', period: { of: { kind: 'dates', from, to: span.to } } }
}

const happensThen =
  /^\W*(?:(?:and|so|but|ok|then|also)\W+)*what(?:['’]s| is| will| does)?(?: going to)? happen(?:s|ing)?(?: to us)? (?:in|on|during|over|come)\b/i

/** "What happens in February?": the dates of that time, as it comes next. */
const happensAhead: DerivedReader = (question): AnswerablePlan | undefined => {
  const { text, today, amounts } = question
  const [time, other] = namedPeriods(question)
  if (!time || other || amounts.length > 0 || !happensThen.test(text)) return undefined
  if (measuresIn(question).length > 0 || /\b(?:if|usual\w*|normal\w*|typical\w*|tend|last)\b/i.test(text))
    return undefined
  const { of } = time.period
  if (of.kind === 'since' || of.kind === 'between') return undefined
  const span = spanOf(coming(of, today), today)
  return span && span.to >= today && namesOnlyTime(question)
    ? {
        operator: 'due',
        period: { of: { kind: 'dates', from: span.from < today ? today : span.from, to: span.to } },
      }
    : undefined
}

/** True for a question without a word for any thing. */
const namesOnlyTime = ({ terms }: Question): boolean =>
  terms.every((term) => meaningOf(term, 'unknown') === undefined || isLight(term))

const owesTax =
  /\b(?:owe|pay|due|lodge|send)\b.*\b(?:tax (?:office|man|department)|ato|taxman)\b|\b(?:tax (?:office|man)|ato)\b.*\b(?:owe|due|want|expect)/i
const horizon = 400

/** "Do we owe the tax office anything, and when?": the date that a record gives for the activity statement. */
const taxDue: DerivedReader = ({ text, today, amounts }): AnswerablePlan | undefined =>
  owesTax.test(text) && amounts.length === 0 && /\b(?:when|anything|what|how much|do we|next)\b/i.test(text)
    ? {
        operator: 'due',
        words: ['bas'],
        period: { of: { kind: 'dates', from: today, to: plusDays(today, horizon) } },
      }
    : undefined

const contracts =
  '(?<what>leases?|licen[cs]es?|insurance|polic(?:y|ies)|contracts?|options?|permits?|registrations?|agreements?|subscriptions?|loans?|accreditations?|memberships?|warrant(?:y|ies)|tenanc(?:y|ies))'
const lapses =
  '(?:(?:is|are|comes?|coming|goes|falls?)(?: not)? (?:up|due|over|finished|ending|expiring)|runs? out|running out|expires?|expiring|ends?|ending|lapses?|renews?)'
/** "Our lease is up next year, isn't it?", "does the insurance run out soon?" */
const lapsing = new RegExp(
  String.raw`^(?!.*\b(?:if|should|cost|pay|worth|afford)\b).*\b${contracts}(?: \w+)? ${lapses}\b`,
  'i',
)

/** What is read before any claim: that a lease is up is no figure that rose. */
export const contractEnds: DerivedReader = ({ text, today, amounts }): AnswerablePlan | undefined => {
  const what = amounts.length > 0 ? undefined : lapsing.exec(text)?.groups?.what?.toLowerCase()
  if (what === undefined) return undefined
  const period = { of: { kind: 'dates' as const, from: today, to: plusDays(today, horizon) } }
  return { operator: 'due', words: [what.replace(/ies$/, 'y').replace(/s$/, '')], period }
}

export const taskReaders: readonly DerivedReader[] = [
  toDoBy,
  happensAhead,
  taxDue,
  bestDecision,
  decisionsJudged,
]
