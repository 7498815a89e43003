/** Words at the end of an order that say how it is to be written, and nothing that it is about. */

const manner = '(?:friendly|short(?: and sweet)?|brief|formal|polite|warm|firm|upbeat|casual|light)'
const leftOut =
  "(?:no [a-z ]{3,40}|without (?:any )?[a-z ]{3,40}|nothing about [a-z ]{3,40}|(?:don[’']?t|do not) (?:mention|say|include) [a-z ]{3,40})"
const very = '(?:(?:nice and|very|really|quite|fairly) )?'

/** "…, friendly, no numbers about wages", "…, keep it short and don't mention the rent". */
const styleTail = new RegExp(
  `,\\s*(?:(?:and|but|just) )?(?:(?:(?:keep|make) it )?${very}(?:${manner}|${leftOut})|(?:keep|make) it ${very}${manner} (?:and|but) (?:${very}${manner}|${leftOut}))\\s*(?=,|$)`,
  'gi',
)

/** "…, needs a date", "and we want an answer": what the letter has to get is no part of what it is about. */
const wanted =
  /[,;–-]?\s*\b(?:(?:and|but) )?(?:(?:it|i|we|this|that) )?(?:really |still )?(?:needs?|wants?|must (?:get|have)|ha(?:s|ve) to (?:get|have)) (?:an?|some|one) (?:(?:firm|clear|straight|proper|definite|quick) )*(?:date|day|answer|reply|response|commitment|deadline)(?: (?:from|out of) (?:them|him|her|you))?\s*[.!?]*$/i

/** True for an order that has to get a date or an answer. */
export const wantsAnswer = (matter: string): boolean => wanted.test(matter)

/** What a message is about, without the words that say how it is to be written. */
export const withoutStyle = (matter: string): string => matter.replace(wanted, '').replace(styleTail, '')
