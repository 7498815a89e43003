/** Divides a message into terms, amounts and periods. */
import { LRUCache } from 'lru-cache'
import type { IsoDate } from '#schema/core/scalars'
import type { BusinessType } from '#schema/session/session'
import { today } from '../calendar.ts'
import { currentState } from '../periods/states.ts'
import { impossibleDateIn } from './calendar/dates.ts'
import { withCombinations } from './phrases/combinations.ts'
import { withEvents } from './phrases/events.ts'
import { withUnits } from './phrases/per-units.ts'
import { withoutRejected } from './phrases/rejections.ts'
import type { Question } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'
import { termsOf, wordsOf } from './terms.ts'
import type { NumberUnit } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

// Consultants sell days: "days" is a time only in "our best days" and the like.
const soldDays = /^days$/i

// "Average customers a day" is how many come, "the average customer" what one spends.
const averageOfMany =
  /^(?:average|avg|ave|mean|typical)\s+(?:customers|orders|sales|deals|transactions|tickets|jobs|settlements|visits|dockets|covers|people)$/i

const ofMany = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term) =>
    averageOfMany.test(term.text)
      ? {
          ...term,
          meanings: [
            { kind: 'measure', measure: 'transactions' },
            { kind: 'cue', cue: 'mean' },
          ],
        }
      : term,
  )

/** Terms that mean something else beside others. */
const inContext = (terms: readonly Term[], trade: BusinessType): readonly Term[] =>
  trade !== 'consulting'
    ? terms
    : terms.map((term, at) => {
        const before = terms[at - 1]
        const beforeThat = terms[at - 2]
        const isListed = [before, beforeThat].some(
          (one) => one && isCue(one, 'highest', 'lowest', 'best', 'worst'),
        )
        // "Under 1,600 a day" is a rate.
        const isRate =
          /^day$/i.test(term.text) &&
          /^(a|per|each)$/i.test(before?.text ?? '') &&
          beforeThat !== undefined &&
          meaningOf(beforeThat, 'number') !== undefined
        if (isRate) return { ...term, meanings: [{ kind: 'measure', measure: 'revenue-per-transaction' }] }
        // "The 36-day mark" is a number of them.
        const isJoined =
          /^day$/i.test(term.text) && !term.isApart && before && (meaningOf(before, 'number')?.value ?? 0) > 1
        return (soldDays.test(term.text) && !isListed) || isJoined
          ? { ...term, meanings: [{ kind: 'measure', measure: 'transactions' }] }
          : term
      })

/** A message is read whole and in parts, and looked at again with the records at hand. */
const known = new LRUCache<string, Question>({ max: 32 })

/** The question of a message, asked at a moment. */
export const questionOf = (message: string, trade: BusinessType, now: Date): Question => {
  const day = today(now)
  const key = `${trade} ${currentState()} ${day} ${message}`
  const question = known.get(key) ?? read(message, trade, day)
  known.set(key, question)
  return question
}

/** Another wording of a question, asked on the same day. */
export const questionAgain = ({ trade, today: day }: Question, text: string): Question =>
  read(text, trade, day)

const leastDollars = 20_000

/** So large a number of anything that it is not said to count is money: "a barista on 62 thousand". */
const unitOf = (
  { value, unit }: { readonly value: number; readonly unit: NumberUnit },
  next?: Term,
): NumberUnit =>
  unit === 'plain' && value >= leastDollars && !(next && meaningOf(next, 'measure')) ? 'dollars' : unit

/** A plan has few amounts. */
const maxAmounts = 12

/** "Between the Cup and now" is since the Cup. */
const untilNow =
  /\b(?:from|between) (?<from>[^,.;?!]{3,30}?) (?:till|until|til|to|up to|through to|and) (?:now|today|the present)\b/gi

const ofChange =
  /\b(?:gr[eo]w\w*|chang\w+|r[io]se\w*|f[ae]ll\w*|jump\w*|mov\w+|compar\w+|differ\w+|gap|up|down|more|less|better|worse)\b/i

/** A stretch until now begins at its first time; a change between two times has two. */
const sinceThen = (message: string): string =>
  ofChange.test(message) ? message : message.replace(untilNow, 'since $<from>')

const read = (message: string, trade: BusinessType, day: IsoDate): Question => {
  const vocabulary = vocabularyOf(trade)
  const words = wordsOf(sinceThen(message), vocabulary)
  const impossibleDate = impossibleDateIn(words, day)
  const divided = inContext(ofMany(termsOf(words, vocabulary, trade, day)), trade)
  const terms = withEvents(withUnits(withCombinations(withoutRejected(divided))))
  return {
    text: message,
    trade,
    terms,
    amounts: terms
      .flatMap((term, at) => {
        const number = meaningOf(term, 'number')
        return number
          ? [{ first: at, after: at + 1, value: number.value, unit: unitOf(number, terms[at + 1]) }]
          : []
      })
      .slice(0, maxAmounts),
    periods: terms.flatMap((term, at) => {
      const found = meaningOf(term, 'period')
      return found
        ? [{ at, period: found.period, ...(found.relation ? { relation: found.relation } : {}) }]
        : []
    }),
    today: day,
    ...(impossibleDate ? { impossibleDate } : {}),
  }
}
