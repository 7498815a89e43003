/** Words of a matter: those that say what it is about, and its names. */
import { type BusinessType, businessTypes } from '#schema/session/session'
import { isLightWord } from '../questions/lexicon/light.ts'
import { isStopWord, isWeakWord } from '../search/common-words.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { taggedWords } from '../subjects/tagged-words.ts'
import { vocabularies } from '../vocabulary.ts'

// Verbs of any proposal, and who it is put to.
const proposing =
  /^(?:should|shall|ought|hire|hiring|take|taking|add|adding|approve|agree|accept|swallow|wear|cop|stomach|sign|give|idea|sensible|wise|silly|percent|per|cent|dollars|bucks|time|we|again|yet|client|clients|customer|customers)$/

/** Words of a proposal that say what it is about. */
export const wordsOfMatter = (matter: string): readonly string[] =>
  wordsIn(matter).filter((word) => {
    const form = formOf(word)
    return (
      /\p{L}/u.test(word) &&
      !isStopWord(word, form) &&
      !isWeakWord(word, form) &&
      !isLightWord(word) &&
      !proposing.test(word)
    )
  })

// Words for things that every business has: they mean a lever or measure, not a specific matter.
const generic = new Set(
  `cost costs expense expenses overhead overheads bill bills spend spending money cash sale sales revenue turnover takings
  income fee fees billing trade trading business price prices pricing rate rates staff staffing staffed wage wages salary
  salaries labour labor payroll roster rosters rostered shift shifts hour hours team crew customer customers client clients
  vendor vendors marketing advertising advert adverts ad ads promotion promotions supply supplies supplier suppliers stock
  rent margin margins profit profits profitability profitable growth grow growing volume transaction transactions
  settlement settlements runway reserve buffer risk risks risky weekday weekdays weekend weekends monday tuesday
  wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays morning
  mornings afternoon afternoons arvo evening evenings night nights quarter fortnight lift boost improve increase reduce
  lower cut trim grow raise protect attract win winning lower cheaper dearer expensive weak weakest quiet quietest slow
  slowest busy busiest underperforming compare compared comparison slipped slip slipping fallen fell worst
  best trouble problem problems handle tackle approach action actions step steps outcome target goal goals focus
  above below under over back beyond competitor competitors agency agencies industry industries benchmark benchmarks
  against versus forecast forecasts forecasting outlook usual usually past future
  without one two three four five first idea ideas suggestion suggestions option options
  high low much little many few big small more less going doing tell`.split(/\s+/),
)

/** True for a word that every business uses for a cost, measure, time or step. */
export const isOfEveryBusiness = (word: string): boolean => generic.has(word) || generic.has(formOf(word))

/** The trade's words for its team, costs and work. */
const tradeWords = (type: BusinessType): ReadonlySet<string> => {
  const { team, floor, supplies, marketing, load, prices, perSale } = vocabularies[type]
  return new Set(
    [team, floor, supplies, marketing, load, prices, perSale].flatMap((words) => wordsIn(words).map(formOf)),
  )
}
const ofTrade: ReadonlyMap<BusinessType, ReadonlySet<string>> = new Map(
  ([...businessTypes, 'retail', 'other'] as const).map((type) => [type, tradeWords(type)]),
)

/** True for a trade's word for its team, costs or work. */
export const isOfTrade = (word: string, trade: BusinessType): boolean =>
  ofTrade.get(trade)?.has(formOf(word.toLowerCase())) === true

const verbsIn = (text: string): ReadonlySet<string> =>
  new Set(taggedWords(text).flatMap(({ word, tag }) => (tag === 'VERB' ? [word] : [])))

/**
 * Names in a matter, such as a machine, person or supplier. "Which expense should I attack first" names none: beside a word
 * that every business has, a verb says what is to be done.
 */
export const ownNames = (text: string, trade: BusinessType): readonly string[] => {
  const words = wordsOfMatter(text).filter((word) => word.length > 1 && !isOfTrade(word, trade))
  const own = words.filter((word) => !isOfEveryBusiness(word) && !/^\d/.test(word))
  if (own.length === words.length) return own
  const verbs = verbsIn(text)
  return own.filter((word) => !verbs.has(word))
}
