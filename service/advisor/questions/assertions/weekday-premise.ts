/** "Why are weekends so quiet?": what is said of some days of the week is checked before it is explained. */
import type { ComparePlan } from '#schema/advisor/measure-plans'
import type { DerivedReader } from '../derived/derived-reader.ts'
import { baseWeeks, measuresIn, type Question } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'

const why =
  /\b(?:why|how come|what makes|what(?:['’]s| is) (?:up|wrong|going on) with|explain|what(?:['’]s| is) behind|reason|is it (?:normal|usual|typical|odd|strange|weird) (?:that|for))\b/i
const low =
  /\b(?:quiet\w*|dead|slow\w*|slack|bad|poor\w*|weak\w*|worst|worse|low\w*|soft|down|terrible|awful|empty|dud|rubbish|crap|struggl\w*|lowest|least|disappointing|little|few)\b/i
const high =
  /\b(?:busy|busier|busiest|strong\w*|good|great|best|better|high\w*|big\w*|up|packed|huge|brilliant|most|popular|much|many|flat out|hectic|pumping)\b/i
const ofNumber = /\b(?:quiet\w*|busy|busier|busiest|dead|empty|packed|slow\w*|hectic|popular)\b/i
const ofChange =
  /\b(?:than|since|more|less|fewer|fall\w*|fell|dropp?\w*|r[io]s\w*|rose|grow\w*|grew|gone|went|got|get|getting|becom\w+|became|slump\w*|declin\w*|increas\w*|last|this|yesterday)\b/i

const isNow = /\b(?:is|are|do|does|always|usually)\b|['’]s\b/i
const isPast = /\b(?:was|were|did|had)\b/i
const superlative = /\b(?:(?!most\b|least\b)\w{2,}est|best|worst)\b/i

const week = [0, 1, 2, 3, 4, 5, 6]

/** Some days of the week beside all others, each by the day. */
export const besideOtherDays = (
  question: Question,
  days: readonly number[],
  asked?: ComparePlan['asked'],
): ComparePlan | undefined => {
  const named = measuresIn(question)[0]?.measure
  const measure = named ?? (ofNumber.test(question.text) ? 'transactions' : 'revenue')
  const period = baseWeeks(question)
  const others = week.filter((day) => !days.includes(day))
  return others.length === 0
    ? undefined
    : {
        operator: 'compare',
        measure,
        of: { period: { ...period, weekdays: [...days] } },
        against: { period: { ...period, weekdays: others } },
        ...(asked ? { asked } : {}),
      }
}

/** "Why are Mondays so busy?", "what makes Saturday our best day?" */
export const weekdayPremise: DerivedReader = (question) => {
  const [days, other] = weekdaysIn(question)
  const [isLow, isHigh] = [low.test(question.text), high.test(question.text)]
  if (!days || other || isLow === isHigh || !why.test(question.text) || ofChange.test(question.text))
    return undefined
  const isEnd = superlative.test(question.text)
  // "Why was Saturday so quiet?" is about one Saturday, and "on Sundays in October" about those.
  const isGeneral = days.isPlural || isEnd || (isNow.test(question.text) && !isPast.test(question.text))
  if (!isGeneral || namedPeriods(question).length > 0) return undefined
  const [day, second] = days.weekdays
  if (isEnd && day !== undefined && second === undefined)
    return {
      operator: 'rank',
      measure: measuresIn(question)[0]?.measure ?? 'revenue',
      period: baseWeeks(question),
      by: 'weekday',
      order: isHigh ? 'highest' : 'lowest',
      count: 1,
      claimed: { of: { kind: 'record' }, weekdays: [day] },
    }
  return besideOtherDays(question, days.weekdays, isHigh ? 'higher' : 'lower')
}
