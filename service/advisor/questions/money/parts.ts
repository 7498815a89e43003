/** The parts of a decision about money, and the plan that they make. */
import type { Lever, LeverChange, Product, ScenarioPlan } from '#schema/advisor/change-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { baseWeeks, type Question } from '../question.ts'
import { type Every, type Sum, weeksOf } from './spoken-sums.ts'

export const count = '(?<many>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const words = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export const numberOf = (many: string): number =>
  Math.max(words.indexOf(many.toLowerCase()), Number(many) || 0)

export const person =
  '(?:(?:junior|senior|full.?time|part.?time|new|casual|property|sales|office|project) )*(?:staff(?: members?)?|people|person|employees?|workers?|team members?|crew|salespeople|salesperson|sales ?(?:wo)?m[ae]n|agents?|consultants?|seniors?|juniors?|baristas?|cooks?|chefs?|waiters?|waitress(?:es)?|managers?|assistants?|graduates?|apprentices?|receptionists?|admins?|administrators?|bookkeepers?|analysts?|partners?|principals?|casuals?|engineers?|kitchenhands?|bakers?|coordinators?)'

type Found = { readonly rest: string; readonly groups: Readonly<Record<string, string | undefined>> }

const tidy = (text: string): string => text.replace(/\s+/g, ' ')

/** The text without the words of a pattern; undefined where it has none. */
export const without = (text: string, pattern: string): Found | undefined => {
  const found = new RegExp(pattern, 'iu').exec(text)
  return found
    ? {
        rest: tidy(`${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`),
        groups: found.groups ?? {},
      }
    : undefined
}

export type Decision = { readonly plan: AnswerablePlan; readonly rest: string }
export type Reader = (question: Question, text: string, sum: Sum) => Decision | undefined

export const scenario = (question: Question, more: Partial<ScenarioPlan>): AnswerablePlan => ({
  operator: 'scenario',
  changes: [],
  outcomes: ['profit', 'margin', 'revenue'],
  period: baseWeeks(question),
  ...(asksIf.test(question.text) ? { affordable: true } : {}),
  ...(ofCash.test(question.text) ? { asked: 'cash' as const } : {}),
  ...more,
})

const asksIf =
  /\b(?:afford\w*|(?:can|could|should|will|would) (?:we|i|the)|doable|wear|carry|manage|handle|ok(?:ay)?|possible|feasible|realistic|sustainable|sensible)\b/i
const ofCash = /\bhow long\b[^.?!]{0,30}\b(?:cash|money|last|runway)\b/i

export const weekly = (
  lever: Lever,
  sum: number,
  every: Every,
  more: Partial<LeverChange> = {},
): LeverChange => ({
  lever,
  by: 'amount',
  size: sum / weeksOf(every),
  ...more,
})

export const eachOf = (every: Every): Pick<Product, 'each'> =>
  every === 'week' || every === 'hour' ? {} : { each: every }
