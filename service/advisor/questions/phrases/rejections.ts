/**
 * Measures that a question names to say that they are not meant: "profit, not revenue", "forget sales, what about margin?",
 * "anything but wages". Their words become small words, so that no reading takes them up.
 */
import { type ExpenseLine, expenseLines, type MeasureName } from '#schema/advisor/measure'
import { combined } from '../../measures/combined.ts'
import { isCue, meaningOf, type Term } from '../term.ts'

const textOf = (term: Term | undefined): string => term?.words.join(' ') ?? ''

const measureOf = (term: Term | undefined): MeasureName | undefined =>
  term && meaningOf(term, 'measure')?.measure

const isLine = (name: string | undefined): name is ExpenseLine => expenseLines.some((line) => line === name)

/** Words that may be between "not" and what is not meant: "don't *tell me about the* revenue". */
const between =
  /^(?:tell|show|give|giving|telling|want|wanted|interested|care|asking|asked|ask|talking|talk|after|mean|meant|meaning|looking|worry|worried|bother|bothered|need|about|in|for|at|the|our|just|me|us|to|with|hear|know|see|mind|of|this|that|my|so much|a|than)$/

/** Words that put aside what they name, where they begin a clause: "forget revenue, what is profit?" */
const putsAside = /^(?:forget|forgetting|ignore|ignoring|never|skip|disregard|leave|leaving)\b/
const instead = /^(?:rather than|instead of|as opposed to)$/

const isMark = (term: Term | undefined): boolean =>
  term !== undefined && meaningOf(term, 'mark') !== undefined

/** Where the measure is that a term denies; undefined for one that denies something else. */
const deniedAt = (terms: readonly Term[], at: number): number | undefined => {
  const term = terms[at]
  if (!term) return undefined
  const begins = at === 0 || isMark(terms[at - 1]) || isCue(terms[at - 1] ?? term, 'and', 'but')
  const isDenial =
    textOf(term) === 'not' ||
    instead.test(textOf(term)) ||
    (textOf(term) === 'rather' && textOf(terms[at + 1]) === 'than') ||
    (begins && putsAside.test(textOf(term)))
  if (!isDenial) return undefined
  for (let place = at + 1; place < Math.min(terms.length, at + 6); place++) {
    if (measureOf(terms[place]) !== undefined) return place
    if (!between.test(textOf(terms[place]))) return undefined
  }
  return undefined
}

const filler = (term: Term): Term => ({ ...term, meanings: [{ kind: 'filler' }] })

const listed = /^(?:and|or|nor|the|our|,|&|n)$/

/** "Profit, not revenue": the terms without what is denied, where another measure is left. */
const withoutDenied = (terms: readonly Term[]): readonly Term[] => {
  const out = new Set<number>()
  for (const at of terms.keys()) {
    const first = deniedAt(terms, at)
    if (first === undefined) continue
    for (let place = at; place <= first; place++) out.add(place)
    for (let place = first + 1; place < terms.length; place++) {
      // "Not revenue or costs": the list of what is not meant.
      const isOther = measureOf(terms[place]) !== undefined && !isMark(terms[place - 1])
      if (isOther && listed.test(textOf(terms[place - 1]))) out.add(place)
      else if (!/^(?:or|nor|and|the|our|&)$/.test(textOf(terms[place]))) break
    }
  }
  const isLeft = terms.some((term, at) => !out.has(at) && isWhatIsLeft(term))
  return out.size > 0 && isLeft ? terms.map((term, at) => (out.has(at) ? filler(term) : term)) : terms
}

/** Something else that is asked for: another measure, or what is left. */
const isWhatIsLeft = (term: Term): boolean => measureOf(term) !== undefined || /\bleft\b/.test(textOf(term))

const isTime = (term: Term | undefined): boolean =>
  term !== undefined && (meaningOf(term, 'period') ?? meaningOf(term, 'weekdays')) !== undefined

/** "Not last week, the week before that": the terms without the time that is denied, where another is named after it. */
const withoutDeniedTimes = (terms: readonly Term[]): readonly Term[] => {
  const at = terms.findIndex(
    (term, place) =>
      (textOf(term) === 'not' || instead.test(textOf(term))) &&
      isTime(terms[place + 1]) &&
      (isMark(terms[place + 2]) || isCue(terms[place + 2] ?? term, 'but')) &&
      terms.slice(place + 3).some(isTime),
  )
  return at < 0 ? terms : terms.map((term, place) => (place === at || place === at + 1 ? filler(term) : term))
}

const butWords =
  /^(?:all but|but|except|except for|excluding|exclude|excl|apart from|other than|aside from|besides|bar|without|not counting|leaving out|minus|less)$/

/** These leave something out wherever they stand; "but" and "less" only beside all of it. */
const leavesOut =
  /^(?:except|except for|excluding|apart from|other than|aside from|without|not counting|leaving out)$/
const everything = /^(?:anything|everything|all)$/

/** "Everything but wages", "costs other than rent", "excluding rent, what do we spend": all lines but those, as one measure. */
const allBut = (terms: readonly Term[]): readonly Term[] => {
  const at = terms.findIndex(
    (term, place) => butWords.test(textOf(term)) && linesFrom(terms, place + 1).lines.length > 0,
  )
  if (at < 0) return terms
  const { lines, after } = linesFrom(terms, at + 1)
  const isOut = leavesOut.test(textOf(terms[at]))
  const isAll = (term: Term, place: number) =>
    (measureOf(term) === 'costs' || everything.test(textOf(term))) && (place < at || place >= after)
  const near = terms.findLastIndex((term, place) => isAll(term, place) && place < at && place >= at - 3)
  const hasCosts = terms.some((term) => measureOf(term) === 'costs')
  const isOfAll = near >= 0 && (hasCosts || everything.test(textOf(terms[near])))
  const isMeant =
    isOfAll || (isOut && terms.some((term, place) => measureOf(term) === 'costs' && isAll(term, place)))
  // What else is measured is no sum of costs: "profit, not counting rent".
  const isOther = terms.some((term, place) => {
    const measure = measureOf(term)
    return measure !== undefined && measure !== 'costs' && (place < at || place >= after) && !isLine(measure)
  })
  const kept = expenseLines.filter((line) => !lines.includes(line))
  const measure =
    isMeant && (isOfAll || !isOther) ? (kept.length === 1 ? kept[0] : combined('sum-of', kept)) : undefined
  if (measure === undefined) return terms
  return terms.map((term, place) => {
    if (place === at) return { ...term, meanings: [{ kind: 'measure', measure }] }
    const isOfRest = (place > at && place < after) || measureOf(term) === 'costs'
    return isOfRest ? filler(term) : term
  })
}

/** The lines of expense in a row from a place on, and the place after them. */
const linesFrom = (terms: readonly Term[], start: number) => {
  const lines: ExpenseLine[] = []
  let after = start
  for (let at = start; at < Math.min(terms.length, start + 10); at++) {
    const named = measureOf(terms[at])?.replace(/-share$/, '')
    if (isLine(named)) {
      lines.push(named)
      after = at + 1
    } else if (!listed.test(textOf(terms[at]))) break
  }
  return { lines, after }
}

const supposes = /^(?:if|suppose|supposing|imagine|assuming|assume|say)$/

/** The terms of a question, without the measures that it says it does not mean. */
export const withoutRejected = (terms: readonly Term[]): readonly Term[] =>
  terms.some((term) => isCue(term, 'if') || supposes.test(textOf(term)))
    ? terms
    : allBut(withoutDenied(withoutDeniedTimes(terms)))
