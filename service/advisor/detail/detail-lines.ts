/**
 * Answers questions that name items, categories, channels or accounts of imported files, from the rows themselves. What the
 * rows cannot answer is declined with what they hold; a question that names none of them is for the other readers.
 */
import { listed } from '../../runtime/counted.ts'
import type { Line } from '../line.ts'
import type { Question } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import { meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { answerPart } from './answer-part.ts'
import { type Asked, askedOf } from './asked.ts'
import { closedDays, hourLines, taxLines } from './closed-days.ts'
import { type Detail, type Dimension, namesOf } from './detail.ts'
import { type Form, isNarrowed, setsAgainst } from './forms.ts'
import { hasOtherSizes, isOfAdvice, isOfHours, leftOver } from './limits.ts'
import { dimensionIn, rankParts } from './rank-parts.ts'
import { partName } from './say-part.ts'
import { supposeAccount } from './suppose-account.ts'

export type DetailAnswer = {
  readonly lines: readonly Line[]
  readonly words: readonly string[]
  readonly isSure: boolean
}

const present = (lines: readonly (Line | undefined)[]): readonly Line[] =>
  lines.filter((line): line is Line => line !== undefined && line.text !== '')

const answer = (
  lines: readonly (Line | undefined)[],
  words: readonly string[],
  isSure = true,
): DetailAnswer | undefined => {
  const said = present(lines)
  return said.length === 0
    ? undefined
    : { lines: said, words: words.map((word) => word.slice(0, 60)), isSure }
}

const asksCost =
  /\b(?:spen[dt]|spending|pay|paid|paying|costs?|costing|bill(?:s|ed)?|suppliers?|bought|buy(?:ing)?)\b/i

/** A word that lawyers and tax offices also answer to names an account where an amount is asked for. */
const asksSum = /\b(?:how much (?:did|have|do) we|what did we (?:pay|spend)|paid|spent|when did we)\b/i

const unanswered: ReadonlySet<Form> = new Set<Form>(['ahead', 'suppose'])

const heldWords = (dimension: Dimension): string =>
  dimension === 'account'
    ? 'what was booked to it, and when'
    : `what it took and how many were sold, and when`

/** Says what the rows hold of a name, where they cannot answer what is asked of it. */
const declined = (asked: Asked): DetailAnswer | undefined => {
  const [first] = asked.named
  if (!first) return undefined
  const part = { dimension: first.dimension, names: first.names }
  const text = `The rows can’t answer that about ${partName(part)}. They hold ${heldWords(first.dimension)}${first.dimension === 'account' ? '' : ', and no cost'}: ask for a sum, a number, a share or a change over a time.`
  return answer([{ text, figures: [] }], first.names)
}

const ofNames = (records: Records, detail: Detail, asked: Asked): DetailAnswer | undefined => {
  const { named, question } = asked
  const [first, second] = named
  if (!first) return undefined
  // Two names set against each other are compared at the time asked for, and not with an earlier one.
  const form = second && asked.form === 'change' && asked.days.length < 2 ? 'value' : asked.form
  const isOfRules = first.terms.some((at) => question.terms[at] && meaningOf(question.terms[at], 'decline'))
  if (isOfRules && !asksSum.test(question.text)) return undefined
  const part = { dimension: first.dimension, names: first.names }
  if (form === 'suppose' && !second) {
    const lines = supposeAccount(records, detail, asked, part)
    if (lines) return answer(lines, first.names)
  }
  // "Rent" and "wages" are measures too: other readers know more forms of them.
  const isGeneric = named.every((one) => one.isGeneric)
  if (
    isGeneric &&
    (unanswered.has(form) || form === 'worth' || form === 'why' || form === 'effect' || isOfAdvice(question))
  )
    return undefined
  // What customers buy is no cost of the business, and rows of sales have no cost.
  const isOfCost = asksCost.test(question.text) && named.some(({ dimension }) => dimension !== 'account')
  if (
    isOfCost ||
    unanswered.has(form) ||
    hasOtherSizes(asked) ||
    isOfHours(asked) ||
    isNarrowed(question.text)
  )
    return isGeneric ? undefined : declined(asked)
  const left = leftOver(asked)
  const note: Line | undefined =
    left.length === 0
      ? undefined
      : {
          text: `I left out ${listed(left.slice(0, 3).map((word) => `“${word}”`))}, which the rows don’t name.`,
          figures: [],
        }
  const words = named.flatMap(({ names }) => names)
  if (!second)
    return answer([...answerPart({ records, detail, asked }, part), note], words, left.length === 0)
  const each = named.flatMap((one) =>
    answerPart(
      { records, detail, asked: { ...asked, form } },
      { dimension: one.dimension, names: one.names },
    ),
  )
  const isJoint = named.every(({ dimension }) => dimension === first.dimension) && !setsAgainst(question.text)
  const together = isJoint
    ? answerPart(
        { records, detail, asked },
        { dimension: first.dimension, names: [...new Set(words)] },
      ).slice(0, 1)
    : []
  return answer([...together, ...each, note], words, left.length === 0)
}

const ofQuestion = (records: Records, detail: Detail, question: Question): DetailAnswer | undefined => {
  const asked = askedOf(records, detail, question)
  const plain =
    closedDays(records, detail, asked) ??
    taxLines(records, detail, asked) ??
    hourLines(records, detail, asked)
  if (plain) return answer(plain, ['imported rows'])
  const named = ofNames(records, detail, asked)
  if (named || asked.named.length > 0) return named
  const dimension = dimensionIn(question, detail)
  const ranked = dimension && rankParts(records, detail, asked)
  return ranked ? answer(ranked, namesOf(detail, dimension).slice(0, 3)) : undefined
}

const goesOn = /^\W*(?:and|what about|how about|same|also|or|then|versus|vs|compared)\b/i

/** The answer from the rows; `before` is the message of the turn before, which a follow-up goes on from. */
export const detailAnswer = (
  records: Records,
  detail: Detail,
  message: string,
  before: string | undefined,
): DetailAnswer | undefined => {
  const ask = (text: string) => questionOf(text, records.business.type, records.now)
  const question = ask(message)
  const earlier = before === undefined || !goesOn.test(message) ? undefined : ask(before)
  if (earlier && ofQuestion(records, detail, earlier)) {
    const [own, other] = [askedOf(records, detail, question), askedOf(records, detail, earlier)]
    // A follow-up that names only a time asks the same of it, and one that names only a thing asks the same of that.
    if (own.named.length === 0 && own.days.length > 0 && other.named.length > 0) {
      const asked = { ...other, days: own.days }
      const lines = other.named.flatMap((one) =>
        answerPart({ records, detail, asked }, { dimension: one.dimension, names: one.names }),
      )
      return answer(
        lines,
        other.named.flatMap(({ names }) => names),
      )
    }
    if (own.named.length > 0 && own.form === 'value')
      return ofNames(records, detail, {
        ...own,
        form: other.form,
        days: own.days.length > 0 ? own.days : other.days,
      })
  }
  return ofQuestion(records, detail, question)
}
