/**
 * Texts whose form follows from their purpose: job ad, invoice reminder, answer to a complaint, notice, short
 * message. They use facts from the request, and mark missing ones.
 */
import type { Records } from '../../records.ts'
import { complaint } from './complaints.ts'
import { documentText } from './documents.ts'
import { readEmailRequest } from './email-request.ts'
import { card } from './forms/cards.ts'
import { refusal } from './forms/refusals.ts'
import { invoiceReminder } from './invoice-reminder.ts'
import { isJobAd, jobAd } from './job-ad.ts'
import { cleaned, type Occasion, type OccasionText, sentence } from './occasion.ts'

const isNotice = /\b(?:sign|notice|poster|window|door|whiteboard|a.?frame)\b/i
const isWritten = /\b(?:writ\w+|draft|make|do|put|need|word(?:ing)?|text|prepare|create|a|print)\b/i
const noticeMatter =
  /(?::\s*|\b(?:saying|says|that says|to say|that|with|about|telling (?:people|customers|everyone)(?: that)?|we[’']?re|for|because)\s+)(?!the (?:shop |front )?(?:window|door)\b)(.+)$/i

/** "The holidays" is a matter, and no message yet. */
const isThing =
  /^(?:(?:the|our|a|an|their|his|her|your|its|\p{L}+day[’'s]*) )?(?:(?!(?:is|are|was|were|will|can|has|have|starts?|opens?|moves?|closes?|shuts?|we|i|you|they|it)\b)\p{L}+ ?){1,4}$/iu

const notice: Occasion = ({ records: { business }, text }) => {
  if (!isNotice.test(text) || !isWritten.test(text)) return undefined
  const after = text
    .slice(text.search(isNotice))
    .replace(/\b(?:in|on|for) (?:the |our )?(?:shop |front )?(?:window|door)\b/i, ' ')
  const said = cleaned(noticeMatter.exec(after)?.[1] ?? '')
  if (said === '') return undefined
  const isClosed = /\bclos(?:ed|ing|e|ure)\b/i.test(said)
  const plain = said.replace(
    /^(?:we(?:’re|'re| are)?|(?:the )?(?:office|shop|café|cafe)(?: is| will be)?)\s+(?=clos)/i,
    '',
  )
  return {
    to: undefined,
    subject: isClosed ? 'We’re closed' : 'Please note',
    paragraphs: [
      isThing.test(said)
        ? `[What people need to know about ${said}: days and times.]`
        : sentence(isClosed ? plain.replace(/^clos(?:ed|ing|e|ure)(?: (?:for|on))?/i, 'We’re closed') : said),
      ...(isClosed ? ['We open again on [day and time]. See you then.'] : []),
      business.name,
    ],
    isBare: true,
  }
}

const isShortMessage = /\b(?:sms|text message|texts?|whatsapp|dm)\b(?! (?:on|of|in) )/i

/** What is asked of somebody is put as in an email, from what the records say of it. */
const asksSomething =
  /\b(?:ask(?:ing)?|chas(?:e|ing)|request(?:ing)?|check(?:ing)?|find(?:ing)? out|confirm(?:ing)?|follow(?:ing)? up|press(?:ing)?)\b|\bremind(?:ing|er)?\b(?: \S+){0,6}? to (?!the\b|our\b|my\b|all\b|both\b|every)\p{Ll}/iu

/** True for a text message, and not a post. */
export const isTextMessage = (text: string): boolean =>
  isShortMessage.test(text) && !/\b(?:facebook|instagram|linkedin)\b/i.test(text)

const shortMessage: Occasion = ({ records: { business }, text, request }) => {
  if (!isTextMessage(text) || asksSomething.test(text)) return undefined
  const [, said] =
    /(?::\s*|\b(?:saying|that says|to say|that|about|letting (?:them|everyone) know(?: that)?)\s+)(.+)$/i.exec(
      text,
    ) ?? []
  const matter = cleaned(said ?? request.topic ?? '')
  // What a thing is about stands on record or nowhere: a letter in short.
  if (isThing.test(matter) && request.intent !== 'thank' && !request.clause) return undefined
  if (matter === '' && request.intent !== 'thank') return undefined
  if (matter === '')
    return {
      to: request.recipientText,
      subject: 'Text message',
      paragraphs: [
        `Hi [first name], thank you for your support. It means a lot to all of us. ${business.name}`,
      ],
      isBare: true,
    }
  const to = request.recipientText ?? /\bto ((?:the |our |my |all )?[\p{L}]+)/iu.exec(text)?.[1]
  const isNoun =
    /^(?:the |an? |our |your |[\p{L}]+['’]s |\w+day’s )/iu.test(matter) &&
    !/\b(?:is|are|was|will|starts?|opens?|moves?|closes?)\b/i.test(matter)
  if (request.intent === 'thank')
    return {
      to,
      subject: 'Text message',
      paragraphs: [`Hi [first name], thank you for ${matter}. ${business.name}`],
      isBare: true,
    }
  const day = request.clause && /\b\p{L}+day\b|\btomorrow\b|\d/iu.test(request.clause)
  const whose = day ? `you ${request.clause}: ` : ''
  return {
    to,
    subject: 'Text message',
    paragraphs: [
      `Hi, ${whose}${isNoun ? `a reminder of ${matter}` : matter.charAt(0).toLowerCase() + matter.slice(1)}. ${business.name}`,
    ],
    isBare: true,
  }
}

/** "…, keep it friendly": how it is to be written, and no part of it. */
const style =
  /[,.;–-]?\s*\b(?:and |but |please )?(?:keep|make|keeping|making) (?:it|this|them|that) (?:very |really |nice and |quite |not too )?(?:short|brief|sweet|friendly|warm|light|simple|polite|formal|casual|firm|cheerful|fun|upbeat|kind|professional)\b[^.;!?]*[.!?]?\s*$/i

const occasions: readonly Occasion[] = [
  card,
  refusal,
  jobAd,
  invoiceReminder,
  complaint,
  notice,
  shortMessage,
  documentText,
]

/** Text in the known form that a request asks for; undefined if it asks for another. */
export const occasionText = (records: Records, message: string, by: string): OccasionText | undefined => {
  const text = message.replace(style, '')
  const view = { records, text, request: readEmailRequest(text), by }
  for (const write of occasions) {
    const found = write(view)
    if (found) return found
  }
  return undefined
}

/** True for a request for a text in a known form, in words that other questions do not use. */
export const asksForText = (text: string): boolean =>
  isJobAd.test(text) ||
  (/^\W*(?:please |can you |could you |pls )*(?:chase|remind|invite|thank|text|sms|message|apologi[sz]e|reply|respond|decline|congratulate|write|draft|compose|word)\b/i.test(
    text,
  ) &&
    !/^\W*remind (?:me|us)\b/i.test(text)) ||
  /^\W*(?:an? |the )?(?:short |quick |friendly |polite )*(?:sms|text message|thank.?you (?:note|email|card|letter)|letter|note|email|reply|invitation|notice|sign|memo|message|reminder|text) (?:to|for|saying|telling|about|in)\b/i.test(
    text,
  )

/** "Message to staff on the Tuesday shift": a text to somebody, whatever it is about. */
export const isMessageTo = (text: string): boolean =>
  /^\W*(?:an? |the |please |draft |write )*(?:short |quick |friendly |polite )*(?:sms|text message|text|message|e-?mail|letter|note|memo|reminder) to (?!me\b|us\b|myself\b)\p{L}/iu.test(
    text,
  )
