/** Parts of what is sold, such as coffee or a senior's day; no record shows the revenue of one. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { soldIn } from '../questions/lexicon/parts.ts'
import type { Records } from '../records.ts'

const longest = 300

// Everything that is sold, whatever else is named.
const ofAll =
  /\b(?:(?:each|every|per|a) (?:sale|customer|order|head|visit|transaction)|everything|across the board|all (?:our |the )?(?:prices|fees|rates)|whole menu|on the menu)\b/i
const ofPrice =
  /\b(?:pric\w+|charg\w+|rates?|fees?|commission|dearer|cheaper|costs?|goes? up|went up|go up|put(?:ting)?|more (?:on|for)|less (?:on|for)|rais\w+|lift\w*|add\w*|rise|discount\w*|drop\w*|cut\w*)\b|\d(?:%|c\b| cents?\b)|\$\d/i
const clauseEnd = /[,;.?!]| and | but | if we lose | when /i

/** Pattern for the word of a part, singular or plural. */
export const partPattern = (word: string): RegExp =>
  new RegExp(`\\b${word.replace(/(?<=(?:ch|sh|ss|x))es$|(?<=[^s])s$/i, '')}(?:s|es)?\\b`, 'i')

/** "10% off for seniors": some of those who buy, and no record shows what they bring in. */
const ofSome =
  /\b(?:off|discounts?|cheaper|free \w+)(?: \w+){0,3}? (?:for|to) (?:(?:the|our|all|any) )?(?<group>(?!every|anyone|anybody|all\b|a\b|an\b|the\b|our\b|customers?\b|clients?\b|us\b|it\b|that\b|sales?\b|one\b|two\b|three\b|weeks?\b|months?\b|days?\b|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may\b|june|july|august|september|october|november|december|christmas|winter|summer|profit|volume)[a-z]{4,})\b/i

/** Part of what is sold, or of those who buy, whose price a clause changes. */
const partIn = (message: string, records: Records): string | undefined => {
  const some = ofSome.exec(message)?.groups?.group
  if (some) return some
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

/** "Seniors' day rate" and "management fee" are prices, whatever lever was read. */
const namesPrice = (message: string, part: string): boolean =>
  new RegExp(
    `\\b${part}(?:s|es)?[’']?s? (?:\\w+ )?(?:rates?|fees?|prices?|charges?|commission)\\b|\\bfee\\b`,
    'i',
  ).test(message)

/** The part whose price a text changes, if the changes read in it treat this as all prices; undefined otherwise. */
export const partTakenForAll = (
  text: string,
  records: Records,
  changes: readonly LeverChange[],
): string | undefined => {
  if (text.length > longest || ofAll.test(text)) return undefined
  // So many of a part at so much each are the part alone.
  if (changes.length > 0 && changes.every(({ product }) => product !== undefined)) return undefined
  const part = partIn(text, records)
  if (part === undefined) return undefined
  return changes.some(isOfPrice) || (changes.length > 0 && namesPrice(text, part)) ? part : undefined
}
