/**
 * Words that say which part of a figure is meant: "revenue from commuter bikes", "workshop sales". A plan that
 * has no use for them answers for the whole.
 */
import { measuresIn, type Question, textOf } from '../question.ts'
import { isCue, isLight, meaningOf, type Term } from '../term.ts'

const sources = /^(?:from|by)$/
/** "Focused on rentals", "looking at rentals": said of what is asked about. */
const focusing = /^(?:focus\w*|look\w*|ask\w*|think\w*|talk\w*|interest\w*|zoom\w*|homing|concentrat\w*)$/
const onWhat = /^(?:on|at|about|in|into|of)$/
const small = /^(?:the|our|my|a|an|any|all|each|those|these|of|kids?|new|old)$/
const sold = /^(?:revenue|sales|takings|turnover|income)$/

/** Terms between a word of origin and what it leads to. */
const nearby = 3

/** The words that lead to a term, without articles and the like. */
const leadOf = ({ terms }: Question, at: number): readonly [before: string, lead: string] => {
  let place = at - 1
  while (place > at - nearby && small.test(textOf(terms[place]))) place -= 1
  return [textOf(terms[place - 1]), textOf(terms[place])]
}

const isFocus = (question: Question, at: number): boolean => {
  const [before, lead] = leadOf(question, at)
  return onWhat.test(lead) && focusing.test(before)
}

const isFrom = (question: Question, at: number): boolean =>
  sources.test(leadOf(question, at)[1]) || isFocus(question, at)

/** True for a question that says it is about a thing which no word of figures names. */
export const isFocused = (question: Question): boolean =>
  question.terms.some(
    (term, at) => meaningOf(term, 'unknown') !== undefined && !isLight(term) && isFocus(question, at),
  )

const isOwnOf = ({ terms }: Question, at: number): boolean => sold.test(textOf(terms[at + 1]))

/** "Dine-in compared with takeaway": the other side is of a part that no record has. */
const isOtherSide = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 2), at).some((term) => isCue(term, 'than', 'compare'))

/** "What does it cost us in people?": the part of all costs that is meant. */
const isPartOfCosts = (question: Question, at: number, term: Term): boolean =>
  (meaningOf(term, 'staff-hours') ?? meaningOf(term, 'lever')) !== undefined &&
  /^(?:in|on|for)$/.test(textOf(question.terms[at - 1])) &&
  measuresIn(question).some(({ measure }) => measure.startsWith('costs'))

/** "Which advisory made the most?": the kind of thing that is to be named, where no word of figures is. */
const wantedIn = ({ terms }: Question, left: readonly number[]): readonly number[] =>
  left.filter((at) => {
    const [before, term] = [terms[at - 1], terms[at]]
    return (
      before && term && isCue(before, 'which') && meaningOf(term, 'unknown') !== undefined && !isLight(term)
    )
  })

/**
 * Of the words of a question, those that narrow what is asked: of the words `left` over, and, after "from" and "by", of those
 * that elsewhere say little and that no reader took.
 */
export const narrowedBy = (
  question: Question,
  left: readonly number[],
  used: ReadonlySet<number>,
): readonly number[] => {
  const wanted = wantedIn(question, left)
  if (measuresIn(question).length === 0) return wanted
  const found = question.terms.flatMap((term, at) => {
    const isUnknown = meaningOf(term, 'unknown') !== undefined
    const isLeft = left.includes(at)
    const isOrigin = isUnknown && (isLeft || (isLight(term) && !used.has(at))) && isFrom(question, at)
    const isPart =
      isLeft &&
      (isUnknown ? isOwnOf(question, at) || isOtherSide(question, at) : isPartOfCosts(question, at, term))
    return isOrigin || isPart ? [at] : []
  })
  return [...new Set([...wanted, ...found])]
}
