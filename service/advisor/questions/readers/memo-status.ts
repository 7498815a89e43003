/** Memos asked for by their status or priority: "unread memos", "which memos haven't I read", "high priority memos". */
import type { FindPlan } from '#schema/advisor/fact-plans'

export type MemoFilter = Pick<FindPlan, 'status' | 'priority'>

const ofMemos = /\b(?:memos?|messages?|inbox)\b/i
/** How the product works, and what to do with a memo, is no question of which there are. */
const ofProduct = /\b(?:how (?:do|can|would|to)|can i|could you|where (?:do|can)|mark|archive)\b/i

const statuses: readonly (readonly [NonNullable<FindPlan['status']>, RegExp])[] = [
  [
    'unread',
    /\bunread\b|\b(?:have ?n['’]?o?t|have not|did ?n['’]?t|yet to|still to|not)(?: (?:i|we|you|yet|been|even))* (?:read|open(?:ed)?|see[n]?|looked at)\b|\b(?:un-?opened|not yet read)\b/i,
  ],
  ['archived', /\barchived\b/i],
  ['read', /\b(?:have|did|['’]ve) (?:i|we)? ?(?:already )?read\b|\balready read\b|\bread memos\b/i],
]

const priorities: readonly (readonly [NonNullable<FindPlan['priority']>, RegExp])[] = [
  ['high', /\b(?:high|top)[- ]priority\b|\bpriority (?:is )?high\b|\burgent (?:memos?|messages?)\b/i],
  ['low', /\blow[- ]priority\b/i],
  ['normal', /\bnormal[- ]priority\b/i],
]

/** Words that say which memos are meant, and that no memo has. */
export const ofMemoStatus =
  /^(?:un-?read|unopened|read|opened?|seen?|archived?|high|top|low|normal|priority|urgent|memos?|messages?|inbox|new|yet|already|list|show|havent|haven|many)$/

/** The status and priority that a question about memos names; undefined if it names neither. */
export const memoFilterIn = (text: string): MemoFilter | undefined => {
  if (!ofMemos.test(text) || ofProduct.test(text)) return undefined
  const status = statuses.find(([, words]) => words.test(text))?.[0]
  const priority = priorities.find(([, words]) => words.test(text))?.[0]
  return (status ?? priority)
    ? { ...(status ? { status } : {}), ...(priority ? { priority } : {}) }
    : undefined
}
