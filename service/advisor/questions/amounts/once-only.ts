/** "If two sales fall over", "two billed days fewer next week": what is sold more or less once, and not each week. */
import type { LeverChange, Stretch } from '#schema/advisor/change-plans'
import type { Question } from '../question.ts'

/** Said of what comes again, or stays. */
const again =
  /\b(?:an?|per|each|every|other) (?:day|night|morning|week|weekend|fortnight|month|quarter|year|\w+day)\b|\b(?:daily|weekly|monthly|every|always|permanently|for good|regularly|from|starting|until|till|\w+days)\b/i

/** What happens to one sale. */
const breaks =
  /\b(?:f[ae]ll(?:s|ing|en)? (?:over|through|apart)|cancel\w*|collaps\w+|pull(?:s|ed|ing)? out|call(?:s|ed|ing)? (?:it |them )?off|back(?:s|ed|ing)? out)\b/i

/** One stretch of the calendar. */
const single =
  /\b(?:(?:next|this|that|the coming) (?:week|weekend|fortnight|month|quarter)|tomorrow|today|tonight|(?:on|next|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:in|over|at) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter))\b/i

const oneWeek: Stretch = { count: 1, unit: 'week' }

/** What does not come off is sold less, whatever the verb. */
export const asBroken = ({ text }: Question, change: LeverChange): LeverChange =>
  change.lever === 'volume' && change.by === 'amount' && breaks.test(text)
    ? { ...change, size: -Math.abs(change.size) }
    : change

/** How long a number of sales is more or less: one week where it comes once, nothing where it comes again or no time is said. */
export const onceOnly = (
  { text }: Question,
  changes: readonly LeverChange[],
): { readonly lasting?: Stretch } => {
  const [change, other] = changes
  if (!change || other || change.lever !== 'volume' || change.by !== 'amount' || change.weekdays) return {}
  return !again.test(text) && (breaks.test(text) || single.test(text)) ? { lasting: oneWeek } : {}
}
