/** Turns after a figure that ask which times it is of, or for its parts: "which week was that?", "split that by weekday", "versus?" */

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

const asksParts = /^(?:can you |could you )?(?:please )?(?:split|break|show|list|give|divide|by|per)\b/

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

export const listTurns: readonly TurnReader[] = [whichOf, inParts, besideBefore]
