/**
 * Whether words that no part of a plan needs say anything. They are told by their part of speech: articles, pronouns,
 * auxiliaries and adverbs of manner add nothing; a noun, a verb, a name or a number may be what the question turns on. Words
 * of condition, time, exclusion and negation always say something, whatever their part of speech.
 */
import { taggedWords } from '../../subjects/tagged-words.ts'

const small: ReadonlySet<string> = new Set([
  'DET',
  'PRON',
  'AUX',
  'ADP',
  'PART',
  'CCONJ',
  'INTJ',
  'PUNCT',
  'SYM',
  'SPACE',
  'ADV',
])

const conditions =
  /\b(?:if|unless|until|till|except|excluding|without|before|after|since|when|once|while|instead|rather|but|not|never|no|nobody|nothing|neither|or|than|only|less|fewer|from|between|under|over|below|above|last|again|already|back|ago)\b|n['’]t\b/i

/** What asks for a verdict or for the effect, and not for a part of the plan. */
const asks: readonly RegExp[] = [
  /^\W*(?:(?:so|ok|and|hey|right|well|look|morning|thinking)[ ,]+)*(?:what (?:happens )?if|what about|how about|suppose|say|if|imagine|thinking about|thinking of)\b/i,
  /\bhow (?:long|far) (?:does|would|will|do|can|could) (?:the |our |my )?(?:cash|money|runway|it)(?: (?:last|hold out|go|stretch))?(?: us| then| for)?/gi,
  /\bwhat(?:['’]s| does| would| will| is|['’]ll| do)(?: that| it| this| he| she| they)? (?:do|mean|cost|look like|leave|make)\b(?: (?:(?:to|for) )?(?:us|me|(?:the |our |my )?(?:profit|business|books|cash|margin|bottom line)))?/gi,
  /\b(?:the|my|our) (?:business|caf[eé]|agency|firm|company|place|shop)\b/gi,
  /\b(?:can|could|should|would|will|may|might|do|does|is|are) (?:we|i|it|that|this|they)\b/gi,
  /\b(?:(?:i|we)(?:['’]d)? )?(?:want|like|plan|hope|need|going|thinking|looking|keen)(?:ning|ing)? (?:to|of|about)\b/gi,
  /\b(?:afford|wear|carry|manage|handle|swing|stomach|cope with|get away with|stretch to|run to|absorb|bear|do)\b(?: (?:it|that|this))?/gi,
  /\b(?:doable|affordable|possible|realistic|feasible|ok|okay|alright|all right|fine|sensible|sustainable|reasonable|crazy|mad|silly|a good idea|wise|smart|safe|worth (?:it|doing))\b/gi,
  // When it begins does not alter what it costs.
  /\b(?:at|for|this|next|by|come|from) (?:christmas|xmas|easter|new year|year.?end|now on|now|the new year)\b/gi,
  /\b(?:extra|more|another|additional|further|say|about|around|roughly|please|thanks|cheers|mate|exactly|each year|a year|at|of)\b/gi,
]

/** True for words that add nothing to the parts that were taken out. */
export const saysNothing = (rest: string): boolean => {
  const left = asks.reduce((text, words) => text.replace(words, ' '), rest)
  if (conditions.test(left)) return false
  return taggedWords(left.replace(/\s+/g, ' ').trim()).every(({ tag }) => small.has(tag))
}
