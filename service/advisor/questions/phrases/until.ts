/** "Away till March": before a time, "till" is where the time ends, and no cash register. */
import { meaningOf, type Term } from '../term.ts'

const isTime = (term: Term | undefined): boolean =>
  term !== undefined &&
  (meaningOf(term, 'period') ?? meaningOf(term, 'weekdays') ?? meaningOf(term, 'hours')) !== undefined

const isOfNumber = (term: Term | undefined): boolean =>
  term !== undefined && meaningOf(term, 'number') !== undefined

/** "The second till after three" is a cash register. */
const ofThing =
  /(?:^|\s)(?:the|an?|our|my|this|that|each|every|any|other|another|new|old|first|second|third|one|two|per|which|cash|front|main)$/i

/** The terms with each "till" before a time as what it joins. */
export const withUntil = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const next = terms[at + 1]
    const isUntil =
      /^till$/i.test(term.text) &&
      at > 0 &&
      !ofThing.test(terms[at - 1]?.text ?? '') &&
      (isTime(next) ||
        isOfNumber(next) ||
        (next !== undefined && /^(?:the|now)$/i.test(next.text) && isTime(terms[at + 2])))
    return isUntil ? { ...term, meanings: term.meanings.filter(({ kind }) => kind !== 'measure') } : term
  })

/** The terms with each "pm" after a number as a part of the hour, and nobody who manages property or projects. */
export const withClock = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const before = terms[at - 1]
    const isClock = /^pm$/i.test(term.text) && before !== undefined && isOfNumber(before)
    return isClock ? { ...term, meanings: [{ kind: 'filler' }] } : term
  })
