/** Turns after a figure that ask which times it is of, or for its parts: "which week was that?", "split that by weekday", "versus?" */

import { byOne } from '../follow-up-edits.ts'
import { takeGroup } from '../readers/groups.ts'
import { selectionOf } from './best-one.ts'
import type { TurnReader } from './turn.ts'

const asksWhich =
  /^(?:which|what)(?: (?:ones?|days?|weeks?|months?|quarters?|times?|dates?))?(?: (?:is|was|were|are) (?:that|it|they|those|these|them))?$|^when (?:is|was|were) (?:that|it|they|those)$|^(?:name|list|show me) (?:them|those)$/

const most = 12

/** "Which week was that?" after an extreme, "which ones?" after a number of weeks. */
const whichOf: TurnReader = ({ text, before }) => {
  if (!asksWhich.test(text)) return undefined
  if (before.operator === 'count') return { ...before, asked: 'which' }
  const isExtreme =
    before.operator === 'value' && (before.aggregate === 'highest' || before.aggregate === 'lowest')
  if (!isExtreme) return before.operator === 'rank' ? before : undefined
  const { measure, period, filter, each = 'week' } = before
  const order = before.aggregate === 'lowest' ? ('lowest' as const) : ('highest' as const)
  return { operator: 'rank', measure, period, ...(filter ? { filter } : {}), by: each, order, count: 1 }
}

const asksParts = /^(?:can you |could you )?(?:please )?(?:split|break|show|list|give|divide|by)\b/

/** "Split that by weekday" */
const inParts: TurnReader = ({ text, before, question }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  if (!own || !asksParts.test(text)) return undefined
  const group = takeGroup(question, new Set())
  if (group === undefined || group === 'fortnight') return undefined
  const isRanked = group === 'weekday' || group === 'hour'
  return isRanked
    ? { operator: 'rank', ...own, by: group, order: 'highest', count: group === 'hour' ? most : 7 }
    : { operator: 'value', ...own, group }
}

const bareComparison =
  /^(?:versus|vs|against|compared? (?:to|with)) ?(?:what|the (?:time|one|period) before(?: (?:that|it))?|before|the previous one)?$/

/** "Versus?": beside the time before. */
const besideBefore: TurnReader = ({ text, before }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  if (!own || !bareComparison.test(text)) return undefined
  const { measure, ...of } = own
  return {
    operator: 'compare',
    measure,
    of,
    against: { ...of, period: { ...of.period, moved: 'just-before' } },
  }
}

const asksSize =
  /^(?:by )?how much(?: (?:did|has|have|was|is|were) (?:that|it|this|we)(?: (?:cost|lose|lost|set|bring|make|made|earn|save|saved|gain|add|drop|fall|rise|jump|move))?(?: (?:in|up|back|off|down))?(?: us| me)?(?: back)?)?(?: (?:altogether|in total|all up|overall|all told))?$|^(?:how (?:big|large|much|bad) (?:was|is) (?:the|that) (?:drop|fall|rise|jump|change|dip|difference|increase|loss|gain|gap|slump))$|^what did (?:that|it) (?:cost|bring|lose|earn|make)(?: us| me)?(?: (?:altogether|in total|all up|overall))?$/

/** "So how much did that cost us?", after what moved a figure. */
const sized: TurnReader = ({ text, before }) =>
  before.operator === 'explain' && asksSize.test(text)
    ? {
        operator: 'compare',
        measure: before.measure,
        of: { period: before.of },
        against: { period: before.against },
      }
    : undefined

const otherEnds = {
  lowest: 'least|lowest|worst|quietest|weakest|smallest|slowest|fewest|bottom',
  highest: 'most|highest|best|busiest|strongest|biggest|largest|top',
} as const
const plain = {
  lowest: 'bad|slow|quiet|weak|poor|low|dead|small',
  highest: 'good|strong|busy|high|big|great',
} as const
const end = (words: string, plainly: string) =>
  new RegExp(
    `^(?:(?:what|how) about |which (?:ones? |is |are |was |were )*)?(?:the |our )?(?:(?:${words})(?: (?<many>\\d{1,2}))?(?: (?:ones?|of all))?|(?:${plainly}) ones?)$`,
  )
const ends = {
  lowest: end(otherEnds.lowest, plain.lowest),
  highest: end(otherEnds.highest, plain.highest),
} as const
const mostListed = 20

/** "And the least?", "the good ones?", "bottom 5", after the most. */
export const otherEnd: TurnReader = ({ text, before }) => {
  if (before.operator !== 'rank') return undefined
  const order = ends.lowest.test(text) ? 'lowest' : ends.highest.test(text) ? 'highest' : undefined
  if (!order || order === before.order) return undefined
  const many = Number(ends[order].exec(text)?.groups?.many ?? 0)
  const { claimed: _claimed, from: _from, ...plan } = before
  const count = many > 0 ? Math.min(many, mostListed) : /\bones\b/.test(text) ? before.count : 1
  return { ...plan, order, count }
}

const extremes = `(?<end>${otherEnds.lowest}|${otherEnds.highest})`
const grain = '(?<grain>hour|day|weekday|week|month)'
const ofThat =
  '(?: (?:(?:of|on|in|for|during|over) (?:it|that|those|them|this)(?: (?:day|week|month|quarter|year|time|period|weekday)s?)?|then))?'
const endWithin = new RegExp(
  `^(?:(?:what|when)(?:'s| is| was| were)? |(?:what|how) about |which (?:is|was) )?(?:the |our )?${extremes} ${grain}${ofThat}$`,
)
const isLow = new RegExp(`^(?:${otherEnds.lowest})$`)

/** "And the best hour on that day?", after a figure of some days. */
const bestWithin: TurnReader = ({ text, before }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  const { end: which, grain: by } = (own && endWithin.exec(text)?.groups) ?? {}
  const group = (['hour', 'day', 'weekday', 'week', 'month'] as const).find((one) => one === by)
  if (!own || !which || !group) return undefined
  return { operator: 'rank', ...own, by: group, order: isLow.test(which) ? 'lowest' : 'highest', count: 1 }
}

const asksBetter =
  /^(?:which|what) (?:one |month |week |day |quarter |of (?:them|those|these|the two|the 2) )?(?:was|is|were|did|had|came out) (?:the )?(?<end>better|worse|higher|lower|bigger|smaller|best|worst|more|less|ahead|dearer|cheaper)\b/

/** "Which of the two was better per billed day?", after two times. */
const betterEach: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'compare' || !asksBetter.test(text)) return undefined
  const plan = byOne(before, question, new Set())
  return plan?.operator === 'compare'
    ? {
        ...plan,
        asked: /\b(?:worse|worst|lower|less|smaller|cheaper)\b/.test(text) ? 'which-lower' : 'which',
      }
    : undefined
}

export const listTurns: readonly TurnReader[] = [
  sized,
  otherEnd,
  bestWithin,
  betterEach,
  whichOf,
  inParts,
  besideBefore,
]
