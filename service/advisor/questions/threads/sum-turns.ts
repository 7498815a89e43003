/** Turns that put a sum which a record was quoted with in another stretch of time, or beside revenue: "and per month?", "as a percentage of sales?" */
import type { FindPlan } from '#schema/advisor/fact-plans'
import { asksOnly, type TurnReader } from './turn.ts'

type Over = NonNullable<FindPlan['over']>

const stretch =
  /\b(?:(?:a|an|per|each|every|by the|over (?:a|the|one)|for (?:a|the)|in a|(?:full|whole|entire)) (?:full |whole )?(?:week|month|quarter|year)|weekly|monthly|quarterly|yearly|annual(?:ly|ised)?|p\.?a\.?|cost(?:s|ing)?|worth|come[sd]?(?: out)?(?: (?:to|at))?|add(?:s|ed)? up(?: to)?|work(?:s|ed)? out(?: (?:to|at|as))?|amount(?:s|ed)?(?: to)?|bring(?:s|ing)?(?: in)?|sav(?:e[sd]?|ing)|los(?:e|es|ing)|total)\b/g
const units: readonly (readonly [Over, RegExp])[] = [
  ['week', /\bweek/],
  ['month', /\bmonth/],
  ['quarter', /\bquarter/],
  ['year', /\byear|\bannual|\bp\.?a\b/],
]

const part =
  /\b(?:as a|as|in|what|which|percentage|percent|per ?cent|proportion|share|part|fraction|of|against|beside|compared (?:with|to)|(?:all )?(?:the |our |total |weekly )*(?:revenue|sales|takings|turnover|income|fees|billings?|profits?|costs?|spending))\b|%/g
const ofPart = /\b(?:percentage|percent|per ?cent|proportion|share|fraction|part of)\b|%/

const wholeIn = (text: string): NonNullable<FindPlan['shareOf']> => {
  if (/\bprofits?\b/.test(text)) return 'profit'
  return /\b(?:costs?|spending)\b/.test(text) ? 'costs' : 'revenue'
}

/** The record that was quoted, with its sum put as the turn asks. */
const sumAnew: TurnReader = ({ text, before }) => {
  if (before.operator !== 'find' || before.words.length === 0) return undefined
  const { over: _, shareOf: __, ...plan } = before
  if (ofPart.test(text) && asksOnly(text, part)) return { ...plan, asked: 'how-much', shareOf: wholeIn(text) }
  const over = asksOnly(text, stretch) ? units.find(([, words]) => words.test(text))?.[0] : undefined
  return over && { ...plan, asked: 'how-much', over }
}

export const sumTurns: readonly TurnReader[] = [sumAnew]
