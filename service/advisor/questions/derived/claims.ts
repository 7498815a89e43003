/**
 * What somebody claims and wants confirmed: "July was our worst month, right?", "is it true that costs rose by 5 %?", "we never
 * bill on Fridays, do we?" The words around the claim are taken off, and the claim is read as a plan that can test it.
 */
import type { ClaimedChange } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { sensesOf } from '../accounting/senses.ts'
import { hasCue, lastWeeks, measuresIn, type Question, type Used } from '../question.ts'
import { readCompare } from '../readers/compare-reader.ts'
import { readCount } from '../readers/count-reader.ts'
import { readRank } from '../readers/measure-readers.ts'
import { namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { isCue } from '../term.ts'
import type { AskAnew } from './derived-reader.ts'
import { claimedLevel } from './levels.ts'

const verbs = '(?:is|are|was|were|do|does|did|have|has|had|will|would|can|could)'
const start = '^\\W*(?:(?:and|so|but|ok|hey|well|look)\\W+)*'

/** Words before a claim. */
const before = new RegExp(
  `${start}(?:(?:is|isn['’]?t) it (?:really |actually |still )?(?:true|right|correct|fair to say|the case|so)(?: to say)?(?: that)?|(?:am|are) (?:i|we|they) (?:right|correct|wrong)(?: (?:in|to) (?:say|think|believe|assume)\\w*| in saying)?(?: that)?|(?:can you |could you |please )*(?:confirm|verify|double[- ]check)(?: for me)?(?: that)?|true or false\\W|i['’](?:d say|m (?:told|sure|pretty sure|certain))|(?:it['’]?s|it is) my (?:understanding|impression|belief|view)|(?:apparently|pretty sure|surely|supposedly|to my mind|my (?:guess|hunch|bet) is)|(?:i|we|my \\w+|our \\w+|the \\w+|everyone|they|he|she|someone|somebody)(?: (?!what|which|how|why|when|if)[\\w’']+){0,4} (?:reckons?|thinks?|bets?|guess(?:es)?|understands?|says?|said|believes?|claims?|claimed|insists?|suspects?|feels?|assumes?|heard|(?:was|were) told|told (?:me|us)|tells me|swears?)(?: that)?)\\W+(?=\\w)`,
  'i',
)

/** Words after one. */
const after = new RegExp(
  `[\\s,.?!;–—-]+(?:right|true|correct|yeah|yes or no|or not|agree|true or false|fact or fiction|fact|right or wrong|confirm|kindly (?:verify|confirm)|please (?:verify|confirm)|yes|no|isn['’]?t it so|(?:or )?am i (?:mad|dreaming|imagining (?:it|things))|(?:do|would) you agree|(?:is|are|was|were) (?:that|it|this|he|she|they|i|we) (?:so|true|right|correct|accurate|wrong|the case|fair)|am i (?:right|wrong)|is(?:n['’]?t)? (?:that )?(?:right|so)|(?<=[,.?!;–—-]\\s*)${verbs}(?:n['’]?t)? (?:we|it|i|they|he|she|that|there)(?: not)?)\\W*$`,
  'i',
)

/** "Was July our worst month?" claims it as well. */
const asks = new RegExp(
  `${start}(?:is|was|are|were)(?:n['’]?t)? (?=.*\\b(?:best|worst|\\w{2,}est|most|least)\\b)`,
  'i',
)

const longest = 300
const asksItself = /^\W*(?:what|which|who|how|why|when|where|should|could)\b/i

/** The claim alone; undefined for a message without one. */
export const claimIn = (text: string): string | undefined => {
  if (text.length > longest) return undefined
  const own = text
    .replace(before, '')
    .replace(after, '')
    .replace(asks, '')
    .replace(/[?!.\s]+$/, '')
    .trim()
  return own === text.replace(/[?!.\s]+$/, '').trim() || asksItself.test(own) || own.length < 6
    ? undefined
    : own
}

const multiples: readonly (readonly [RegExp, number])[] = [
  [/^doubl/, 2],
  [/^twice/, 2],
  [/^tripl|^trebl|^thrice/, 3],
  [/^quadrupl/, 4],
  [/^halv/, 0.5],
]

/** Which way and how far a measure is said to have moved; undefined where no word says that it did. */
const changeIn = (claim: Question): ClaimedChange | undefined => {
  const words = claim.terms.flatMap((term) => term.words)
  const times = multiples.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
  if (times !== undefined) return { way: times > 1 ? 'up' : 'down', times }
  const has = (sense: 'rise' | 'fall' | 'steady') => words.some((word) => sensesOf(word).includes(sense))
  const isUp =
    has('rise') ||
    (hasCue(claim, 'up') && !hasCue(claim, 'down')) ||
    /\b(?:up on|on the up|more|busier)\b/i.test(claim.text)
  const isDown =
    has('fall') || hasCue(claim, 'down') || /\b(?:cost us|down on|less|fewer|quieter)\b/i.test(claim.text)
  const way = has('steady') ? 'none' : isDown && !isUp ? 'down' : isUp && !isDown ? 'up' : undefined
  const [amount, other] = claim.amounts
  if (way === undefined || other || (amount && amount.unit !== 'percent')) return undefined
  return { way, ...(amount ? { percent: amount.value } : {}) }
}

/** "Costs rose by 5 % this quarter": the change beside the time before. */
const claimedChange = (claim: Question) => {
  const change = changeIn(claim)
  if (!change) return undefined
  const measure =
    measuresIn(claim)[0]?.measure ?? (hasCue(claim, 'busy', 'quiet') ? 'transactions' : undefined)
  if (measure === undefined && !/\b(?:we|business|things|trade)\b/i.test(claim.text)) return undefined
  const compared = readCompare(claim)?.plan
  if (compared?.operator !== 'compare') return undefined
  const [named] = namedPeriods(claim)
  const isSince = named?.period.of.kind === 'since'
  // "Since the flood" is held against as long before it.
  const sides =
    named &&
    !isSince &&
    claim.periods.length === 1 &&
    compared.against.period.moved === undefined &&
    JSON.stringify(compared.against.period.of) === JSON.stringify(named.period.of)
      ? {
          of: compared.against,
          against: { ...compared.against, period: { ...named.period, moved: 'just-before' as const } },
        }
      : { of: compared.of, against: compared.against }
  return { operator: 'compare' as const, measure: measure ?? 'revenue', ...sides, claimed: change }
}

/** "July was our worst month of the year": its place among all of them. */
const claimedPlace = (claim: Question) => {
  const isEnd = claim.terms.some((term) => isCue(term, 'highest', 'lowest', 'best', 'worst'))
  if (!isEnd) return undefined
  const [cell] = namedPeriods(claim)
  const day = weekdaysIn(claim)[0]
  const claimed: Period | undefined = day
    ? { of: cell?.period.of ?? { kind: 'record' }, weekdays: [...day.weekdays] }
    : cell?.period
  if (!claimed) return undefined
  const others = { ...claim, periods: claim.periods.filter(({ at }) => at !== cell?.at) }
  const plan = readRank(day ? withoutDays(claim) : others)?.plan
  if (plan?.operator !== 'rank' || (day && plan.by !== 'weekday' && plan.by !== 'day')) return undefined
  // "Was Sunday our best day last week?" is about the days of that week.
  const by = day && !cell ? { by: 'weekday' as const } : {}
  return { ...plan, ...by, count: 1, claimed }
}

const withoutDays = (question: Question): Question => ({
  ...question,
  terms: question.terms.map((term) =>
    term.meanings.some(({ kind }) => kind === 'weekdays')
      ? { ...term, meanings: [{ kind: 'filler' }] }
      : term,
  ),
})

const never =
  /\b(?:never|not once|no(?= (?:sales|fees|revenue|billing|takings|customers|transactions|orders))|didn['’]?t (?:sell|take|make|bill|have) (?:a thing|anything|any))\b/i
const always =
  /\b(?:always|without fail|every (?:single )?(?:day|week|month)|each (?:and every )?(?:day|week|month))\b/i

/** "We never bill on Fridays", "we make a profit every week". */
const claimedAlways = (claim: Question, ask: AskAnew) => {
  const way = never.test(claim.text)
    ? ('never' as const)
    : always.test(claim.text)
      ? ('always' as const)
      : undefined
  if (!way) return undefined
  // "Never less than" is read without its "never", which would turn the bound.
  const counted = readCount(ask(claim.text.replace(never, '').replace(always, '')))?.plan
  if (counted?.operator === 'count' && counted.runs === undefined) {
    const { asked: _asked, ...plan } = counted
    return { ...plan, claimed: way }
  }
  const used: Used = new Set()
  const isOfDays = weekdaysIn(claim).length > 0
  const [named] = measuresIn(claim)
  return {
    operator: 'count' as const,
    measure: named?.measure === 'transactions' ? ('transactions' as const) : ('revenue' as const),
    ...takeSelection(claim, used, lastWeeks(13)),
    by: isOfDays ? ('day' as const) : ('week' as const),
    above: 0,
    claimed: way,
  }
}

/** "We lost money in June": whether any week did. */
const claimedLoss = (claim: Question) => {
  if (!hasCue(claim, 'loss')) return undefined
  const counted = readCount(claim)?.plan
  return counted?.operator === 'count' && counted.runs === undefined
    ? { ...counted, asked: 'whether' as const }
    : undefined
}

/** A claim as the plan that tests it; `own` is the claim alone. */
export const readClaim = (own: Question, ask: AskAnew): AnswerablePlan | undefined => {
  if (own.impossibleDate !== undefined || own.terms.some((term) => isCue(term, 'if', 'should')))
    return undefined
  return (
    claimedAlways(own, ask) ??
    claimedLoss(own) ??
    claimedPlace(own) ??
    claimedChange(own) ??
    claimedLevel(own)
  )
}
