/** How much of a week people work where it is said: "a junior three days a week", "two casuals for 10 hours each". */
import type { Amount } from './amounts/amounts.ts'
import { type Question, textOf } from './question.ts'
import { meaningOf } from './term.ts'

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
