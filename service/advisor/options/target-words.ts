/** The words of a success measure besides its measure, its amount and its date. */

const more =
  /\b(?:at least|(?:no|not) (?:less|lower) than|minimum(?: of)?|min|above|over|more than|or (?:more|better|higher|above)|exceed(?:s|ing)?)\b/g
const less =
  /\b(?:at most|(?:no|not) (?:more|higher) than|maximum(?: of)?|max|below|under|less than|lower than|up to|or (?:less|lower|below|under))\b/g
const changes = /\b(?:lift|raise|grow|increase|improve|cut|reduce|lower|drop|bring|get)\b/g
const plain =
  /\b(?:reach|hit|achieve|keep|hold|maintain|stay|have|see|spend|target|goal|aim|for|(?:a|per|each|every) week|weekly|week|a|an|the|our|my|we|of|is|be|to|at|on|in|typical|usual|ordinary|normal|average|or)\b/g

/** Which side of its amount a target is, by its words; `any` if they do not say. */
export type Side = 'more' | 'less' | 'any'

/**
 * The side that these words give; undefined if they say anything else. Such a metric is no target: “online revenue” is not
 * all revenue, and “up 2 points” is a change and no level.
 */
export const sideOf = (words: string): Side | undefined => {
  const text = words
    .toLowerCase()
    .replace(/[.,:;()]/g, ' ')
    .replaceAll('/', ' per ')
  // "No more than" is less, so it is taken out before "more than" is looked for.
  const withoutLess = text.replace(less, ' | ')
  const isLess = withoutLess !== text
  const withoutBoth = withoutLess.replace(more, ' | ')
  const isMore = withoutBoth !== withoutLess
  const rest = withoutBoth.replace(changes, ' ')
  const isChange = rest !== withoutBoth
  if (isLess && isMore) return undefined
  if (isChange && !isLess && !isMore && !/\bto\b/.test(text)) return undefined
  if (rest.replace(plain, ' ').replaceAll('|', ' ').trim() !== '') return undefined
  return isLess ? 'less' : isMore ? 'more' : 'any'
}
