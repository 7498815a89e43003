/** What is claimed of each week or month against the one before it, and of a level that was crossed. */
import type { ClaimedChange, CountPlan } from '#schema/advisor/measure-plans'
import { sensesOf } from '../accounting/senses.ts'
import { hasCue, type Question, takeMeasure, type Used } from '../question.ts'
import { readCount } from '../readers/count-reader.ts'
import { isGrain, takeGroup } from '../readers/groups.ts'
import { takeSelection, weekdaysIn } from '../selection.ts'
import type { AskAnew } from './derived-reader.ts'

const multiples: readonly (readonly [RegExp, number])[] = [
  [/^doubl/, 2],
  [/^twice/, 2],
  [/^tripl|^trebl|^thrice/, 3],
  [/^quadrupl/, 4],
  [/^halv/, 0.5],
]

/** Which way and how far a measure is said to have moved; undefined where no word says that it did. */
export const changeIn = (claim: Question): ClaimedChange | undefined => {
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

/** Words that speak of every time, or of most. */
export const everyTime =
  /\b(?:every|each|always|never|most (?:days|weeks|months)|consistently|steadily|usually|mostly|week (?:after|by|on) week|month (?:after|by|on) month|in a row)\b/i

/** "We never discount" is about what we charge, and not about what comes in. */
export const setsPrices =
  /\b(?:we|i)(?:['’]ve| have| had| do)?(?: \w+)? (?:discount|cut|raise|reduce|lower|trim|increase)\w*/i

/** "Sales went up most weeks": in how many of them each beat the one before. */
export const claimedSteps = (claim: Question): CountPlan | undefined => {
  const change = everyTime.test(claim.text) ? changeIn(claim) : undefined
  if (!change || change.way === 'none' || change.percent !== undefined) return undefined
  // "Weekends are always busier" sets days against days.
  if (weekdaysIn(claim).length > 0 || claim.amounts.length > 0) return undefined
  const used: Used = new Set()
  const measure = takeMeasure(claim, used, setsPrices.test(claim.text) ? undefined : 'revenue')
  if (measure === undefined) return undefined
  const group = takeGroup(claim, used)
  return {
    operator: 'count',
    measure: measure === 'growth' ? 'revenue' : measure,
    ...takeSelection(claim, used, { of: { kind: 'record' } }),
    by: isGrain(group) ? group : 'week',
    step: change.way === 'up' ? 'rise' : 'fall',
    ...(always.test(claim.text) ? { claimed: 'always' as const } : { asked: 'share' as const }),
  }
}

const always = /\b(?:every|each|always|without fail|(?:week|month) (?:after|by|on) (?:week|month))\b/i

const crosses =
  /\b(?:f[ae]ll(?:en|s|ing)?|dropp?(?:ed|s|ing)?|slipp?(?:ed|s|ing)?|dipp?(?:ed|s|ing)?|s[aiu]nk|slid|went|gone|going|c[ao]me|got|been|r[io]se(?:n|s)?|climbed|gone?|pushed|shot)(?: back| down| up| well| just| right)* (?<side>below|under|beneath|above|over|past|beyond)(?= )/i

/** "Takings fell below 15k last month": whether any week of it did. */
export const claimedCrossing = (claim: Question, ask: AskAnew): CountPlan | undefined => {
  const found = crosses.exec(claim.text)
  const [amount, other] = claim.amounts
  if (!found || !amount || other) return undefined
  const side = /below|under|beneath/i.test(found.groups?.side ?? '') ? 'below' : 'above'
  const counted = readCount(ask(claim.text.replace(found[0], side)))?.plan
  return counted?.operator === 'count' && counted.runs === undefined
    ? { ...counted, asked: 'whether' }
    : undefined
}
