/** Whether what a question supposes goes up or down: the verb says so, and "more" only where there is no verb. */
import { remember } from '../../remember.ts'
import { clauseOf, leverOf, within } from '../levers.ts'
import { nearest, type Question, type Used } from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'

type Direction = { readonly at: number; readonly sign: number }

// "Fewer people", "stop coming": a direction that another meaning of the words hides.
const hiddenDown =
  /\b(?:fewer|less|stops? coming|stopped coming|don.?t come|lost|leaves|left|walks away|falls? away|fell away|disappears?|vanish(?:es)?)\b/i
const hiddenUp = /\b(?:more|extra|additional)\b/i

// "Cut our fees" is one phrase of improving as well.
const ownStep =
  /^(?:(?<down>reduce|reducing|cut|cutting)|(?:increase|increasing|raise|raising|grow|growing)) our$/i

/** "Two days a week go": nothing follows that says where to. */
const isGone = (term: Term, next: Term | undefined): boolean =>
  /^(?:go|goes|went|gone|going)$/i.test(term.text) &&
  (next === undefined ||
    meaningOf(next, 'mark') !== undefined ||
    /^(?:away|missing|too|as well|and|but|then|what|how)\b/i.test(next.text))

const signOf = (term: Term, next: Term | undefined): number | undefined => {
  if (isCue(term, 'down')) return -1
  if (isCue(term, 'up')) return 1
  const step = ownStep.exec(term.text)
  if (step) return step.groups?.down ? -1 : 1
  if (isGone(term, next)) return -1
  const text = `${term.text} ${/^(?:stop|fall|fell)/i.test(term.text) ? (next?.text ?? '') : ''}`
  return hiddenDown.test(text) ? -1 : hiddenUp.test(text) ? 1 : undefined
}

/** "What's left of the margin", "is anything left over": what remains, and nobody who goes. */
const isRest = (terms: readonly Term[], at: number): boolean => {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]]
  return (
    /^left$/i.test(term?.text ?? '') &&
    (/^(?:of|over|after|once|when|for|to|in|at|from)$/i.test(next?.text ?? '') ||
      /^(?:what['’]?s?|is|be|have|has|much|anything|nothing|something|money|cash|profit|margin)$/i.test(
        before?.text ?? '',
      ) ||
      next === undefined ||
      meaningOf(next, 'mark') !== undefined)
  )
}

const letsGo = /\blet(?:s|ting)?\b.{1,40}\bgo\b/i

/** Words that say a direction, with their places. */
export const directionsIn = remember(({ terms, text }: Question): readonly Direction[] =>
  terms.flatMap((term, at) => {
    const isLet = /^let(?:s|ting)?$/i.test(term.text) && letsGo.test(text)
    const sign = isLet ? -1 : isRest(terms, at) ? undefined : signOf(term, terms[at + 1])
    return sign === undefined ? [] : [{ at, sign }]
  }),
)

/** True for "more" in "how many more". */
const isAskedFor = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 2), at).some((term) => isCue(term, 'how-many', 'how-much'))

const leaves =
  /^(?:leave|leaves|left|leaving|quit|quits|resign\w*|walk\w*|depart\w*|stop\w*|go|goes|gone|going|went|(?:fall|fell|drop)\w* (?:away|off|out)|fall|falls|fell|disappear\w*|vanish\w*|cancel\w*)\b/i

/** "Four more landlords leave": the noun that the amount counts goes. */
const isLeaving = ({ terms }: Question, { at, sign }: Direction): boolean =>
  sign < 0 &&
  leaves.test(terms[at]?.text ?? '') &&
  // "Where does that leave us?" and "fall by 3%" are about something else.
  !/^(?:us|me|our|the|my|business|things|by|to)$/i.test(terms[at + 1]?.text ?? '')

/** Words beside a number that say "in addition", whatever the verb is. */
const addition = /^(?:more|another|extra|additional|further)\b(?! than)/i

/** True for a direction that only says "in addition". */
export const isAddition = ({ terms }: Question, at: number): boolean => addition.test(terms[at]?.text ?? '')

// A verb of gaining, or a word that begins another thought: a direction before it is about something else.
const otherThought =
  /^(?:if|when|with|from|because|after|given|having|bring\w*(?: in)?|brought|get|gets|getting|got|win|wins|won|winning|serve\w*|serving|sell|sells|sold|selling|attract\w*|have|had|see|sees|seeing|earn\w*|roster\w*|so|pay|pays|paid|paying)$/i

/** True if a direction before an amount is the verb of it: nothing else that is counted or done lies between. */
const reaches = (question: Question, from: number, place: number): boolean => {
  const { terms, amounts } = question
  const counted = terms.slice(place, place + 4).flatMap((term) => leverOf(term) ?? [])[0]
  const between = terms.slice(from + 1, place)
  return (
    !between.some((term) => {
      const lever = leverOf(term)
      return (
        otherThought.test(term.text) || (lever !== undefined && counted !== undefined && lever !== counted)
      )
    }) && !amounts.some(({ first }) => first > from && first < place)
  )
}

/** The verb of an amount that "more" or "another" stands beside; undefined if there is none. */
const verbOf = (question: Question, own: readonly Direction[], place: number): Direction | undefined => {
  const verbs = own.filter(({ at }) => !isAddition(question, at))
  const less = verbs.find(
    ({ at, sign }) =>
      at > place && at <= place + 6 && sign < 0 && /^(?:fewer|less)\b/i.test(question.terms[at]?.text ?? ''),
  )
  const before = verbs.findLast(({ at }) => at < place)
  return (
    less ??
    verbs.find((one) => one.at > place && isLeaving(question, one)) ??
    (before && reaches(question, before.at, place) ? before : undefined)
  )
}

/** The sign of an amount, by the words of its clause; up if they say nothing. */
export const directionOf = (question: Question, used: Used, place: number): number => {
  const all = directionsIn(question)
  const own = within(all, clauseOf(question, place))
  for (const { at } of own) used.add(at)
  const added = own.find(
    ({ at }) => at >= place - 2 && at <= place + 3 && isAddition(question, at) && !isAskedFor(question, at),
  )
  const gone = own.find((one) => one.at > place && isLeaving(question, one))
  const found = added
    ? (verbOf(question, own, place) ?? added)
    : (gone ??
      besideOf(question, own, place) ??
      nearest(own.length > 0 ? own : all.filter(({ at }) => at < place), place))
  if (found) used.add(found.at)
  return found?.sign ?? 1
}

/** The direction beside an amount: just after it, as in "5% less", then before it, then the verb of its noun. */
const besideOf = (question: Question, own: readonly Direction[], place: number): Direction | undefined => {
  const free = own.filter(({ at }) => !isAskedFor(question, at))
  return (
    // "Cut rates five percent how many more": a word just after an amount goes with it, then the one before it.
    free.find(({ at }) => at > place && at <= place + 2) ??
    free.findLast(({ at }) => at < place) ??
    // "4 percent of customers stop coming": the verb of the noun that the amount counts.
    free.find(({ at }) => at > place)
  )
}
