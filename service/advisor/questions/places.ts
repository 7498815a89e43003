/** Places in an order: "the second best", "runner-up", "comes third", "all but the best", "the next three after the top". */
import { units } from './lexicon/number-words.ts'
import { matchWords, type Question, type Used } from './question.ts'

/** Where a list begins, and how many it has where the question says. */
export type Place = { readonly from: number; readonly count?: number }

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const cardinals = units.slice(1, 13)

const ordinal = `(?:${ordinals.slice(1).join('|')}|(?:[2-9]|1\\d|20) (?:st|nd|rd|th))`
const cardinal = `(?:${cardinals.join('|')}|couple|\\d{1,2})`
const end =
  '(?:most|least|top|bottom|best|worst|next|highest|lowest|(?!latest|rest|west|test|guest|honest|interest|invest|request|suggest|harvest|forest|contest|protest|cost|post)\\w{2,}est)'

const numberNamed = (word = ''): number => {
  const [digits = ''] = /^\d+/.exec(word) ?? []
  if (digits !== '') return Number(digits)
  if (word === 'couple') return 2
  return Math.max(ordinals.indexOf(word), cardinals.indexOf(word)) + 1
}

const most = 20

const patterns: readonly RegExp[] = [
  // "Second and third best", "the 2nd to 4th highest"
  new RegExp(
    `\\b(?<one>${ordinal}) (?:and|to|through|till|until|or|-|–) (?:the )?(?<other>${ordinal}) (?:\\w+ )?${end}\\b`,
  ),
  new RegExp(
    `\\b(?:places?|spots?|positions?|ranks?|numbers?|weeks?|days?|months?) (?<one>${cardinal}) (?:to|through|-|–|and) (?<other>${cardinal})\\b.*\\b(?:rank\\w*|leaderboard|list|order|place|places|table)\\b`,
  ),
  // "The second best", "third most profitable", "second from the bottom"
  new RegExp(`\\b(?<one>${ordinal}) (?:(?:by far|single|very|of the) )?${end}\\b`),
  new RegExp(`\\b(?<one>${ordinal}) (?:from|to) (?:the )?(?:top|bottom|last|best|worst)\\b`),
  // "Comes second", "in second place", "which week was third"
  new RegExp(`\\b(?<one>${ordinal}) (?:place|spot|position|in line|on the list)\\b`),
  new RegExp(
    `\\b(?:come|comes|came|coming|finish\\w*|rank\\w*|placed|run|ran|runs) (?:in |at |a close |a distant |the )?(?<one>${ordinal})\\b`,
  ),
  new RegExp(
    `\\b(?:which|what|who) (?:\\w+ ){0,3}(?:is|was|were|are) (?<one>${ordinal})(?= (?:for|on|by|in|at)\\b|\\W*$)`,
  ),
  new RegExp(`\\b(?:best|worst|biggest|highest|lowest|top|bottom) (?:\\w+ )?but (?<after>${cardinal})\\b`),
]

const second =
  /\b(?:runners? up|next (?:best|worst|highest|lowest|biggest|largest|smallest|busiest|quietest|strongest|weakest|cheapest|dearest)|penultimate|silver medal)\b/

/** All but the first of them: "apart from the best two", "after our top week", "leaving the worst one out". */
const allBut = new RegExp(
  `\\b(?:all but|everything but|every \\w+ but|anything but|apart from|aside from|other than|except for|except|excluding|not counting|ignoring|ignore|leaving out|leaving aside|after|behind|following|besides|below|not) (?:(?:the|our|my|that|very) )*(?:(?<one>${cardinal}) )?(?:best|worst|top|highest|lowest|biggest|busiest|quietest|largest|smallest|dearest|cheapest|strongest|weakest|slowest)(?: (?<other>${cardinal}))?\\b`,
)
const nextFew = new RegExp(`\\bnext (?<count>${cardinal})\\b`)

const capped = (from: number): number => Math.min(most, Math.max(1, from))

/** Where a question wants a list to begin, if not at its top; the terms that say so are used. */
export const takePlace = (question: Question, used: Used): Place | undefined => {
  const take = (places: readonly number[]) => {
    for (const at of places) used.add(at)
  }
  const without = matchWords(question, allBut)
  if (without) {
    take(without.places)
    const few = matchWords(question, nextFew)
    if (few) take(few.places)
    const skipped = numberNamed(without.groups.one ?? without.groups.other ?? 'one')
    return { from: capped(skipped + 1), ...(few ? { count: numberNamed(few.groups.count) } : {}) }
  }
  for (const pattern of patterns) {
    const found = matchWords(question, pattern)
    if (!found) continue
    take(found.places)
    const { one, other, after } = found.groups
    if (after !== undefined) return { from: capped(numberNamed(after) + 1) }
    const [from, until] = [numberNamed(one), numberNamed(other)]
    return { from: capped(from), ...(until > from ? { count: until - from + 1 } : {}) }
  }
  const next = matchWords(question, second)
  if (next) take(next.places)
  return next && { from: 2 }
}

/** True for a question that asks for a place other than the first. */
export const hasPlace = (question: Question): boolean => takePlace(question, new Set()) !== undefined

/** "The one after that", "and the next two?", after a list: how many more of it. */
const further = new RegExp(
  `^\\W*(?:(?:and|ok|okay|so|then|what|who|about|which|how|was|is|were|are|show|give|me|us) )*(?:the )?(?:(?:next|following|other) (?<count>${cardinal})|next(?: (?:one|best|worst|highest|lowest|in line|on the list))?|(?:(?<few>${cardinal}) )?(?:ones? )?(?:after|behind|below|following) (?:that|this|it|those|them)|(?:comes?|came) (?:next|after that|behind it))(?: (?:one|ones|week|weeks|month|months|day|days))?\\W*$`,
)

const rest =
  /^\W*(?:(?:and|ok|okay|so|then|what|about|how|show|give|tell|list|rank|name|me|us|all|of) )*(?:the )?(?:rest|others|remaining(?: ones)?|remainder|other ones)(?: (?:of (?:them|those|the list)|too|as well|please|then))*\W*$/

/** How many further ones of a list a follow-up wants. */
export const takeFurther = (question: Question, used: Used): number | undefined => {
  const all = matchWords(question, rest)
  if (all) {
    for (const at of all.places) used.add(at)
    return most
  }
  const found = matchWords(question, further)
  if (!found) return undefined
  for (const at of found.places) used.add(at)
  const { count, few } = found.groups
  return Math.max(1, numberNamed(count ?? few))
}
