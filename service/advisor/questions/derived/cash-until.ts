/** "Is there enough in the bank to pay everyone till Easter?", "how long could we go if no work came in?": how long the cash lasts. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { unitOf } from '../lexicon/number-words.ts'
import { baseWeeks, lastWeeks, type Question } from '../question.ts'
import { coming, spanOf } from '../readers/coming-periods.ts'
import type { AskAnew } from './derived-reader.ts'

const until = '(?:before|by|till|until|til|through|to get (?:us |me )?(?:to|through|past)|to last|past|up to)'
const money = '(?:cash|money|funds|in the (?:bank|account))'
const bills = '(?:payroll|wages|everyone|everybody|the (?:team|staff|bills|rent|wages))'

const lasts = new RegExp(
  `\\benough to (?:pay|cover|meet|keep paying) ${bills}\\b.*\\b${until}\\b|\\brun(?:s|ning)? out of ${money}\\b.*\\b${until}\\b|\\benough ${money}\\b.*\\b${until}\\b|\\b(?:can|could|will) (?:we|i) (?:make|meet|cover|pay|keep paying) ${bills}\\b.*\\b${until}\\b|\\b${money} (?:last|hold out)\\b.*\\b${until}\\b`,
  'i',
)

const nothingIn =
  /\b(?:nobody|no one|no.?body|none of them) pays?(?: us)?\b|\b(?:no|nothing|zero|not (?:a|any|one)|without|stop(?:s|ped)?|dries? up|dried up)\b[^,.;?]{0,24}\b(?:work|jobs?|income|sales?|money|revenue|billings?|bills?|billed|customers?|clients?|fees|deals?|settlements?|invoices?|orders?|contracts?|projects?|programmes?|listings?|bookings?|trade|settl(?:es?|ed|ing)|com(?:e|es|ing) in|came in)\b|\b(?:work|jobs|income|sales|revenue|billing|fees|money)\b[^,.;?]{0,12}\b(?:stop(?:s|ped)?|dries? up|dried up|ceased?)\b/i
const asksHowLong =
  /\bhow (?:long|many (?:weeks|months))\b.*\b(?:keep going|(?:keep|go on) paying|pay (?:wages|everyone|everybody|the (?:team|staff|bills|rent|wages))|keep (?:the doors|trading)|last|survive|hold out|go|carry on|get by|manage|cope|stay (?:afloat|open|alive)|run)\b/i

/** "Enough for six months": so long from today. */
const forSoLong =
  /\benough\b.*\bfor (?:the next |another |at least )?(?<count>\d+|\p{L}+) (?<unit>week|fortnight|month)s?\b/iu
/** "Enough cash for three months", "will the cash last three months?" */
const cashForSoLong = new RegExp(
  String.raw`(?:\benough ${money}\b[^,.;?]*\bfor|\b${money}\b[^,.;?]{0,20}\b(?:last|cover|carry|see|keep)(?: us)?(?: going| through)?(?: for)?) (?:the next |another |at least )?(?<count>\d+|\p{L}+) (?<unit>week|fortnight|month)s?\b`,
  'iu',
)
const daysOf: Readonly<Record<string, number>> = { week: 7, fortnight: 14, month: 30.4 }

const stretchIn = ({ text, today }: Question, pattern: RegExp): IsoDate | undefined => {
  const { count = '', unit = '' } = pattern.exec(text)?.groups ?? {}
  const many = unitOf(count.toLowerCase()) ?? Number(count)
  return many > 0 ? plusDays(today, Math.round(many * (daysOf[unit.toLowerCase()] ?? 7))) : undefined
}

/** The time after "until", as it comes next. */
const untilWords = new RegExp(`\\b${until}\\b(?: the)? ?(?<when>[^,.;?]+)`, 'i')

/** The last day that the cash has to reach; "through February" takes in all of it. */
const lastDay = (text: string, { today }: Question, ask: AskAnew): IsoDate | undefined => {
  const found = untilWords.exec(text)
  const when = found?.groups?.when?.replace(/\b(?:if|when|with|without|assuming)\b.*$/i, '').trim()
  const of = when ? ask(when).periods[0]?.period.of : undefined
  if (!found || of === undefined || of.kind === 'since' || of.kind === 'between') return undefined
  const span = spanOf(coming(of, today), today)
  if (!span || span.to < today) return undefined
  const isWhole = /\b(?:through|past)\b/i.test(found[0]) || of.kind === 'dates' || of.kind === 'unit-of'
  return isWhole ? span.to : plusDays(span.from, -1)
}

/** The plan, with a wording that names no time: the answer is how long it lasts, and whether that is enough. */
export const cashUntil = (
  question: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined => {
  const { text, amounts } = question
  const isDry = nothingIn.test(text)
  const stretch = stretchIn(question, isDry ? forSoLong : cashForSoLong)
  const isAsked = stretch !== undefined || lasts.test(text) || (isDry && asksHowLong.test(text))
  if (!isAsked || (amounts.length > 0 && !stretch) || /\b(?:bas|tax|gst|statement)\b/i.test(text))
    return undefined
  const last = stretch ?? lastDay(text, question, ask)
  // What varies with sales falls away with them.
  if (isDry && last === undefined)
    return {
      plan: {
        operator: 'scenario',
        changes: [{ lever: 'volume', by: 'percent', size: -100 }],
        outcomes: ['profit', 'revenue'],
        period: baseWeeks(question),
        asked: 'cash',
      },
      from: ask('how long does the cash last'),
    }
  return {
    plan: {
      operator: 'value',
      measure: 'runway',
      period: lastWeeks(1),
      lasting: { ...(last ? { until: last } : {}), ...(isDry ? { isDry } : {}) },
    },
    from: ask('how long does the cash last'),
  }
}
