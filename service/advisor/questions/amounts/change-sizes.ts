/** How the size of a change is said: a step, a level that is reached, or one figure from another. */
import type { Lever } from '#schema/advisor/change-plans'
import { leverOf } from '../levers.ts'
import { hasCue, type Question, textOf } from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'
import type { Amount } from './amounts.ts'

const reached =
  /(?:^| )(?:to|(?:back|held|capped|stays?|staying|steady) at)(?: (?:about|around|roughly|only|just|a|the))?$/
const held = /(?:^| )(?:to|at|was|were|be|is|became|hit)(?: (?:about|around|roughly|only|just|a|the))?$/

const perUnit = /^(?:a|an|per|each|every|week|fortnight|month|quarter|year|day)$/

/** "To $2,500", "down to nothing", and for prices "at $1,500": where a lever ends. */
export const isLevel = ({ terms }: Question, amount: Amount, lever?: Lever): boolean => {
  const { first, after } = amount
  const lead = terms.slice(Math.max(0, first - 2), first).map(textOf)
  // "Stretch to a $20,000 machine" says what it costs.
  if (terms.slice(Math.max(0, first - 3), first).some(({ text }) => /^(?:stretch|commit)$/i.test(text)))
    return false
  // "If every sale was a dollar bigger"
  const next = terms.slice(after, after + 4).find((term) => !perUnit.test(textOf(term)))
  if (
    /^(?:more|less|extra|bigger|smaller|higher|lower|dearer|cheaper|up|down|better|worse)$/.test(textOf(next))
  )
    return false
  if (reached.test(lead.join(' '))) return true
  return lever === 'price'
    ? held.test(lead.join(' '))
    : lever !== undefined &&
        (isWholeWeek(terms, amount, lever) ||
          isOfSubject(terms, first, lever) ||
          isElided(terms, first, lever) ||
          isSold(terms, first, lever) ||
          isOfNoun(terms, first, after, lever))
}

const about = /^(?:about|around|roughly|only|just|a|the|say|exactly|more like|flat|steady|constant)$/
const being = /^(?:was|were|is|are|be|been|being|became|stay\w*|had|have|has|would|to)$/

const beforeThese = (terms: readonly Term[], until: number, words: RegExp): number => {
  let at = until - 1
  while (at >= 0 && words.test(textOf(terms[at]))) at -= 1
  return at
}

/** "If wages were $5,500", "suppose rent last week had been $1,900": the lever is the subject of its level. */
const isOfSubject = (terms: readonly Term[], first: number, lever: Lever): boolean => {
  const verb = beforeThese(terms, first, about)
  const before = beforeThese(terms, verb + 1, being)
  if (before === verb) return false
  const subject = terms.slice(0, before + 1).findLast((term) => !meaningOf(term, 'period'))
  return subject !== undefined && leverOf(subject) === lever
}

/** "Rent was $3,000 a week and wages $6,000 a week": the second has the verb of the first. */
const isElided = (terms: readonly Term[], first: number, lever: Lever): boolean => {
  const [subject, joint] = [terms[first - 1], terms[first - 2]]
  if (
    !subject ||
    !joint ||
    leverOf(subject) !== lever ||
    !/^(?:and|,)$/.test(textOf(joint)) ||
    isOnTop(terms, first)
  )
    return false
  const before = terms.slice(0, first - 2).findLastIndex((term) => meaningOf(term, 'number'))
  const other =
    before < 0 ? undefined : terms.slice(0, before).findLast((term) => leverOf(term) !== undefined)
  const own = other && leverOf(other)
  return own !== undefined && own !== lever && isOfSubject(terms, before, own)
}

const sells =
  /(?:^| )(?:(?:bill|sell|serve|settle|close|do|have|make|manage)(?:s|ed|d)?|sold|did|had|made|was|were|is|be|been|at|on|with)$/

/** "Rent of $4,000 a week", "with wages at $5,500 a week": the whole of a lever, where nothing says that it comes on top. */
const isOfNoun = (terms: readonly Term[], first: number, after: number, lever: Lever): boolean => {
  const last = beforeThese(terms, first, about)
  const isEach = perUnit.test(textOf(terms[after]))
  const subject = terms[last - 1]
  return (
    isEach &&
    /^(?:of|at)$/.test(textOf(terms[last])) &&
    subject !== undefined &&
    leverOf(subject) === lever &&
    !isOnTop(terms, first)
  )
}

