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

/** What a message is about, without the words that say how it is to be written. */
export const withoutStyle = (matter: string): string => matter.replace(styleTail, '')
