/**
 * Texts whose form follows from their purpose: job ad, invoice reminder, answer to a complaint, notice, short
 * message. They use facts from the request, and mark missing ones.
 */
import type { Records } from '../../records.ts'
import { isComplaintToUs } from './complaints.ts'
import { tidy } from './email-purpose.ts'
import { readEmailRequest } from './email-request.ts'
import { isJobAd, jobAd } from './job-ad.ts'
import { cleaned, type Occasion, type OccasionText, sentence } from './occasion.ts'

const isDebt =
  /\b(?:unpaid|overdue|outstanding|late|owing)\b.{0,30}\b(?:invoices?|payments?|bills?|accounts?|amount)\b|\b(?:invoices?|payments?|bills?|accounts?)\b.{0,60}\b(?:unpaid|overdue|outstanding|not (?:been )?paid|hasn[’']?t (?:been )?paid|haven[’']?t paid|late|owing)\b|\b(?:owes?|chas\w+|remind\w*)\b.{0,60}\b(?:invoice|payment|\$\d)/i
const amount = /\$\s?\d[\d,]*(?:\.\d\d)?/
const dueOn =
  /\b(due|from|dated|of|sent|issued)\s+(?:on |back on |since )?((?:\w+day )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|last (?:week|month)|(?:two|three|four|\d+) weeks ago)/i
const number = /\b(?:invoice|inv)\.? (?:no\.? |number )?#?((?:inv-?)?\d{2,})\b|#(\d{2,})/i
const debtor =
  /\b(?:chas\w+(?: up)?|remind\w*|to|ask|email|message|text|write)\s+(?!me\b|pay\b|us\b)((?:the |our )?[\p{L}&’' -]{2,40}?)(?=\s+(?:about|for|that|to|on|over|because|who|their|they|re|regarding|of)\b|[,.;:]|$)/iu

const invoiceReminder: Occasion = ({ text, request, by }) => {
  if (!isDebt.test(text) || /\b(?:we|i) (?:owe|are late|have not paid)\b/i.test(text)) return undefined
  const sum = amount.exec(text)?.[0]
  const [, how = '', date = ''] = dueOn.exec(text) ?? []
  const [, named, hash] = number.exec(text) ?? []
  const known = named ?? hash
  const when = date === '' ? '' : /^due/i.test(how) ? `, due on ${tidy(date)},` : `, from ${tidy(date)},`
  const invoice = `Our invoice ${known ?? '[number]'} for ${sum ?? '[amount]'}${when}`
  const isFirm = request.tones.has('firm')
  return {
    to: debtor.exec(text)?.[1]?.trim() ?? request.recipientText,
    subject: `Invoice ${known ?? '[number]'}${sum ? ` for ${sum}` : ''}`,
    paragraphs: [
      `${invoice} is still unpaid in our books. If you have paid it in the last few days, please ignore this note.`,
      isFirm
        ? `It is overdue. Please pay it in full by ${by}.`
        : `Please pay it by ${by}, or tell me which day we can expect it.`,
    ],
    isBare: false,
  }
}

const isComplaint =
  /\bcompla\w+|\b(?:bad|negative|one.star|two.star|1.star|poor|angry) (?:google )?reviews?\b|\b(?:unhappy|angry|upset) (?:customer|client|guest|tenant|landlord|vendor)\b/i
const offered = /\b(?:and |,? ?(?:and )?(?:please )?)?offer(?:ing)?(?: (?:him|her|them))?\s+(.+)$/i
const about = /\b(?:about|over|because of|that|who (?:said|says|was|got))\s+(.+)$/i

const complaint: Occasion = ({ text }) => {
  if (
    !isComplaint.test(text) ||
    !isComplaintToUs(text) ||
    !/\b(?:repl\w+|respon\w+|answer\w*|apolog\w+|write|email|draft|message)\b/i.test(text)
  )
    return undefined
  const offer = offered.exec(text)?.[1]
  const plain = text.replace(offered, '').replace(isComplaint, ' about-marker ')
  const matter = cleaned(about.exec(plain.slice(plain.indexOf('about-marker') + 12))?.[1] ?? '')
  const what = matter === '' ? '[what happened]' : matter
  return {
    to:
      /\b(?:to|from) (?:(?:an?|the|our|one) )?(?:\w+ )?(customer|client|guest|tenant|landlord|vendor|buyer|sponsor)\b/i.exec(
        text,
      )?.[1] ?? 'the customer',
    subject: 'Your feedback, and our apology',
    paragraphs: [
      `Thank you for telling us about ${what}. I’m sorry: you should expect better of us.`,
      `${offer ? `To make up for it, we’d like to offer you ${cleaned(offer)}. ` : ''}[What went wrong, and what you have changed since.]`,
      'If there is anything else, please write straight back to me.',
    ],
    isBare: false,
  }
}

const isNotice = /\b(?:sign|notice|poster|window|door|whiteboard|a.?frame)\b/i
const isWritten = /\b(?:writ\w+|draft|make|do|put|need|word(?:ing)?|text|prepare|create|a|print)\b/i
const noticeMatter =
  /(?::\s*|\b(?:saying|says|that says|to say|that|about|telling (?:people|customers|everyone)(?: that)?|we[’']?re|for|because)\s+)(?!the (?:shop |front )?(?:window|door)\b)(.+)$/i

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
      sentence(isClosed ? plain.replace(/^clos(?:ed|ing|e|ure)(?: (?:for|on))?/i, 'We’re closed') : said),
      ...(isClosed ? ['We open again on [day and time]. See you then.'] : []),
      business.name,
    ],
    isBare: true,
  }
}

const isShortMessage = /\b(?:sms|text message|texts?|whatsapp|dm)\b(?! (?:on|of|in) )/i

const shortMessage: Occasion = ({ records: { business }, text, request }) => {
  if (
    !isShortMessage.test(text) ||
    /\bask(?:ing)?\b/i.test(text) ||
    /\b(?:facebook|instagram|linkedin)\b/i.test(text)
  )
    return undefined
  const [, said] =
    /(?::\s*|\b(?:saying|that says|to say|that|about|letting (?:them|everyone) know(?: that)?)\s+)(.+)$/i.exec(
      text,
    ) ?? []
  const matter = cleaned(said ?? request.topic ?? '')
  if (matter === '') return undefined
  const to = /\bto ((?:the |our |my |all )?[\p{L}]+)/iu.exec(text)?.[1] ?? request.recipientText
  const isNoun =
    /^(?:the |an? |our |your |[\p{L}]+['’]s |\w+day’s )/iu.test(matter) &&
    !/\b(?:is|are|was|will|starts?|opens?|moves?|closes?)\b/i.test(matter)
  return {
    to,
    subject: 'Text message',
    paragraphs: [
      `Hi, ${isNoun ? `a reminder of ${matter}` : matter.charAt(0).toLowerCase() + matter.slice(1)}. ${business.name}`,
    ],
    isBare: true,
  }
}

const occasions: readonly Occasion[] = [jobAd, invoiceReminder, complaint, notice, shortMessage]

/** Text in the known form that a request asks for; undefined if it asks for another. */
export const occasionText = (records: Records, text: string, by: string): OccasionText | undefined => {
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
  /^\W*(?:an? |the )?(?:short |quick |friendly |polite )*(?:sms|text message|thank.?you (?:note|email|card|letter)|letter|note|email|reply|invitation|notice|sign|memo) (?:to|for|saying|telling|about|in)\b/i.test(
    text,
  )
