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

const divides =
  /^(?:(?:for|to|on|against|with) (?:each|every)|per|each|every|(?:is |are |be )?(?:divided|split|divide) (?:by|over|across|between|among)|by the number of|over the number of)(?: (?:the|our|all|number|of|single|one))*$/

const longestDivides = 6

/** "Wages divided by the number of transactions", "salaries for every day we bill": what is counted is a measure itself. */
const divisorAfter = (
  terms: readonly Term[],
  at: number,
): { readonly each: PerEach; readonly after: number } | undefined => {
  let words = ''
  for (let place = at + 1; place <= at + longestDivides && place < terms.length; place++) {
    const term = terms[place]
    const measure = term && measureOf(term)
    const isNumberOf = /^number of /.test(wordsOf(term))
    if (measure === 'transactions' || measure === 'hours-traded')
      return divides.test(words) || (isNumberOf && /\bby(?: the)?$/.test(words))
        ? { each: measure === 'transactions' ? 'transaction' : 'hour', after: place + 1 }
        : undefined
    words = `${words} ${wordsOf(term)}`.trim()
  }
  return undefined
}

/** What a measure is counted by after it: the unit, and the place after it. */
const unitAfter = (
  terms: readonly Term[],
  at: number,
): { readonly each: PerEach; readonly after: number } | undefined => {
  const divisor = divisorAfter(terms, at)
  if (divisor) return divisor
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

const ofOne =
  /(?:^| )(?:(?:on|for|from|to do|to close|to make|out of|in) )?(?:each|every|one|a|an|a single|any|per) (?:single )?(?:(?<sale>sale|transaction|customer|head|cover|order|docket|ticket|settlement|deal|billed day|billable day|client|consulting day)|(?<hour>hour(?: (?:open|we open|we are open|we trade|of trade|of trading|of opening))?|opening hour|trading hour))(?= |$)/

const supposes = /^(?:if|suppose|supposing|imagine|another|extra|more|less|fewer|lose|lost|losing|gain)$/

const lineOf = (term: Term): MeasureName | undefined => {
  const measure = measureOf(term)
  return measure !== undefined && perMeasure(measure, 'transaction') ? measure : undefined
}

/** "What does each sale cost us in beans?", "profit on a billed day": one of what is counted, and a measure of it elsewhere. */
const ofOneUnit = (terms: readonly Term[]): readonly Term[] => {
  const isSized = (term: Term) => meaningOf(term, 'number') !== undefined && wordsOf(term) !== 'one'
  if (terms.some((term) => isSized(term) || supposes.test(wordsOf(term)))) return terms
  const starts: number[] = []
  let text = ''
  for (const term of terms) {
    text += text === '' ? '' : ' '
    starts.push(text.length)
    text += wordsOf(term)
  }
  const found = ofOne.exec(text)
  if (!found) return terms
  const until = found.index + found[0].length
  const isInside = (at: number): boolean =>
    (starts[at] ?? 0) >= found.index && (starts[at] ?? 0) < until && wordsOf(terms[at]) !== ''
  // The costs of what is counted are those of the line that is named: "cost us in beans".
  const named = terms.flatMap((term, at) => (lineOf(term) && !isInside(at) ? [at] : []))
  const at = named.find((place) => lineOf(terms[place] ?? noTerm) !== 'costs') ?? named[0]
  const measure = at === undefined ? undefined : lineOf(terms[at] ?? noTerm)
  const name = measure && perMeasure(measure, found.groups?.hour ? 'hour' : 'transaction')
  if (!name) return terms
  return terms.map((term, place) => {
    if (place === at) return { ...term, meanings: [{ kind: 'measure', measure: name }] }
    const isOfCosts = measureOf(term) === 'costs' || /^costs?$/.test(wordsOf(term))
    return isInside(place) || isOfCosts ? { ...term, meanings: [{ kind: 'filler' }] } : term
  })
}

const noTerm: Term = { start: 0, end: 0, text: '', words: [], isApart: false, meanings: [] }

/** The terms with each measure and its unit as one. */
export const withUnits = (terms: readonly Term[]): readonly Term[] => {
  const joined = withUnitsAfter(terms)
  return joined.length < terms.length ? joined : ofOneUnit(terms)
}

/** "Wages per sale": a measure with its unit just after it. */
const withUnitsAfter = (terms: readonly Term[]): readonly Term[] => {
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
