/** The matter that options are for: levers, measures and names in its words. */
import { type Closure, type Lever, type LeverChange, levers } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import { takeChanges } from '../questions/changes.ts'
import { hasCue, measuresIn, type Question } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import { closureIn } from '../questions/readers/closures.ts'
import { isCue, meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { type LeverAt, leversAt, leversMeasured, maxText } from './lever-words.ts'
import { isOfTrade, ownNames } from './matter-words.ts'
import { tellingStems } from './related-texts.ts'

/** A matter in terms of the records. */
export type Matter = {
  readonly text: string
  /** Names of things and people, and weekdays, without a measure. */
  readonly names: string
  /** Levers in its words, in order. */
  readonly named: readonly Lever[]
  /** Relevant levers; all of them if it names none. */
  readonly levers: ReadonlySet<Lever>
  /** True if it is about the whole business, such as "profit" or "what to do next". */
  readonly isBroad: boolean
  /** True if it is about something outside the measures, such as a shop next door. */
  readonly isForeign: boolean
  /** Changes with a stated size. */
  readonly changes: readonly LeverChange[]
  readonly weekdays: readonly number[]
  /** Weekdays or hours that it would close. */
  readonly closed: Closure | undefined
  /** True if it asks for more of a cost, such as another cook. */
  readonly asksForMore: boolean
  /** True if it is about cash, risk or a bad patch. */
  readonly isDefensive: boolean
}

const weekdaysIn = ({ terms }: Question): readonly number[] => [
  ...new Set(terms.flatMap((term) => meaningOf(term, 'weekdays')?.weekdays ?? [])),
]

const defensive =
  /\b(?:risk|threat|downturn|recession|worst.case|insur\w*|danger|emergency|buffer|reserve|survive|quiet month|bad (?:month|patch|week|year)|slump|if .* (?:fell|falls|drops?|slips?))\b/i
const defensiveMeasures: readonly MeasureName[] = ['cash', 'runway', 'break-even-revenue', 'receivables']

/** Words that distinguish texts on record: names of things and people, and weekdays. */
const namesOf = ({ terms }: Question): string =>
  terms
    .filter((term) => meaningOf(term, 'unknown') !== undefined || meaningOf(term, 'weekdays') !== undefined)
    .map(({ text }) => text)
    .join(' ')

// A person alone is not a change of hours: a client's name may look like a trade.
const paidTime = /\b(?:shifts?|hours?|part.?timers?|full.?timers?|casuals?)\b/i

const aims = /\b(?:reach\w*|hit(?:ting)?|get(?:ting)? (?:back )?to|back to|target of|at least)\b/i

const raises = /\b(?:rais|increas|lift|put up|add|dearer|higher|more)/i
const lowers =
  /\b(?:cut|drop|lower|reduc|discount|cheaper|trim|less|fell|fall|slump|slip|lost|lose|shr[aiu]nk)/i

/** Changes with a size; for a single lever and size, the direction may be anywhere in the text. */
const changesIn = (
  question: Question,
  text: string,
  direct: readonly LeverAt[],
  meant: ReadonlySet<Lever>,
): readonly LeverChange[] => {
  const own = new Set(direct.map(({ lever }) => lever))
  const isSome = meant.has('price') || meant.has('volume')
  // A target such as "margin above 13%" is not a price change. "Reaching 1,300 sales a week" is an aim, not a
  // step of that size.
  const isAim = aims.test(text)
  const taken = takeChanges(question, new Set())
    .filter(({ lever, by }) => !(isAim && lever === 'volume' && by === 'amount'))
    .filter(({ lever, by }) => own.has(lever) || (by === 'amount' && isSome))
    .filter(({ by }) => by !== 'hours' || question.amounts.length > 0 || paidTime.test(text))
  if (taken.length > 0) return taken
  const sized = question.amounts.filter(({ unit }) => unit === 'percent' || unit === 'dollars')
  const all = new Set(direct.map(({ lever }) => lever))
  const [[amount], [named]] = [sized, [...all]]
  const isSold = meant.has('price') || meant.has('volume')
  const by = amount?.unit === 'percent' ? 'percent' : 'amount'
  // Dollars on what is sold are a price, as in "should coffee cost 20 cents more".
  const lever =
    by === 'amount' && isSold
      ? 'price'
      : all.size === 0 && isSold
        ? 'volume'
        : all.size === 1
          ? named
          : undefined
  if (!amount || !lever || sized.length !== 1 || raises.test(text) === lowers.test(text)) return []
  return [{ lever, by, size: raises.test(text) ? amount.value : -amount.value }]
}

/** A stated change determines the lever; the whole business means all of them. */
const leversOf = (
  changes: readonly LeverChange[],
  isBroad: boolean,
  meant: ReadonlySet<Lever>,
): ReadonlySet<Lever> => {
  if (changes.length > 0) return new Set(changes.map(({ lever }) => lever))
  return isBroad ? new Set(levers) : meant
}

/** "Can I take January off?" asks leave for what no record has, however small its words. */
const permits =
  /^\W*(?:(?:so|and|but|ok|hey)\W+)*(?:can|could|may) (?:i|we)\b(?!.*\b(?:anything|something|more|better|improve|fix|help|save|do)\b)/i

/** Reads a matter, using the lexicon of questions and the words of the trade. */
export const readMatter = (text: string, records: Records): Matter => {
  const question = questionOf(text.slice(0, maxText), records.business.type, records.now)
  const direct = leversAt(records, question)
  const taken = new Set(direct.map(({ at }) => at))
  const named = measuresIn(question)
  const rest = named.filter(({ at }) => !taken.has(at))
  const isSpecific =
    direct.length > 0 ||
    rest.some(({ measure }) => measure !== 'costs' && leversMeasured([measure]).length > 0)
  // "Supplier costs" means the line, not all costs; "new customers at the least cost" means the customers.
  const others = rest.filter(({ measure }) => !(isSpecific && measure === 'costs'))
  const weekdays = weekdaysIn(question)
  const stated = [
    ...direct.map(({ lever }) => lever),
    ...leversMeasured(others.map(({ measure }) => measure)),
  ]
  // A weekday alone is about who works and who comes.
  const meant = new Set<Lever>(stated.length === 0 && weekdays.length > 0 ? ['staff', 'volume'] : stated)
  const measures = named.map(({ measure }) => measure)
  const changes = changesIn(question, text, direct, meant)
  const own = ownNames(text.slice(0, maxText), records.business.type)
  const unknown = namesOf(question)
    .split(' ')
    .filter((word) => !isOfTrade(word, records.business.type))
    .join(' ')
  const known = new Set(unknown.toLowerCase().split(' '))
  const names = [unknown, ...own.filter((word) => !known.has(word))].filter(Boolean).join(' ')
  const isOpen = tellingStems(unknown).length === 0 && !permits.test(text)
  const isBroad = meant.size === 0 && (measures.length > 0 || isOpen)
  const staffed = question.terms.some((term) => meaningOf(term, 'staff-hours') !== undefined)
  return {
    text,
    names,
    named:
      changes.length > 0 ? changes.map(({ lever }) => lever) : [...new Set(direct.map(({ lever }) => lever))],
    levers: leversOf(changes, isBroad, meant),
    isBroad,
    isForeign: meant.size === 0 && !isBroad,
    changes,
    weekdays,
    closed: closureIn(question, new Set(), []),
    asksForMore:
      staffed &&
      (hasCue(question, 'need', 'up', 'worth') || question.terms.some((term) => isCue(term, 'first'))),
    isDefensive: measures.some((measure) => defensiveMeasures.includes(measure)) || defensive.test(text),
  }
}
