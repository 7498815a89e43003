/** The day that could go, what waits for a decision on a matter, and what the records lack. */
import type { Period } from '#schema/advisor/period'
import { expenseKinds } from '#schema/kpi/kpi'
import { plusDays } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { hasCue, lastWeeks, measuresIn, textOf } from '../question.ts'
import { asksForWaiting, readDue } from '../readers/due-reader.ts'
import { namedPeriods, takeSelection } from '../selection.ts'
import { isCue, meaningOf, type Term } from '../term.ts'
import { asksBesideOthers } from '../wording/beside-others.ts'
import type { DerivedReader } from './derived-reader.ts'

const givesUpDay =
  /\b(?:which|what|wat) (?:(?:week)?day|one day)\b.*\b(?:shut|close|drop|skip|lose|cut|give up|ditch|bin|scrap|not open|stay closed|take off)\b/i

/** "Which day could we shut without hurting?" is the one that brings in least. */
export const leastDay: DerivedReader = ({ text, amounts }) =>
  givesUpDay.test(text) && amounts.length === 0
    ? {
        operator: 'rank',
        measure: 'revenue',
        period: lastWeeks(8),
        by: 'weekday',
        order: 'lowest',
        count: 1,
      }
    : undefined

const intoLines =
  /\b(?:split|break ?down|broken (?:down|up)|make ?-?up|made up|composition|by (?:category|categories|type|line|kind))\b/i

/** "What's the split between all our costs?": each line of them. */
export const costLines: DerivedReader = (question) => {
  const [named, other] = measuresIn(question)
  if (named?.measure !== 'costs' || other || question.amounts.length > 0) return undefined
  if (!intoLines.test(question.text) || /\b(?:if|should|why|by (?:week|month|day))\b/i.test(question.text))
    return undefined
  const selection = takeSelection(question, new Set(), lastWeeks(4))
  const count = expenseKinds.length
  return { operator: 'rank', measure: 'costs', ...selection, by: 'expense', order: 'highest', count }
}

const longest = 300
const losesMost =
  /\b(?:which|what) (?<unit>day|week|month|quarter|fortnight)s?\b.*\b(?:los[et]|losing|cost|bled|burn(?:t|ed)?)\b.*\bmost\b/i

/** "Which week lost us the most money?" is the one with the lowest profit. */
export const lostMost: DerivedReader = (question) => {
  if (question.text.length > longest) return undefined
  const unit = losesMost.exec(question.text)?.groups?.unit?.toLowerCase()
  if (
    unit === undefined ||
    unit === 'day' ||
    /\b(?:sales|customers?|revenue|clients?|deals?)\b/i.test(question.text)
  )
    return undefined
  const by = unit === 'month' || unit === 'quarter' || unit === 'fortnight' ? unit : 'week'
  const selection = takeSelection(question, new Set(), lastWeeks(52))
  return { operator: 'rank', measure: 'profit', ...selection, by, order: 'lowest', count: 1 }
}

const asksGaps =
  /\b(?:what|which)(?: \w+)? (?:records?|data|information|figures|numbers|details?)\b.*\b(?:missing|lack\w*|need|don['’]?t (?:you )?have|not have|haven['’]?t)\b|\bwhat(?:['’]s)?(?: \w+){0,4} (?:don['’]?t you|do you not|you don['’]?t) (?:know|have|see)\b|\bwhat(?:['’]s| is) missing (?:from|in) (?:my|our|the) (?:records?|data|books)\b/i

/** "What records are you missing?" */
export const unheld: DerivedReader = ({ text }) =>
  asksGaps.test(text) ? { operator: 'talk', about: 'gaps' } : undefined

