/** Questions that go on with the subject of the one before: "and when was that meant to be done?" */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { plusDays } from '../calendar.ts'
import { askedFor } from '../search/asked-for.ts'
import { isStopWord, isWeakWord } from '../search/common-words.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { isLightWord } from './lexicon/light.ts'
import type { Question } from './question.ts'
import type { ReadQuestion } from './read.ts'
import { searchWords } from './readers/search-words.ts'
import { meaningOf } from './term.ts'
import { withoutCourtesy } from './threads/turn.ts'
import type { Part } from './wording/message-parts.ts'

const pronoun = /\b(?:that|it|this|they|them|those|these|he|him|she|her|there)\b/i

/** What a plan about facts is about. */
export const subjectWords = (plan: ReadQuestion['plan'] | undefined): readonly string[] =>
  plan !== undefined && 'words' in plan && plan.words ? plan.words : []

const strong = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isWeakWord(word, formOf(word)) && !isLightWord(word))

/** The words of what a turn before was about: those of its search, or of the matter that advice was asked for. */
const subjectOfTurn = (before: Plan | undefined): readonly string[] => {
  if (before === undefined || before.operator === 'clarify') return []
  if (before.operator !== 'advise') return subjectWords(before)
  return strong(wordsIn(before.matter.toLowerCase()).filter((word) => !isStopWord(word, formOf(word)))).slice(
    0,
    6,
  )
}

const mostBare = 7
const isOfDoing =
  /\b(?:has|have|did|was|were|is|are) (?:it|that|this|they|we|i|those|these|the)\b.*\b(?:done|sorted|finished|decided|accept\w*|agreed?|approved?|dismiss\w*|reject\w*|happen\w*|work\w*|paid|sent|fixed|signed|do it|go ahead|say yes)\b|\bhow (?:did|has|is|was) (?:that|it|this|the)\b.*\b(?:turn|turned|go|gone|going|work|worked|pan|panned|end|ended|play)\b|\bwhat (?:came|became|happened)\b/i
