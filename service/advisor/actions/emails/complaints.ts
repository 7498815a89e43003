/** Complaints: one that a customer made to us is answered with an apology; one of ours is a letter of its own. */
import { readEmailRequest } from './email-request.ts'
import { cleaned, type Occasion } from './occasion.ts'
import { isWholeSentence } from './whole-sentence.ts'

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

const isComplaint =
  /\bcompla\w+|\b(?:bad|negative|one.star|two.star|1.star|poor|angry) (?:google )?reviews?\b|\b(?:unhappy|angry|upset) (?:customer|client|guest|tenant|landlord|vendor)\b/i
const offered = /\b(?:and |,? ?(?:and )?(?:please )?)?offer(?:ing)?(?: (?:him|her|them))?\s+(.+)$/i
const about =
  /\b(?:about|over|because of|(?:that|which) (?:says|said|claims)(?: that)?|saying(?: that)?|claiming(?: that)?|that|who (?:said|says|was|got))\s+(.+)$/i
const complainer = new RegExp(`\\b${customers}\\b|\\b(?:review\\w*|complain\\w*|table|bad|angry)\\b`, 'i')

/** True if the letter goes to whoever complained, and not to a third party about a complaint. */
const goesToComplainer = (text: string): boolean => {
  const { recipient } = readEmailRequest(text)
  return recipient === undefined || complainer.test(recipient)
}

/** The complainers as the request names them: "customers". */
const namedIn = (text: string): string | undefined => {
  const { recipient, recipientText } = readEmailRequest(text)
  return recipient !== undefined && new RegExp(`\\b${customers}$`, 'i').test(recipient)
    ? recipientText
    : undefined
}

/** An apology to somebody who complained. */
export const complaint: Occasion = ({ text }) => {
  if (
    !isComplaint.test(text) ||
    !isComplaintToUs(text) ||
    !goesToComplainer(text) ||
    !/\b(?:repl\w+|respon\w+|answer\w*|apolog\w+|write|email|draft|message)\b/i.test(text)
  )
    return undefined
  const offer = offered.exec(text)?.[1]
  const plain = text.replace(offered, '').replace(isComplaint, ' about-marker ')
  const matter = cleaned(about.exec(plain.slice(plain.indexOf('about-marker') + 12))?.[1] ?? '')
  const told =
    matter === '' ? 'about [what happened]' : isWholeSentence(matter) ? `that ${matter}` : `about ${matter}`
  return {
    to:
      namedIn(text) ??
      /\b(?:to|from) (?:(?:an?|the|our|one) )?(?:\w+ )?(customer|client|guest|tenant|landlord|vendor|buyer|sponsor)\b/i.exec(
        text,
      )?.[1] ??
      'the customer',
    subject: 'Your feedback, and our apology',
    paragraphs: [
      `Thank you for telling us ${told}. I’m sorry: you should expect better of us.`,
      `${offer ? `To make up for it, we’d like to offer you ${cleaned(offer)}. ` : ''}[What went wrong, and what you have changed since.]`,
      'If there is anything else, please write straight back to me.',
    ],
    isBare: false,
  }
}
