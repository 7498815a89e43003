/** Whether a time that is over was good: held against what is usual for it. */
import type { Period } from '#schema/advisor/period'
import { latestDay, weekdayOf } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { lastWeeks, measuresIn, type Question } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

const good = '(?:good|great|decent|strong|solid|ok|okay|alright|all right|excellent|fine)'
const bad = '(?:bad|poor|weak|rubbish|terrible|awful|shocking|rough|lousy|soft|off)'
const busy = '(?:busy|hectic|flat out)'
const quiet = '(?:quiet|slow|dead)'
const judged = `(?:(?<good>${good})|(?<bad>${bad})|(?<busy>${busy})|(?<quiet>${quiet}))`
const lead = String.raw`^\W*(?:(?:so|and|but|ok|hey|hi)\W+)*`
const degree = '(?:(?:an?|any|been|really|pretty|very|that|all|too|such|so|especially|particularly) )*'
const unit = '(?:days?|weeks?|months?|quarters?|weekends?|one|trading|trade|sales?|mornings?)'
const likes =
  '(?:an? (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|that) time of (?:the )?year|the time of year|a normal (?:day|week))'
const forUs = String.raw`(?: (?:for|in|at) (?:us|me|the \p{L}+|sales|takings|business|trade|${likes}))?`

/** "Was Wednesday a good day for us?", "was last week busy?" */
const ofTime = new RegExp(
  String.raw`${lead}(?:was|were|how was) [^,;]{2,40}? ${degree}${judged}(?: ${unit})*${forUs}\W*$`,
  'iu',
)
/** "Did we have a good Saturday?", "was it busy on Tuesday?", "have we had a slow week this week?" */
const before = new RegExp(
  String.raw`${lead}(?:did (?:we|i) have|was it|were (?:we|things)|was (?:business|trade)|have (?:we|i) had) ${degree}${judged} [^,;]{2,40}\W*$`,
  'iu',
)

/** The single time that a question names: a period, or the latest of a weekday. */
const timeOf = (question: Question): Period | undefined => {
  // "A decent day" is the judgement, and no time of its own.
  const [named, other] = namedPeriods(question).filter(
    ({ at }) => !judgement.test(question.terms[at]?.text ?? ''),
  )
  // "Any good for a Thursday" says what it is held against.
  const [days, more] = weekdaysIn(question).filter(
    ({ at }) => !/^an?$/i.test(question.terms[at - 1]?.text ?? ''),
  )
  if (other || more || (named && days) || named?.relation !== undefined) return undefined
  const [weekday] = days && !days.isPlural ? days.weekdays : []
  const ofDay: Period | undefined =
    weekday === undefined
      ? undefined
      : { of: { kind: 'unit-of', unit: 'day', date: latestDay(weekday, question.today) } }
  return named?.period ?? ofDay
}

const judgement = new RegExp(String.raw`\b${judged}\b`, 'i')
const ofTimes = ['filler', 'mark', 'period', 'weekdays', 'measure', 'grain', 'unit'] as const

/** True if no word is of anything else. */
const isOnlyTime = ({ terms }: Question): boolean =>
  terms.every(
    (term) =>
      judgement.test(term.text) ||
      isCue(term, 'each', 'of') ||
      (!isCue(term, 'say') && ofTimes.some((kind) => meaningOf(term, kind) !== undefined)),
  )

/** A time that is judged, beside its like: a day beside the same weekday of the last quarter, anything else beside its weeks. */
export const goodTime: DerivedReader = (question) => {
  const { text, amounts, today } = question
  const found = (before.exec(text) ?? ofTime.exec(text))?.groups
  const [named, other] = measuresIn(question)
  if (!found || other || amounts.length > 0 || !isOnlyTime(question)) return undefined
  const period = timeOf(question)
  const span = period && resolvePeriod(period, { today, record: undefined })
  if (!period || !span) return undefined
  const isDay = span.from === span.to
  const isOfTrade = found.busy !== undefined || found.quiet !== undefined
  const usual: Period = { ...lastWeeks(13), ...(isDay ? { weekdays: [weekdayOf(span.from)] } : {}) }
  return {
    operator: 'compare',
    measure: named?.measure ?? (isOfTrade ? 'transactions' : 'revenue'),
    of: { period },
    against: { period: usual, filter: { except: [period] } },
    asked: found.good !== undefined || found.busy !== undefined ? 'higher' : 'lower',
  }
}
