/** Parts of what is sold, such as coffee or a senior's day: no record has what one brings in by itself. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { soldIn } from '../questions/lexicon/parts.ts'
import type { Records } from '../records.ts'

const longest = 300

// All that is sold, whatever else is named.
const ofAll =
  /\b(?:(?:each|every|per|a) (?:sale|customer|order|head|visit|transaction)|everything|across the board|all (?:our |the )?(?:prices|fees|rates)|whole menu|on the menu)\b/i
const ofPrice =
  /\b(?:pric\w+|charg\w+|rates?|fees?|commission|dearer|cheaper|costs?|goes? up|went up|go up|put(?:ting)?|more (?:on|for)|less (?:on|for)|rais\w+|lift\w*|add\w*|rise|discount\w*|drop\w*|cut\w*)\b|\d(?:%|c\b| cents?\b)|\$\d/i
const clauseEnd = /[,;.?!]| and | but | if we lose | when /i

/** A part by its word, one or several. */
export const partPattern = (word: string): RegExp => new RegExp(`\\b${word}(?:s|es)?\\b`, 'i')

/** The part of what is sold whose price a clause changes. */
const partIn = (message: string, records: Records): string | undefined => {
  const clauses = message.split(clauseEnd).filter((clause) => ofPrice.test(clause))
  for (const word of soldIn(records.business.type))
    for (const clause of clauses) {
      const [found] = partPattern(word).exec(clause) ?? []
      if (found) return found
    }
  return undefined
}

/** True for a change of prices. */
export const isOfPrice = (change: LeverChange): boolean => change.lever === 'price' && change.by !== 'hours'

/** "Seniors' day rate" and "management fee" name a price, whatever lever was read in them. */
const namesPrice = (message: string, part: string): boolean =>
  new RegExp(
    `\\b${part}(?:s|es)?[’']?s? (?:\\w+ )?(?:rates?|fees?|prices?|charges?|commission)\\b|\\bfee\\b`,
    'i',
  ).test(message)

/** The part whose price a text changes, where the changes read in it take it for all prices; undefined for none. */
export const partTakenForAll = (
  text: string,
  records: Records,
  changes: readonly LeverChange[],
): string | undefined => {
  if (text.length > longest || ofAll.test(text)) return undefined
  const part = partIn(text, records)
  if (part === undefined) return undefined
  return changes.some(isOfPrice) || (changes.length > 0 && namesPrice(text, part)) ? part : undefined
}
