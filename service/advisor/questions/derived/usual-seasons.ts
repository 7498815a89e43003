/** "Is winter always slow?", "is December busier than the rest of the year?": a part of the year beside all of it. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, measuresIn } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const asks =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are|was|were|does|do|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t)\b/i
const regularly = /\b(?:always|usually|normally|typically|generally|often|every year|tends? to)\b/i
const everyYear = /\b(?:always|every year)\b/i
const besideRest =
  /\bthan (?:(?:the )?(?:rest|others?|remainder) of (?:the|a) year|(?:the )?(?:rest|average|usual|normal)|other (?:months|seasons|times|quarters)|the year(?: as a whole)?|(?:the |an? )?(?:yearly|average) (?:average|week))\b/i
const lower =
  /\b(?:slow(?:er)?|quiet(?:er)?|dead|weak(?:er)?|bad|worse|poor(?:er)?|lower|less|down|lean(?:er)?|thin(?:ner)?)\b/i
const higher = /\b(?:busy|busier|good|better|strong(?:er)?|big(?:ger)?|higher|more|up)\b/i
const ofCount = /\b(?:busy|busier|quiet(?:er)?|dead)\b/i
const weeksOfYear = 52
const seasons: ReadonlySet<string> = new Set(['season', 'month', 'school-holidays', 'holiday', 'quarter-of'])

export const usualSeason: DerivedReader = (question): AnswerablePlan | undefined => {
  const { text, amounts } = question
  const [named, other] = namedPeriods(question)
  if (!named || other || amounts.length > 0 || !seasons.has(named.period.of.kind)) return undefined
  if (!asks.test(text) || !(regularly.test(text) || besideRest.test(text))) return undefined
  if (weekdaysIn(question).length > 0 || /\b(?:if|should|why|will|this|last|next)\b/i.test(text))
    return undefined
  const own = text.replace(besideRest, '')
  const [isLower, isHigher] = [lower.test(own), higher.test(own)]
  if (isLower === isHigher) return undefined
  return {
    operator: 'compare',
    measure: measuresIn(question)[0]?.measure ?? (ofCount.test(own) ? 'transactions' : 'revenue'),
    of: { period: named.period },
    against: { period: lastWeeks(weeksOfYear) },
    // One year on record does not say what always is.
    ...(everyYear.test(text) ? {} : { asked: isLower ? 'lower' : 'higher' }),
  }
}
