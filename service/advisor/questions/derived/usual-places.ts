/** Which times are usually quiet or busy: "which months are slow?", "what hours are dead on Mondays?" */
import { lastWeeks } from '../question.ts'
import { readCount } from '../readers/count-reader.ts'
import { readRank } from '../readers/rank-reader.ts'
import { namedPeriods } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const low = 'slow|quiet|dead|weak|poor|lean|thin|flat|soft|bad'
const high = 'busy|strong|good|full|big|packed|flat out|humming'

/** A level in the plain form: "slower" and "slowest" compare. */
const asked = new RegExp(
  String.raw`\b(?:which|what|when)(?: (?:of )?(?:our|the))?(?: \w+)? (?<unit>months|weeks|days|quarters|hours|weekends)\b(?: of the (?:year|week|day|month))?(?: (?:do|does))?(?: (?:we|it|things|business|trade))?(?: (?:are|is|were|be|tend to be|get|usually|normally|typically|go|run|really|always|so|a bit|pretty)){1,3} (?:(?<low>${low})|(?<high>${high}))\b`,
  'i',
)

const losing =
  /\b(?:which|what) (?:weeks|months|days)\b[^?]{0,40}?\b(?:lost|lose|losing|made a loss|loss[- ]making|were in the red|in the red)\b(?: (?:us|me))?(?: money)?\W*(?:this|last|in|since|\W*$)/i

const longest = 300
const anyLosing =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:did|have|has)\b.*\b(?:lose money|lost money|(?:make|made|run at) a loss)\b.*\b(?:any|a single|even one) (?:week|month)s?\b/i

/** "Which weeks this year lost money?": all of them, and not the worst alone; "did we in any week?": whether one did. */
export const losingTimes: DerivedReader = (question) => {
  if (question.text.length <= longest && anyLosing.test(question.text)) {
    const plan = readCount(question)?.plan
    return plan?.operator === 'count' && plan.runs === undefined ? { ...plan, asked: 'whether' } : undefined
  }
  if (!losing.test(question.text)) return undefined
  const plan = readCount(question)?.plan
  return plan?.operator === 'count' && plan.measure === 'profit' && plan.runs === undefined
    ? { ...plan, asked: 'which' }
    : undefined
}

const shown = 3

const goesQuiet = new RegExp(
  String.raw`\bwhen (?:does|do|is|are)\b.*\b(?:usually|normally|typically|generally|tend(?:s)? to|always)\b.*\b(?:(?<low>${low})|(?<high>${high}))\b`,
  'i',
)

/** "When does it normally go quiet for us?": the months, and not a single week. */
export const quietTimes: DerivedReader = (question) => {
  const found = goesQuiet.exec(question.text)?.groups
  if (!found || namedPeriods(question).length > 0) return undefined
  return {
    operator: 'rank',
    measure: 'revenue',
    period: lastWeeks(52),
    by: 'month',
    order: found.low ? 'lowest' : 'highest',
    count: shown,
  }
}

/** The times with the lowest or highest level, where a question asks which are low or high. */
export const usualPlaces: DerivedReader = (question) => {
  const found = asked.exec(question.text)?.groups
  if (!found || /\b(?:why|if|should|than)\b/i.test(question.text)) return undefined
  const plan = readRank(question)?.plan
  if (plan?.operator !== 'rank') return undefined
  const isUntimed = namedPeriods(question).length === 0
  return {
    ...plan,
    ...(isUntimed ? { period: { ...plan.period, ...lastWeeks(52) } } : {}),
    order: found.low ? 'lowest' : 'highest',
    count: shown,
  }
}
