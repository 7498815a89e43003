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
import { withSoldDays } from './phrases/sold-days.ts'
import { withClock, withUntil } from './phrases/until.ts'
import { weekdaysTogether } from './phrases/weekday-ranges.ts'
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

/** "Average billing a week" is the mean of weeks, and no rate. */
const isMeanOfTimes = (terms: readonly Term[], at: number): boolean => {
  const [term, joint, unit] = [terms[at], terms[at + 1], terms[at + 2]]
  return (
    averageOfMoney.test(term?.text ?? '') &&
    /^(?:an?|per|each|every|by)$/i.test(joint?.text ?? '') &&
    unit !== undefined &&
    meaningOf(unit, 'grain') !== undefined
  )
}

const averageOfMoney =
  /^(?:average|avg|ave|mean|typical)\s+(?:billings?|fees?|takings|sales|revenue|turnover|income|invoicing)$/i

const ofMany = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) =>
    isMeanOfTimes(terms, at)
      ? {
          ...term,
          meanings: [
            { kind: 'measure', measure: 'revenue' },
            { kind: 'cue', cue: 'mean' },
          ],
        }
      : averageOfMany.test(term.text)
        ? {
            ...term,
            meanings: [
              { kind: 'measure', measure: 'transactions' },
              { kind: 'cue', cue: 'mean' },
            ],
          }
        : term,
  )

/** "Since June, has it ever": where another time is named, "ever" adds none. */
const withoutEver = (terms: readonly Term[]): readonly Term[] => {
  const isEver = (term: Term) => /^ever$/i.test(term.text) && meaningOf(term, 'period') !== undefined
  const isTimed = terms.some((term) => !isEver(term) && meaningOf(term, 'period'))
  return isTimed
    ? terms.map((term) => (isEver(term) ? { ...term, meanings: [{ kind: 'filler' }] } : term))
    : terms
}

const isYearToDate = (term: Term): boolean => {
  const of = meaningOf(term, 'period')?.period.of
  return of?.kind === 'current' && of.unit === 'year' && of.back === undefined
}

/** "Billed YTD FY", "fees year to date (fin yr)": the year that is meant is the financial one. */
const ofFinancialYear = (terms: readonly Term[]): readonly Term[] => {
  const isFinancial = (term: Term) => meaningOf(term, 'unit')?.unit === 'financial-year'
  if (!terms.some(isFinancial) || !terms.some(isYearToDate)) return terms
  const period = { of: { kind: 'current', unit: 'financial-year' } } as const
  return terms.map((term) =>
    isYearToDate(term)
      ? { ...term, meanings: [{ kind: 'period', period }] }
      : isFinancial(term)
        ? { ...term, meanings: [{ kind: 'filler' }] }
        : term,
  )
}

/** Terms that mean something else beside others. */
const inContext = (terms: readonly Term[], trade: BusinessType): readonly Term[] =>
  trade !== 'consulting'
    ? terms
    : terms.map((term, at) => {
        const before = terms[at - 1]
        const beforeThat = terms[at - 2]
        // "The most days" are how many, "the best days" which.
        const isListed = [before, beforeThat].some(
          (one) =>
            one &&
            isCue(one, 'highest', 'lowest', 'best', 'worst') &&
            !/^(?:most|fewest|least)$/i.test(one.text),
        )
        // "Under 1,600 a day" is a rate, and so is what "a day is worth" or earns.
        const isRate =
          /^day$/i.test(term.text) &&
          /^(a|per|each)$/i.test(before?.text ?? '') &&
          ((beforeThat !== undefined && meaningOf(beforeThat, 'number') !== undefined) ||
            terms.slice(at + 1, at + 3).some(({ text }) => /^(?:worth|earns?|brings?|makes?)$/i.test(text)))
        if (isRate) return { ...term, meanings: [{ kind: 'measure', measure: 'revenue-per-transaction' }] }
        // "The 36-day mark" is a number of them.
        const isJoined =
          /^day$/i.test(term.text) && !term.isApart && before && (meaningOf(before, 'number')?.value ?? 0) > 1
        return (soldDays.test(term.text) && !isListed) || isJoined
          ? { ...term, meanings: [{ kind: 'measure', measure: 'transactions' }] }
          : term
      })

// A message is read whole, in parts and again. Put together with the day, its text would be hashed at each look.
const known = new LRUCache<string, Map<string, Question>>({ max: 32 })

/** The question of a message, asked at a moment. */
export const questionOf = (message: string, trade: BusinessType, now: Date): Question =>
  questionOn(message, trade, today(now))

const questionOn = (message: string, trade: BusinessType, day: IsoDate): Question => {
  const ofText = known.get(message) ?? new Map<string, Question>()
  const when = `${trade} ${currentState()} ${day}`
  const question = ofText.get(when) ?? read(message, trade, day)
  if (!ofText.has(when)) known.set(message, ofText.set(when, question))
  return question
}

/** Another wording of a question, asked on the same day. */
export const questionAgain = ({ trade, today: day }: Question, text: string): Question =>
  questionOn(text, trade, day)

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

const ofDays =
  /\b((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?) ?[-–] ?(?=(?:mon|tue|wed|thu|fri|sat|sun))/gi

/** "Fri-Sun" as it is read aloud. */
const withDaysJoined = (message: string): string => message.replace(ofDays, '$1 to ')

/** A stretch until now begins at its first time; a change between two times has two. */
const sinceThen = (message: string): string =>
  ofChange.test(message) ? message : message.replace(untilNow, 'since $<from>')

const read = (message: string, trade: BusinessType, day: IsoDate): Question => {
  const vocabulary = vocabularyOf(trade)
  const words = wordsOf(withDaysJoined(sinceThen(withSoldDays(message, trade))), vocabulary)
  const impossibleDate = impossibleDateIn(words, day)
  const divided = inContext(
    withoutEver(ofFinancialYear(ofMany(withUntil(withClock(termsOf(words, vocabulary, trade, day)))))),
    trade,
  )
  const terms = withEvents(withUnits(withCombinations(withoutRejected(weekdaysTogether(divided)))))
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