/** "If we only bill 28 days a week", "if it were 40 days", "at 140 sales a week": all that is sold, likewise. */
const isSold = (terms: readonly Term[], first: number, lever: Lever): boolean =>
  lever === 'volume' &&
  terms.slice(first + 1, first + 2).some((term) => leverOf(term) === lever) &&
  sells.test(textOf(terms[beforeThese(terms, first, about)])) &&
  !isOnTop(terms, first)

/** A number sold that is a week's, and no few more on top of it. */
const leastWhole = 10
const isWorth = /^(?:worth|bring|mean|earn|look)$/

/** "What would 36 billed days a week be worth?": all that is sold in a week. */
const isWholeWeek = (terms: readonly Term[], { first, value, unit }: Amount, lever: Lever): boolean => {
  const sold = terms.findIndex((term, at) => at > first && at <= first + 2 && leverOf(term) === 'volume')
  return (
    lever === 'volume' &&
    unit === 'plain' &&
    value >= leastWhole &&
    sold >= 0 &&
    /^(?:a|per|each|every)$/.test(textOf(terms[sold + 1])) &&
    /^week$/.test(textOf(terms[sold + 2])) &&
    terms.some((term) => isWorth.test(textOf(term))) &&
    !isOnTop(terms, first)
  )
}

const onTop = /^(?:more|another|extra|additional|further|fewer|less|from|new|second|third)$/

/** True if the clause of an amount says that it comes on top: "how much more would we make if we billed 36 days" does not. */
const isOnTop = (terms: readonly Term[], first: number): boolean => {
  const from = terms.slice(0, first).findLastIndex((term) => isCue(term, 'if')) + 1
  // "…and paid contractors $2,000 less" is of another amount.
  const joint = terms.findIndex((term, at) => at > first && /^(?:and|but|while|,|;)$/.test(textOf(term)))
  const until = joint >= 0 && terms.slice(joint).some((term) => meaningOf(term, 'number')) ? joint : undefined
  return terms.slice(from, until).some((term) => term.words.some((word) => onTop.test(word)))
}

/** True for an amount that is supposed of a lever, and so is no goal: "if marketing was $1,900". */
export const isSupposed = ({ terms }: Question, { first }: Amount): boolean =>
  [...new Set(terms.flatMap((term) => leverOf(term) ?? []))].some((lever) => isOfSubject(terms, first, lever))

/** "At 140 transactions a week, what is the margin?", "if it were 40 days a week, where would it land?" */
const opensWithLevel = ({ terms, amounts, text }: Question): boolean =>
  /^\W*(?:at|on|with|(?:what )?if (?:it|that|we) (?:were|was|did|had))\b/i.test(text) &&
  amounts.slice(0, 1).some(({ first }) => isSold(terms, first, 'volume'))

/** "What margin would we have if rent was $2,500?": nothing is solved for. */
export const supposesLevel = (question: Question): boolean =>
  !hasCue(question, 'how-many', 'need', 'reach', 'should') &&
  (opensWithLevel(question) ||
    (hasCue(question, 'if') && question.amounts.some((amount) => isSupposed(question, amount))))

/** "From $300 to $380": the first of the two, for the second. */
export const startOf = (question: Question, amount: Amount): Amount | undefined => {
  const { terms, amounts } = question
  const before = amounts[amounts.indexOf(amount) - 1]
  if (!before || before.unit !== amount.unit || amount.first - before.after > 3) return undefined
  const isFrom = /^from$/.test(textOf(terms[before.first - 1]))
  return isFrom && isLevel(question, amount) ? before : undefined
}

const lengths = /^(?:days?|weeks?|fortnights?|months?|years?)(?: |$)/
const apart = /^(?:late|later|overdue|early|earlier|behind|ahead|ago|notice|in arrears|in advance)\b/

/** "For six weeks", "over three months", "60 days late": how long, and no size. */
export const isDuration = ({ terms }: Question, { first, after, unit }: Amount): boolean =>
  unit === 'plain' &&
  ((/^(?:for|over|within|in|after|next|last|every)$/.test(textOf(terms[first - 1])) &&
    terms.slice(after, after + 1).some((term) => meaningOf(term, 'grain') ?? meaningOf(term, 'unit'))) ||
    (lengths.test(textOf(terms[after])) && apart.test(textOf(terms[after + 1]))))

/** "Half the marketing": what is left of it, where no other word says the direction. */
export const isHalfOf = ({ terms }: Question, { first, unit, value }: Amount): boolean =>
  unit === 'percent' &&
  value === 50 &&
  /^half$/.test(textOf(terms[first])) &&
  /^(?:the|our|my|of|all)$/.test(textOf(terms[first + 1]))
