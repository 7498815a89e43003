/** "What percentage of sales is takeaway?": a part of a total that the records do not tell apart. */
import type { MeasureName } from '#schema/advisor/measure'
import { hasCue, matchWords, measuresIn, type Question, textOf } from '../question.ts'
import { hoursIn, namedPeriods, weekdaysIn } from '../selection.ts'
import { isLight, meaningOf, type Term } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

const shareOf =
  /\b(?:share|percentage|percent|per cent|proportion|fraction|slice|portion|chunk) of (?:(?:our|the|all|total|my|overall|this|last) )*(?=\w)/
// What is kept is profit, and people are a line of costs.
const ofOther =
  /\b(?:left|keep|keeps|kept|left over|remains?|profit|pocket|people|team|crew|goes? (?:on|to)|spent on|break\w*|split|each|every)\b/

/** "Did October bring in" says nothing of what the part is. */
const ofEarning =
  /^(?:bring\w*|brought|mak(?:e|es|ing)|made|contribut\w+|accounts?|represent\w*|generat\w+|com(?:e|es|ing)|came|taken?)\b/

const totals: readonly MeasureName[] = ['revenue', 'costs', 'transactions']

/** True for a word that may name a part: one that no record has, or one for the whole again. */
const mayBePart = (term: Term): boolean =>
  !isLight(term) &&
  !ofEarning.test(textOf(term)) &&
  (meaningOf(term, 'unknown') ??
    meaningOf(term, 'lever') ??
    (totals.some((total) => meaningOf(term, 'measure')?.measure === total) ? term : undefined)) !== undefined

/** The total that such a question is about; undefined if its part is on record, or is a time. */
const unsplitTotal = (question: Question): MeasureName | undefined => {
  const { terms, text } = question
  const lead = matchWords(question, shareOf)
  const at = lead?.places.at(-1)
  // "4 percent of customers leave" is a size.
  if (at === undefined || ofOther.test(text) || !/\b(?:what|which|how)\b/i.test(text)) return undefined
  const named = measuresIn(question)
  const whole = named.find((one) => totals.includes(one.measure) && one.at >= at && one.at <= at + 2)
  if (!whole || named.some(({ measure }) => !totals.includes(measure))) return undefined
  if (weekdaysIn(question).length + hoursIn(question).length > 0 || namedPeriods(question).length > 1)
    return undefined
  const rest = terms.filter((term, place) => place > whole.at && mayBePart(term))
  return rest.length > 0 ? whole.measure : undefined
}

/** "Half of our sales come from coffee, right?": claimed of a part that the records do not tell apart. */
const claimedTotal = (question: Question): MeasureName | undefined => {
  const { terms, amounts } = question
  const [amount, other] = amounts
  if (!amount || other || amount.unit !== 'percent' || hasCue(question, 'if', 'should')) return undefined
  const named = measuresIn(question)
  const whole = named.find(
    ({ measure, at }) => totals.includes(measure) && at >= amount.after && at <= amount.after + 3,
  )
  if (!whole || named.some(({ measure }) => !totals.includes(measure))) return undefined
  const verb = terms[whole.at + 1]
  if (!verb || !/^(?:com(?:e|es|ing)|came|is|are|was|were)\b/.test(textOf(verb))) return undefined
  if (weekdaysIn(question).length + hoursIn(question).length + namedPeriods(question).length > 0)
    return undefined
  return terms.slice(whole.at + 2).some(mayBePart) ? whole.measure : undefined
}

/** Says that no record has such a part, and no text on record stands in for it. */
export const unsplitShare: DerivedReader = (question) => {
  const partOf = unsplitTotal(question) ?? claimedTotal(question)
  return partOf && { operator: 'decline', because: 'not-on-record', partOf }
}
