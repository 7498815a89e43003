/** Measures by the sale, by the head or by the hour: "profit per billed day", "wages for each hour we open". */
import type { MeasureName } from '#schema/advisor/measure'
import { type PerEach, perMeasure } from '../../measures/per.ts'
import { meaningOf, type Term } from '../term.ts'

const per = /^(?:per|each|every|by|for|an?|for each|for every|by the)$/
const hour = /^(?:(?:opening|trading|open) )?hours?(?: (?:open|traded|trading|of trade|we open|we trade))?$/
const sale =
  /^(?:sales?|transactions?|customers?|heads?|covers?|orders?|dockets?|tickets?|settlements?|deals?|billed days?|billable days?|days? billed|days? sold|clients?|consulting days?)$/

const wordsOf = (term: Term | undefined): string => term?.words.join(' ').toLowerCase() ?? ''

const most = 3

const measureOf = (term: Term): MeasureName | undefined => meaningOf(term, 'measure')?.measure

/** What a measure is counted by after it: the unit, and the place after it. */
const unitAfter = (
  terms: readonly Term[],
  at: number,
): { readonly each: PerEach; readonly after: number } | undefined => {
  if (!per.test(wordsOf(terms[at + 1]))) return undefined
  // "Wages for each hour we are open"
  if (/^for$/.test(wordsOf(terms[at + 1])))
    return /^(?:each|every)$/.test(wordsOf(terms[at + 2])) ? unitAfter(terms, at + 1) : undefined
  const next = terms[at + 2]
  if (next && measureOf(next) === 'hours-traded') return { each: 'hour', after: at + 3 }
  for (let count = most; count >= 1; count--) {
    const end = at + 2 + count
    const words = terms
      .slice(at + 2, end)
      .map(wordsOf)
      .join(' ')
    if (end > terms.length) continue
    if (hour.test(words)) return { each: 'hour', after: end }
    if (sale.test(words)) return { each: 'transaction', after: end }
  }
  return undefined
}

/** The terms with each measure and its unit as one. */
export const withUnits = (terms: readonly Term[]): readonly Term[] => {
  const found: Term[] = []
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]
    if (!term) break
    const measure = measureOf(term)
    const unit = measure ? unitAfter(terms, at) : undefined
    const name = measure && unit ? perMeasure(measure, unit.each) : undefined
    if (!unit || !name) {
      found.push(term)
      continue
    }
    const all = terms.slice(at, unit.after)
    found.push({
      ...term,
      text: all.map(({ text }) => text).join(' '),
      words: all.flatMap(({ words }) => words),
      meanings: [{ kind: 'measure', measure: name }],
    })
    at = unit.after - 1
  }
  return found
}