const inTrust =
  /\b(?:trust (?:accounts?|money|funds?|balance|ledger)|in (?:the |our )?trust|client(?:s['’]?)? (?:money|funds))\b/i
const holds = /\b(?:balance|how much|hold(?:ing|s)?|what(?:['’]s| is) in|total)\b/i

/** "How much is in the trust account?": money that is held for others is none of the business's own cash. */
export const heldInTrust: DerivedReader = ({ text, amounts }) =>
  inTrust.test(text) && holds.test(text) && amounts.length === 0
    ? { operator: 'decline', because: 'not-on-record' }
    : undefined

const ofHeads =
  /^\W*(?:(?:so|and|hey|ok)\W+)*(?:how many|how big|what(?:['’]s| is) the (?:size|number) of|how large)\b.{0,12}\b(?:people|staff|employees|team|crew|of us|workers|headcount|(?:staff|team) members)\b(?: (?:do|does|are|is|work\w*|we|have|got|there|employ\w*|on|the|our|payroll|books|team|here|in|total|now|at|moment|currently|business|company|practice|agency|caf[eé]))*\W*$|^\W*(?:what(?:['’]s| is) )?(?:our |the )?(?:head ?count|team size)\W*$/i

/** "How many people do we have?" is in My Profile. */
export const teamSize: DerivedReader = ({ text }) =>
  ofHeads.test(text) ? { operator: 'talk', about: 'team' } : undefined

/** "Any recommendations open about marketing?" */
export const waitingOn: DerivedReader = (question) =>
  asksForWaiting(question.text) ? readDue(question)?.plan : undefined

const staffed =
  /\b(?:over|under)[ -]?(?:staffed|manned)\b|\btoo (?:many|few) (?:staff|people|hands) (?:on|for)\b/i

/** "Are we over staffed?": what people cost beside what is usual. */
export const rightlyStaffed: DerivedReader = ({ text }) =>
  staffed.test(text) && /^\W*(?:(?:so|and|but|do you think)\W+)*(?:are|is|do) (?:we|i|the)\b/i.test(text)
    ? { operator: 'advise', matter: 'Are we overstaffed: are our staff costs too high?' }
    : undefined

/** "How do we compare with other cafés?": our shares beside what is usual for the trade. */
export const besideOthers: DerivedReader = (question) =>
  asksBesideOthers(question.text) &&
  namedPeriods(question).length === 0 &&
  // "How are we doing" names no figure of its own.
  measuresIn(question).every(({ at }) => /\bwe\b/i.test(question.terms[at]?.text ?? ''))
    ? { operator: 'advise', matter: question.text.trim().slice(0, 300) }
    : undefined

const ofAllPeople = /^(?:people|staff|team|crew|employees?|workers?|guys|girls|lot)$/
const joining = /^(?:one|ones|of|our|my|the|single)$/

/** A role that is paid by the hour, or everybody who works here. */
const isPerson = (term: Term | undefined): boolean =>
  term !== undefined &&
  ((meaningOf(term, 'staff-hours')?.hours ?? 0) > longestShift || ofAllPeople.test(term.words[0] ?? ''))
const longestShift = 12

/** "Which of our people bills the most days?": no record has what each person brings in or costs. */
export const byPerson: DerivedReader = (question) => {
  const { terms } = question
  const at = terms.findIndex((term) => isCue(term, 'which', 'who'))
  if (at < 0 || !hasCue(question, 'highest', 'lowest', 'best', 'worst')) return undefined
  const whose = terms.slice(at + 1).find((term) => !joining.test(textOf(term)))
  return isPerson(whose) ? { operator: 'decline', because: 'not-on-record' } : undefined
}

const howFar =
  /\bhow (?<end>low|high) (?:did|has|have)\b.*\b(?:go|goes|gone|get|got|gotten|fall|fallen|drop|dropped|sink|sunk|dip|dipped|climb|climbed|rise|risen|reach|reached|run)\b/i
const around = /\baround\b/i
const weeksAround = 21

/** "How low did billing go around Christmas?" is the lowest week of that time, and not its total. */
export const furthest: DerivedReader = (question) => {
  const end = howFar.exec(question.text)?.groups?.end?.toLowerCase()
  const measure = measuresIn(question)[0]?.measure
  if (end === undefined || measure === undefined || question.amounts.length > 0) return undefined
  const selection = takeSelection(question, new Set(), lastWeeks(52))
  const span = resolvePeriod(selection.period, { today: question.today, record: undefined })
  const period: Period =
    span && around.test(question.text)
      ? { of: { kind: 'dates', from: plusDays(span.from, -weeksAround), to: plusDays(span.to, weeksAround) } }
      : selection.period
  const by = selection.period.weekdays || selection.filter ? ('day' as const) : ('week' as const)
  const order = end === 'low' ? ('lowest' as const) : ('highest' as const)
  return { operator: 'rank', measure, ...selection, period, by, order, count: 1 }
}
