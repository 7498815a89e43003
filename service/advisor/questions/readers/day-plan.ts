/** "A 30-day plan to fill the bench": a step for the matter, then what is due and waiting in those days. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { unitOf } from '../lexicon/number-words.ts'

const number = String.raw`\d{1,3}|[a-z]+`
const units = 'day|week|fortnight|month|quarter'
const named = new RegExp(
  String.raw`\b(?<count>${number})[ -](?<unit>${units})s?[ -](?:action |work )?plan\b|\b(?:action |work )?plan for (?:the |my |our )?(?:next|coming|following) (?:(?<many>${number}) )?(?<each>${units})s?\b`,
  'i',
)
const asks =
  /^\W*(?:(?:please|ok|okay|so|and|now|hi|can|could|would|will|you|i|we|need|want|like|would|make|do|give|write|draw up|put together|build|set up|draft|work out|me|us|a|an|the|my|our|what(?:['’]s| is| would)|your|be|good)\b\W*)*$/i
const ofOther =
  /\b(?:roster\w*|rota|shifts?|staff(?:ing)?|post(?:s|ing)?|social|instagram|facebook|content|marketing plan|tax|pay(?:ment)? plan|payment)\b/i
const goal = /^\W*(?:to|for|on|about|that would|which would)\s+(?<what>[^.?!]+?)(?: please)?[\s.?!]*$/i

const days: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, quarter: 91 }
const longest = 365
const tens: Readonly<Record<string, number>> = { thirty: 30, sixty: 60, ninety: 90, hundred: 100 }

const countOf = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : (tens[word] ?? unitOf(word))

/** The plans of such a request, in the order of their answers; undefined for another message. */
export const dayPlan = (message: string, today: IsoDate): readonly AnswerablePlan[] | undefined => {
  const found = named.exec(message)
  if (!found || ofOther.test(message) || !asks.test(message.slice(0, found.index))) return undefined
  const { count, unit, many = 'one', each } = found.groups ?? {}
  const times = countOf((count ?? many).toLowerCase())
  const length = days[(unit ?? each ?? '').toLowerCase()]
  if (times === undefined || length === undefined || times * length > longest || times < 1) return undefined
  const rest = message.slice(found.index + found[0].length)
  const what = goal.exec(rest)?.groups?.what
  if (what === undefined && /\w{3,}/.test(rest.replace(/\b(?:please|thanks|then|now)\b/gi, '')))
    return undefined
  const due: AnswerablePlan = {
    operator: 'due',
    period: { of: { kind: 'dates', from: today, to: plusDays(today, times * length) } },
  }
  return what === undefined ? [due] : [{ operator: 'advise', matter: `how do we ${what}`.slice(0, 300) }, due]
}

/** "A two-week plan for that", after advice: for the step of it. */
export const planTold = (plan: AnswerablePlan, before: Plan | undefined): AnswerablePlan =>
  plan.operator === 'advise' &&
  before?.operator === 'advise' &&
  /^how do we (?:(?:do|get|make|tackle) )?(?:that|it|this)(?: done| happen)?$/i.test(plan.matter)
    ? { operator: 'advise', matter: before.matter }
    : plan
