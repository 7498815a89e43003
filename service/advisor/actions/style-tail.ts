/** Words at the end of an order that say how it is to be written, and nothing that it is about. */

/** "…, friendly, no numbers about wages": how it is to be written, and nothing that it is about. */
const styleTail =
  /,\s*(?:(?:and|but|just) )?(?:(?:keep|make) it )?(?:(?:nice and|very|really|quite|fairly) )?(?:friendly|short(?: and sweet)?|brief|formal|polite|warm|firm|upbeat|casual|light|no [a-z ]{3,40}|without (?:any )?[a-z ]{3,40}|nothing about [a-z ]{3,40}|(?:don[’']?t|do not) (?:mention|say|include) [a-z ]{3,40})\s*(?=,|$)/gi

/** What a message is about, without the words that say how it is to be written. */
export const withoutStyle = (matter: string): string => matter.replace(styleTail, '')
