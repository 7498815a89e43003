/** Spellings of one account: in capitals, with other spaces, or with its number before or after the name. */

// A number that belongs to the name, as of a house, a lot or a year, has nothing between.
const numberBefore = /^(?:\d-\d{4,5}\s*[-–:.]?\s+|\d{3,8}\s*[-–:.]\s+)(?=\D)/
const numberAfter = /(?<=\S)\s*(?:[([]|\s[-–:]\s)(?!(?:19|20)\d\d\b)\d[\d.-]{2,}[)\]]?$/

/** Equal for two spellings of one account. */
export const spellingOf = (account: string): string => {
  const plain = account.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  return plain.replace(numberBefore, '').replace(numberAfter, '')
}
