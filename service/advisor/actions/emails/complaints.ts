/** Whose complaint a request is about: one that a customer made to us, or one of ours. */

const customers =
  '(?:customer|client|guest|diner|regular|tenant|vendor|buyer|seller|sponsor|neighbour|visitor|patient|owner|landlord)s?'
/** Those whom a business answers, and never complains to. */
const served = '(?:customer|client|guest|diner|regular|visitor)s?'

const toUs = [
  /\b(?:bad|negative|one.star|two.star|1.star|poor|angry) (?:google )?reviews?\b/i,
  /\b(?:unhappy|angry|upset|annoyed) (?:customer|client|guest|diner|tenant|landlord|vendor)s?\b/i,
  /\b(?:who|that|which)(?:[’']s| is| are| was| were| has| have| had)?(?: \w+)? compla\w+/i,
  new RegExp(
    String.raw`\b${customers}(?:[’']s?)?(?: (?:is|are|was|were|has|have|just|keeps?|been))* complain(?:ed|s|ts?)\b`,
    'i',
  ),
  new RegExp(String.raw`\b${customers}(?: (?:is|are|was|were|has been|have been|keeps?)) complaining\b`, 'i'),
  new RegExp(String.raw`\b${served} complaining\b`, 'i'),
  /\bcomplaints? (?:from|by|of)\b|\bcomplain\w* (?:to|about|against) us\b/i,
  /\b(?:repl\w+|respon\w+|answer\w*|apolog\w+)\b[^.]*\bcompla/i,
]

/** True for a complaint that was made to us, and that is answered. Who orders a letter that complains is the one who complains. */
export const isComplaintToUs = (text: string): boolean => toUs.some((words) => words.test(text))
