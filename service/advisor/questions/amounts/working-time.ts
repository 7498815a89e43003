/** How much of a week people work where it is said: "a junior three days a week", "two casuals for 10 hours each". */

import { type Question, textOf, type Used } from '../question.ts'
import { weekdaysIn } from '../selection.ts'
import { meaningOf, type Term } from '../term.ts'
import type { Amount } from './amounts.ts'

const daysOfWeek = 5

/** The share of a full week that days a week come to, and where their number stands; the whole of it if none are said. */
export const partOfWeek = ({
  terms,
  amounts,
}: Question): { readonly share: number; readonly at?: number } => {
  const days = amounts.find(
    ({ unit, value, after }) =>
      unit === 'plain' &&
      value <= daysOfWeek &&
      /^days?$/.test(textOf(terms[after])) &&
      /^(?:a|per|each|every)$/.test(textOf(terms[after + 1])) &&
      textOf(terms[after + 2]) === 'week',
  )
  const isOfPeople = terms.some((term) => meaningOf(term, 'staff-hours') !== undefined)
  return days && isOfPeople ? { share: days.value / daysOfWeek, at: days.first } : { share: 1 }
}

const leastFullTime = 30

/** "One person fewer on Tuesdays": the share of a full week that the named days are; a shift has hours of its own. */
export const shareOfDays = (question: Question, hours: number): number => {
  const days = new Set(weekdaysIn(question).flatMap(({ weekdays }) => weekdays)).size
  return hours >= leastFullTime && days > 0 ? Math.min(1, days / daysOfWeek) : 1
}

/** The number of people who work the hours of an amount, where it is of each of them: "two casuals for 10 hours each". */
export const peopleOfEach = ({ terms, amounts }: Question, hours: Amount): Amount | undefined =>
  hours.unit === 'hours' &&
  terms.slice(hours.after, hours.after + 4).some(({ text }) => /^(?:each|apiece)$/i.test(text))
    ? amounts.find(
        ({ unit, first, after }) =>
          unit === 'plain' &&
          first < hours.first &&
          terms.slice(after, after + 2).some((term) => meaningOf(term, 'staff-hours') !== undefined),
      )
    : undefined

const works =
  /^(?:(?:could|can|would|will|each|both|all|only|just|now|together|between|them|were|to|did|on|the|bench)\s)*(?:bill|sell|make|do|serve|work|settle|list|win|bring|book|deliver|carry|get)(?:s|ed|ing)?\b/i

/** "If the two seniors bill four more days": the words for people who do what changes, and are no change themselves. */
const placesOfWorkers = ({ terms }: Question, { unit, first, after }: Amount): readonly number[] => {
  const isPerson = (term: Term | undefined) =>
    term !== undefined && meaningOf(term, 'staff-hours') !== undefined
  const isOfThem = textOf(terms[first - 1]) === 'the' && /^\p{L}+$/u.test(textOf(terms[first]))
  const person = [after, after + 1].find((at) => isPerson(terms[at])) ?? (isOfThem ? after - 1 : undefined)
  if (person === undefined) return []
  const rest = terms
    .slice(person + 1, person + 8)
    .map(({ text }) => text)
    .join(' ')
  if (unit !== 'plain' || !works.test(rest)) return []
  return person >= after ? [first, person] : [first]
}

/** True for the number of people who do the work. */
export const isOfWorkers = (question: Question, amount: Amount): boolean =>
  placesOfWorkers(question, amount).length > 0

/** The same, and uses their words. */
export const takeWorkers = (question: Question, used: Used, amount: Amount): boolean => {
  const places = placesOfWorkers(question, amount)
  for (const at of places) used.add(at)
  return places.length > 0
}
