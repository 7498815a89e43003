/** Days and times that say which shift is meant: the doors stay open on them. */
import type { Question } from '../question.ts'
import { meaningOf, type Term } from '../term.ts'

const isWork = (term: Term): boolean => meaningOf(term, 'staff-hours') !== undefined

/** Words from the shift to its day: "shift on a Tuesday". */
const farthest = 3

/** "A Tuesday shift", "a Sunday afternoon shift", "the shift on Tuesdays" */
export const isOfShift = ({ terms }: Question, at: number): boolean => {
  const before = terms
    .slice(Math.max(0, at - farthest), at)
    .filter(({ text }) => !/^(?:an?|the)$/i.test(text))
  const after = terms.slice(at + 1, at + 3)
  const last = after.findIndex(isWork)
  const isBeside = last >= 0 && after.slice(0, last).every((term) => meaningOf(term, 'hours') !== undefined)
  return isBeside || (before.some(isWork) && before.some(({ text }) => /^(?:on|of)$/i.test(text)))
}