const isOfDate =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:by when|when|what date|(?:what(?:'s| is| was) )?(?:the|that|its) date|how long (?:have|do) (?:we|i) (?:got|have)|is there a deadline)\b/i
const isPast = /^when (?:did|was|were|had)\b/
const asksOfIt =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:who|whose|why|how come|how (?:much|many|long)|what (?:does|did|would|will|is|was|are)|where|which)\b/i

/** "By when?", "who said that?", "has it been done?", "how much would it bring in?" after an answer from the records. */
export const ofTurnBefore = (question: Question, before: Plan | undefined): AnswerablePlan | undefined => {
  const words = [...subjectOfTurn(before)]
  const { text, terms, periods, amounts, today } = question
  const count = terms.filter((term) => !meaningOf(term, 'mark')).length
  if (words.length === 0 || count > mostBare || periods.length > 0 || amounts.length > 0) return undefined
  const own = strong(searchWords(question)).filter(
    (word) =>
      !words.includes(word) &&
      !/^(?:bring|brings|brought|done|sorted|deadline|date|said|wrote|idea|thanks|cheers|one|turn|turned|out|panned|came|became|again|end|ended|play|played)$/.test(
        word,
      ),
  )
  if (own.length > 0) return undefined
  const plain = withoutCourtesy(text)
  if (isOfDoing.test(plain))
    return {
      operator: 'decided',
      words,
      period: { of: { kind: 'dates', from: plusDays(today, -farBack), to: today } },
    }
  if (isPast.test(plain)) return { operator: 'find', words, asked: 'when' }
  if (isOfDate.test(plain))
    return {
      operator: 'due',
      words,
      period: { of: { kind: 'dates', from: today, to: plusDays(today, farAhead) } },
    }
  const asked = askedFor(text)
  // What advice rests on is in the advice.
  if (!asksOfIt.test(text) || (asked === 'why' && before?.operator === 'advise')) return undefined
  return { operator: 'find', words, ...(asked ? { asked } : {}) }
}

const farBack = 1100
const farAhead = 400

const bareDoing = /^(?:done|sorted|finished|completed|settled)$/

/** True for a question whose only subject is a pronoun: "how much are they worth?", "has it been done?" */
export const isOfPronoun = (question: Question): boolean =>
  pronoun.test(question.text) &&
  strong(searchWords(question)).every((word) => bareDoing.test(word)) &&
  question.periods.length === 0

const lineWords: Readonly<Record<string, string>> = {
  staff: 'wages',
  supplies: 'supplies',
  premises: 'rent',
  marketing: 'marketing',
  other: 'other costs',
}
const whichOne =
  /^(?<lead>\W*(?:and )?(?:which|what)(?: one| of (?:them|those|these))?) (?=(?:has |have |had )?(?:grew|grown|rose|risen|fell|fallen|gone|went|moved|changed|jumped|dropped|climbed|increased|decreased)\b)/i

/** "And which grew the most?", "how has it moved since July?" after a question about the lines of cost. */
export const withLine = (text: string, before: ReadQuestion['plan'] | undefined): string | undefined => {
  if (before?.operator !== 'rank' || before.by !== 'expense') return undefined
  if (whichOne.test(text)) return text.replace(whichOne, 'which cost ')
  const line = before.claimedLine === undefined ? undefined : lineWords[before.claimedLine]
  return line !== undefined && /\b(?:it|that|this)\b/i.test(text)
    ? text.replace(/\b(?:it|that|this)\b/i, line)
    : undefined
}

/** The question with the subject before it in place of its pronoun; undefined where it has a subject of its own. */
export const withSubject = (
  question: Question,
  before: ReadQuestion['plan'] | undefined,
): string | undefined => {
  const words = subjectWords(before)
  const { text } = question
  const ofLine = withLine(text, before)
  if (ofLine !== undefined) return ofLine
  if (words.length === 0 || !isOfPronoun(question)) return undefined
  return text.replace(pronoun, words.join(' '))
}

const costsOfThat =
  /\b(?:what|how much)(?:['’]?s| is| does| did| would| has| have)? (?:that|it|this|all (?:that|this))\b[^?]{0,12}\bcost(?:s|ing|ed)?\b|\b(?:cost|price) of (?:that|it|this)\b/i

/** "Two seniors sit around with nothing to do. What's that costing us?": the cost of what was told, as far as it is on record. */
export const costOfTold = (
  parts: readonly Part[],
  ask: (text: string) => Question,
): AnswerablePlan | undefined => {
  const [asked, more] = parts.filter(({ isAsked }) => isAsked)
  if (!asked || more || !costsOfThat.test(asked.text)) return undefined
  const told = parts.filter(({ isAsked }) => !isAsked).map(({ text }) => ask(text))
  // What is told with its size is priced by it.
  if (told.some(({ amounts }) => amounts.some(({ value }) => value >= fewest))) return undefined
  const words = strong(told.flatMap((one) => searchWords(one)))
    .filter((word) => !isNumber.test(word))
    .slice(0, mostTold)
  return words.length > 0 ? { operator: 'find', words, asked: 'how-much' } : undefined
}

const [fewest, mostTold] = [10, 8]
const isNumber = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|both)$/

const bareState =
  /^\W*(?:and )?(?:are|is) (?:we|i|they|it|everything|everyone|things|that|this)(?: all| fully| actually| really)? (?:ready|prepared|set|sorted|done|good to go|covered|organi[sz]ed)(?: for (?:it|that|this|them|him|her))?\W*$/i

/** "…, and are we ready?": whether what was asked about before was done. */
export const ofReadiness = (
  question: Question,
  before: ReadQuestion['plan'] | undefined,
): AnswerablePlan | undefined => {
  const words = subjectWords(before)
  return bareState.test(question.text) && words.length > 0
    ? { operator: 'find', words: [...words], asked: 'done' }
    : undefined
}

/** The same for one fact of what the question before was about: who said it, when it is, how much it costs. */
export const ofSameSubject = (
  question: Question,
  before: ReadQuestion['plan'] | undefined,
): AnswerablePlan | undefined => {
  const asked = askedFor(question.text)
  if (asked === undefined || asked === 'why' || withSubject(question, before) === undefined) return undefined
  return { operator: 'find', words: [...subjectWords(before)], asked }
}
