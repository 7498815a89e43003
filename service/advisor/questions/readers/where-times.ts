/** "Average days billed in weeks where the margin beat 25%": a figure of those weeks alone that meet a condition. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Filter } from '#schema/advisor/selection'
import type { DerivedReader } from '../derived/derived-reader.ts'
import { isFaithful } from '../faithfulness/faithful.ts'
import { isSum } from '../plan-tests.ts'
import { measuresIn } from '../question.ts'
import { readCount } from './count-reader.ts'
import { readValue } from './value-reader.ts'

const conditional =
  /^(?<head>(?:[^,;?]|,(?=\d)){6,80}?),? (?:in|over|for|during|across) (?:all |the |those |only )*(?<unit>weeks|months) (?:where|when|with|that|in which) (?<condition>(?:[^,;?]|,(?=\d))+)\W*$/i
/** How many weeks there are, and which, is asked of the condition itself. */
const ofTimes =
  /\b(?:how (?:many|often) (?:weeks|months|times)|which|list|if|why|should|per cent of weeks)\b/i
const averages = /\b(?:average|avg|mean|typical(?:ly)?|usual(?:ly)?|on average)\b/i

export const whereTimes: DerivedReader = (question, ask): AnswerablePlan | undefined => {
  const { head = '', unit = '', condition = '' } = conditional.exec(question.text)?.groups ?? {}
  if (!head || ofTimes.test(head) || measuresIn(ask(head)).length === 0) return undefined
  // "Average billing" is a rate, and that of weeks what they bring in.
  const named = /\b(?:a|per|each) (?:day|week|month)\b/i.test(head)
    ? head
    : `${head} a ${unit.replace(/s$/i, '')}`
  const value = readValue(ask(named))?.plan
  const counted = ['with', 'where']
    .map((joint) => ask(`how many ${unit} ${joint} ${condition}`))
    .map((one) => ({ one, plan: readCount(one)?.plan }))
    .find(({ one, plan }) => plan !== undefined && isFaithful(one, plan) && measuresIn(one).length > 0)?.plan
  if (value?.operator !== 'value' || counted?.operator !== 'count') return undefined
  if (value.filter || counted.filter || counted.runs || counted.thanMean || value.measure === counted.measure)
    return undefined
  const { measure, above, below, atLeast, atMost } = counted
  const bounds = {
    ...(above === undefined ? {} : { above }),
    ...(below === undefined ? {} : { below }),
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  }
  if (Object.keys(bounds).length === 0) return undefined
  const where: NonNullable<Filter['where']> = { measure, ...bounds }
  const each = /^month/i.test(unit) ? ('month' as const) : ('week' as const)
  return {
    operator: 'value',
    measure: value.measure,
    period: counted.period,
    // A ratio of a time is one of sums, and no mean of its weeks.
    ...(averages.test(head) && isSum(value) ? { aggregate: 'mean' as const, each } : {}),
    filter: { where },
  }
}
