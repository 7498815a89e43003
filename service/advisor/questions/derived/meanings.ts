/** "What is a trust ledger?": the meaning of a term that is none of the figures'. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measuresIn } from '../question.ts'
import { termsAsked } from '../readers/define-reader.ts'
import { searchWords } from '../readers/search-words.ts'
import type { DerivedReader } from './derived-reader.ts'

const asksMeaning =
  /^\W*(?:(?:and|so|ok|sorry)\W+)*(?:what(?:['’]?s| is| are) (?:an? )(?<one>[^,;?]+)|what (?:does|do) (?:an? |the )?(?<other>[^,;?]+?) (?:mean|stand for)|define (?:an? |the )?(?<third>[^,;?]+))\W*$/i

/** "A normal week", "a fair price", "a good day": levels, and no terms. */
const ofLevel =
  /\b(?:good|bad|better|best|worst|normal|typical|usual|average|fair|realistic|reasonable|safe|healthy|sensible|decent|smart|quick|cheap\w*|simple|way|reason|day|week|month|quarter|year|hour|price|cost|target|number|figure|amount|plan|we|i|our|us|my)\b|\d/i

const mostWords = 5

/** A search for what a record says it means. */
export const meaning: DerivedReader = (question): AnswerablePlan | undefined => {
  const { one, other, third } = asksMeaning.exec(question.text)?.groups ?? {}
  const term = one ?? other ?? third
  if (term === undefined || term.trim().split(/\s+/).length > mostWords || ofLevel.test(term))
    return undefined
  if (termsAsked(question) !== undefined || measuresIn(question).length > 0) return undefined
  const words = searchWords(question).filter((word) => !/^(?:mean|means|meaning|stand|define)$/.test(word))
  return words.length === 0 ? undefined : { operator: 'find', words: [...words], asked: 'meaning' }
}
