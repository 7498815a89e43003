/**
 * Finds clauses that are not part of the question, by their form: greetings, introductions, sentences about the person
 * who asks or somebody with them. Clauses with a figure, an amount, a business act, a danger or another word of business
 * are kept.
 */
import { closings, courtesies, interjections, isNicety, pointers, vocatives } from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isContent, isCue, isLight, type Meaning, meaningOf, type Term } from '../term.ts'
import {
  conditional,
  hasData,
  isAhead,
  isOfPast,
  isOfTime,
  isOfTopic,
  isSurrounding,
  isUnknown,
  narrowsTime,
  wordsOf,
} from './clause-data.ts'
import { frameOf, hedges, howAreYou, isOfAttention, ofWhereabouts, ours } from './frames.ts'

const demonstrative = /\b(?:it|that|this|those|these)\b/i
const ofBusiness =
  /^\W*how\b.*\b(?:business|things|everything|we (?:going|doing|travell?ing|tracking|looking|placed|faring))\b/i

/** Words of a clause that a figure could turn on, or that could be searched; only words of asking are enough without "it". */
const asksSomething = ({ terms, text }: Question): boolean => {
  const isOfCues = ({ meanings }: Term) => meanings.every(({ kind }) => kind === 'cue')
  if (terms.some((term) => isContent(term) && !isLight(term) && !isOfCues(term))) return true
  const saying = terms.filter((term) => !meaningOf(term, 'filler') && !meaningOf(term, 'mark'))
  return (saying.length > 1 && !demonstrative.test(text)) || ofBusiness.test(text)
}

const naming: ReadonlySet<Meaning['kind']> = new Set(['measure', 'number', 'period', 'weekdays', 'decline'])

/** True for a clause that is a question in short: "three biggest days this quarter", "email to the roaster". */
export const isInShort = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      term.meanings.some(({ kind }) => naming.has(kind)) ||
      isCue(
        term,
        'highest',
        'lowest',
        'best',
        'worst',
        'compare',
        'draft',
        'email',
        'roster',
        'social',
        'due',
      ),
  )

/** A name alone, as under a letter. */
export const isSignature = ({ terms, text }: Question): boolean =>
  /^\W*(?:\p{Lu}\p{L}+\W*){1,2}$/u.test(text) &&
  terms.every((term) => isUnknown(term) || meaningOf(term, 'mark') || meaningOf(term, 'filler'))

/** What a clause is beside the question: always, unless the question points back to it, or only where that is complete without it. */
export type Beside = 'courtesy' | 'always' | 'unpointed' | 'complete'

/** Only greetings and small words: "no rush", "here we go". */
const isEmpty = ({ text }: Question): boolean => {
  const words = wordsOf(text)
  return words.every((word) => courtesies.has(word) || vocatives.has(word) || interjections.has(word))
}

/** When a clause may be left out of its message; undefined if it is part of the question. */
export const besideOf = (clause: Question, { isAsked, isBefore, isClosedOff }: Place): Beside | undefined => {
  if (isOfAttention(clause) || howAreYou.test(clause.text)) return isBefore ? 'courtesy' : undefined
  if (isAsked || refuses.test(clause.text) || (!isBefore && corrects.test(clause.text))) return undefined
  if (hedges.test(clause.text) && isBefore) return 'courtesy'
  if (isEmpty(clause)) return isBefore || wordsOf(clause.text).some(isNicety) ? 'courtesy' : undefined
  if (ofWhereabouts.test(clause.text) && clause.amounts.length === 0) return 'unpointed'
  if (hasData(clause)) return undefined
  const frame = frameOf(clause)
  if (frame === 'courtesy') return 'courtesy'
  if (supposes.test(clause.text) || isOfTopic(clause)) return undefined
  if (frame === 'speaker' && !isOfPast(clause)) return 'always'
  if (frame === 'speaker' || frame === 'person') return 'unpointed'
  const isOther =
    isClosedOff || [conditional, ours, demonstrative, judges].some((words) => words.test(clause.text))
  return isBefore && !isOther && wordsOf(clause.text).length >= leastWords ? 'complete' : undefined
}

/** "If my daughter ran the floor": a condition of what is asked. */
const supposes =
  /^\W*(?:(?:and|so|but|or)\s+)*(?:if|unless|with|without|suppos(?:e|ing)|assum(?:e|ing)|imagine)\b/i

/** "October's, sorry, last month's". */
const corrects = /^\W*(?:no[,\s]+)?(?:sorry|no|wait|rather|actually|scratch that)\W*$/i

/** "No, in total" corrects the answer before. */
const refuses = /^\W*(?:no|nah|nope)(?:\W+(?:no|nah|nope))*\W*$/i

/** Whether a clause asks, is before the question of its message, and ends in a question mark. */
export type Place = { readonly isAsked: boolean; readonly isBefore: boolean; readonly isClosedOff: boolean }

const leastWords = 3

/** "True or false", "good or bad": to be judged by the answer. */
const judges = /\b(?:true|false|right|wrong|fair|agree|correct|sure|or)\b/i

/** What of a clause beside the questions of a message stays with them: nothing, its time alone, or all of it. */
export type Stays = 'nothing' | 'time' | 'all'

/** What of a clause that is beside the questions left of a message has to stay with them. */
export const staysOf = (
  kept: readonly Question[],
  clause: Question,
  beside: Beside,
  {
    isOfQuestions,
    isOnRecord,
  }: { readonly isOfQuestions: boolean; readonly isOnRecord: (word: string) => boolean },
): Stays => {
  const isEnough = kept.some(asksSomething)
  // "Thanks, very helpful" is all thanks.
  if (beside === 'courtesy')
    return isOfQuestions || (isEnough && !wordsOf(clause.text).some((word) => closings.has(word)))
      ? 'nothing'
      : 'all'
  if (!isEnough || !isOfQuestions) return 'all'
  if (narrowsTime(clause) && !isAhead(clause) && !kept.some(narrowsTime)) return 'all'
  const hasTime = kept.some(({ periods }) => periods.length > 0)
  const points = kept.some(({ text }) => wordsOf(text).some((word) => pointers.has(word)))
  const isTimed = !hasTime && isOfTime(clause) && !isAhead(clause)
  // "Dana was on leave in June. What did we bill?" is about June, and not about Dana.
  const isOnlyTime = isTimed && clause.periods.length === 1 && isOfPast(clause) && !points
  if (beside === 'always') return hasTime || !isOfPast(clause) ? 'nothing' : isOnlyTime ? 'time' : 'all'
  if (isTimed) return beside === 'unpointed' && isOnlyTime ? 'time' : 'all'
  if (beside === 'unpointed') return points ? 'all' : 'nothing'
  const isNamed = kept.some((one) => isInShort(one) && !demonstrative.test(one.text))
  const isHeld = clause.terms.some(
    (term) =>
      isContent(term) && !isLight(term) && !isSurrounding(term) && wordsOf(term.text).some(isOnRecord),
  )
  const isWhy = kept.some(({ terms }) => terms.some((term) => isCue(term, 'why')))
  return isNamed && !isHeld && !points && !isWhy ? 'nothing' : 'all'
}

const joins = /^(?:in|on|over|during|for|at|since|until|till|from|through|throughout)$/i

/** The time that a clause names, with the word that joins it: "in June". */
export const timeOf = ({ terms, periods: [period] }: Question): string => {
  const term = period && terms[period.at]
  const joint = period && terms[period.at - 1]
  if (!term) return ''
  return joint && joins.test(joint.text) ? `${joint.text} ${term.text}` : term.text
}
