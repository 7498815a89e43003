/** The two times of a forecast that is held against another: "will December be better than November?" */
import type { Period } from '#schema/advisor/period'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { matchWords, type PeriodTerm, type Question, type Used } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { isCue } from '../term.ts'
import { coming, spanOf } from './coming-periods.ts'

const beside =
  /\b(?:better|worse|busier|quieter|stronger|weaker|higher|lower|bigger|smaller|more|less|slower|up|down|compare[ds]?|versus|vs)\b/i
const thisOne = /\b(?:than|vs|versus|against|with|to|on) (?:this|the current|the) one\b/

/** "Better than this one": the unit of the time ahead that is under way. */
const unitUnderWay = (question: Question, { period: { of } }: PeriodTerm): PeriodTerm | undefined => {
  const found = matchWords(question, thisOne)
  const at = found?.places.at(-1)
  return found && at !== undefined && of.kind === 'unit-of'
    ? { at, period: { of: { kind: 'current', unit: of.unit } } }
    : undefined
}

/** The question about the time ahead, and the time that it is held against. */
export const sidesAhead = (question: Question): { readonly main: Question; readonly other?: PeriodTerm } => {
  const [one, named, third] = namedPeriods(question)
  const other = named ?? (one && unitUnderWay(question, one))
  return !other || third || !beside.test(question.text)
    ? { main: question }
    : { main: { ...question, periods: question.periods.filter((period) => period !== other) }, other }
}

/** Of a time without a year, the one that comes before the time ahead: December of this year before January. */
export const againstOf = (
  question: Question,
  { at, period }: PeriodTerm,
  ahead: Period,
  used: Used,
): Period => {
  used.add(at)
  for (const [place, term] of question.terms.entries())
    if (isCue(term, 'than', 'compare', 'up', 'down', 'above', 'below')) used.add(place)
  const { today } = question
  const { of } = period
  if (of.kind === 'since' || of.kind === 'between') return period
  const next = coming(of, today)
  const [span, main] = [spanOf(next, today), resolvePeriod(ahead, { today, record: undefined })]
  return span && main && span.from < main.from ? { of: next } : period
}
