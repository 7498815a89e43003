/** Readers of questions about changes: explain, scenario. */
import type { Closure, Outcome } from '#schema/advisor/change-plans'
import type { Period } from '#schema/advisor/period'
import { amountUnit } from '../amount-units.ts'
import type { Amount } from '../amounts.ts'
import { takeChanges } from '../changes.ts'
import { leversIn } from '../levers.ts'
import { lastWeeks, measuresIn, type Question, type Reader, takeMeasure, type Used } from '../question.ts'
import { hoursIn, namedPeriods, takeSelection, takeSingleDay, weekdaysIn } from '../selection.ts'
import { readAdvise } from './fact-readers.ts'

/** "Why did margin drop last week?", "what went on in the last week of August?" */
export const readExplain: Reader = (question) => {
  const used: Used = new Set()
  const named = takeMeasure(question, used, 'revenue') ?? 'revenue'
  const measure = named === 'growth' ? 'revenue' : named
  const single = takeSingleDay(question, used)
  const { period: of } = single ? { period: single } : takeSelection(question, used, lastWeeks(1))
  const other = namedPeriods(question)[1]
  if (other) used.add(other.at)
  const relation = question.periods.find((one) => one.relation !== undefined)?.relation
  if (other && relation === undefined) {
    // "From September to October": the later one is explained against the earlier.
    return { plan: { operator: 'explain', measure, of: other.period, against: of }, used }
  }
  const range = of.of
  if (range.kind === 'between' && range.from.kind === range.to.kind && range.from.kind !== 'unit-of')
    return { plan: { operator: 'explain', measure, of: { of: range.to }, against: { of: range.from } }, used }
  const against: Period = { ...of, moved: relation ?? 'just-before' }
  return { plan: { operator: 'explain', measure, of, against }, used }
}

const shuts =
  /\b(?:shut(?:ting)?|clos(?:e|ed|ing)|not open(?:ing)?|don.?t open|stop(?:ped|ping)? (?:opening|trading|working)|drop(?:ped|ping)?|skip(?:ped|ping)?|chuck(?:ing|ed)? in|ditch(?:ed|ing)?|give up|giving up|bin(?:ned|ning)?|scrap(?:ped|ping)?|knock(?:ed|ing)? off|no longer open)\b/i

/** "Close at 2pm", "knock off at 3": the hours from then on. */
const closingHour = (question: Question, used: Used) => {
  const [, digits, half] =
    /\b(?:shut|clos|knock|finish)\w*(?: off| up)? (?:at|by|from) (\d{1,2}) ?(am|pm)?\b/i.exec(
      question.text,
    ) ?? []
  const hour = Number(digits)
  if (!(hour >= 1 && hour <= 23)) return undefined
  const isAfternoon = half ? half.toLowerCase() === 'pm' && hour < 12 : hour < 9
  const from = isAfternoon ? hour + 12 : hour
  const at = question.terms.findIndex(({ text }) => text.startsWith(digits ?? ''))
  for (const { first } of question.amounts) if (first === at || first === at + 1) used.add(first)
  return { at, from, until: 24 }
}

/** Weekdays or hours that a question would close. */
const closureIn = (question: Question, used: Used): Closure | undefined => {
  if (!shuts.test(question.text)) return undefined
  const days = weekdaysIn(question)
  const hours = hoursIn(question)[0] ?? closingHour(question, used)
  if (days.length === 0 && !hours) return undefined
  for (const { at } of days) used.add(at)
  if (hours) used.add(hours.at)
  return {
    ...(days.length > 0 ? { weekdays: [...new Set(days.flatMap(({ weekdays }) => weekdays))].sort() } : {}),
    ...(hours ? { hours: { from: hours.from, until: hours.until } } : {}),
  }
}

const affords =
  /\b(?:afford|carry (?:that|it|this|them|him|her|another)|wear (?:that|it|this)|absorb|stretch to|manage (?:that|it|this)|handle (?:that|it|this)|sustain|get away with|enough (?:cash|money|in the bank)|budget for|run to)\b/i
const spends =
  /\b(?:buy|buying|purchase|spend|spending|fork out|splash|invest|cash for|pay cash|outlay|upgrade|replace|cost(?:s|ing)?|worth of)\b/i

/** A sum that is spent once: dollars beside no lever, and for no week, month or year. */
const onceIn = (question: Question): Amount | undefined => {
  if (!affords.test(question.text) && !spends.test(question.text)) return undefined
  return question.amounts.find(
    (amount) =>
      (amount.unit === 'dollars' || (amount.unit === 'plain' && amount.value >= leastOnce)) &&
      amount.value >= leastOnce &&
      amountUnit(question, amount) === undefined,
  )
}

const leastOnce = 500
const outcomes: Outcome[] = ['revenue', 'profit', 'margin']

/** Weeks with hours on record that a closure is worked out over. */
const closureWeeks = 8

/** True if what a question asks for is spent once, so that no lever moves. */
const isSpentOnce = (question: Question): boolean =>
  !leversIn(question).some(({ lever }) => lever !== 'volume' && lever !== 'other' && lever !== 'supplies')

/** "What if coffee were 30 cents dearer?", "one shift less on Tuesdays and prices up 2%", "can we afford a $9,000 oven?" */
export const readScenario: Reader = (question) => {
  const used: Used = new Set()
  const affordable = affords.test(question.text)
  const asked = affordable ? { affordable } : {}
  const sum = onceIn(question)
  if (sum && isSpentOnce(question)) {
    for (const at of question.terms.keys()) used.add(at)
    return {
      plan: { operator: 'scenario', changes: [], outcomes, period: lastWeeks(13), once: sum.value, ...asked },
      used,
    }
  }
  const closed = closureIn(question, used)
  const isTimed = closed?.hours !== undefined
  const changes = isTimed ? [] : takeChanges(question, used)
  if (closed && changes.length === 0) {
    const plan = {
      operator: 'scenario' as const,
      changes: [],
      outcomes,
      period: lastWeeks(closureWeeks),
      closed,
    }
    return { plan, used }
  }
  // Without a size there is nothing to work out, but there is advice: "what if we open an hour longer?"
  if (changes.length === 0) return readAdvise(question)
  const named = namedPeriods(question)[0]
  const { period } = named ? takeSelection(question, used, named.period) : { period: lastWeeks(13) }
  for (const { at } of measuresIn(question)) used.add(at)
  return { plan: { operator: 'scenario', changes, outcomes, period, ...asked }, used }
}

/** "Can we afford a $9,000 oven?" has a figure for its answer; advice comes where there is none. */
export const readAffordable: Reader = (question) => {
  const read = affords.test(question.text) ? readScenario(question) : undefined
  return read?.plan.operator === 'scenario' ? read : readAdvise(question)
}
