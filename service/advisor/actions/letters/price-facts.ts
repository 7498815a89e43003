/** What is on record about the prices of a supplier. */
import { stemsOf } from '../../passages.excerpt.ts'
import type { Points } from './points.ts'

/** Stems of a price and of its rise. */
export const ofPrices = stemsOf(
  'price prices pricing rise rises increase increases hike dearer charge charges cost costs premium new higher',
)

const ofPrice =
  /\b(?:pric\w+|rates?|charg\w+|fees?|rent|tariffs?|costs?|dearer|cheaper|expensive|increases?|ris(?:e|es|ing)|rose|hike|deal|discount)\b|\bputs? (?:\w+ ){1,4}up\b|\bput up\b/i

/** True for words about what somebody charges. */
export const isOfPrice = (text: string): boolean => ofPrice.test(text)

/** How much we use a week, as a recorded request for a quote says. */
const amount = /\bquote for (\d[\d,.]* ?\p{L}+ of \p{L}+ a week)\b/u

/** The points without the recorded request; a letter about a price keeps the quantity that the request names. */
export const withoutRequest = ({ facts, request, sources }: Points): Points => {
  const used = facts.some(isOfPrice) ? amount.exec(request ?? '')?.[1] : undefined
  return {
    facts: used ? [...facts, `We use about ${used}.`] : facts,
    request: undefined,
    undecided: undefined,
    sources: sources.slice(0, facts.length + (used ? 1 : 0)),
  }
}

/** The facts about prices alone; a recorded request is about something else. */
export const priceFacts = ({ facts, sources, ...points }: Points): Points => {
  const kept = facts.flatMap((fact, at) => (isOfPrice(fact) ? [at] : []))
  return withoutRequest({
    ...points,
    facts: kept.map((at) => facts[at] ?? ''),
    sources: [...kept.flatMap((at) => sources[at] ?? []), ...sources.slice(facts.length)],
  })
}
