/** Reminder of what somebody owes the business. */
import { isOwing, owedThing } from './clause-reasons.ts'
import { tidy } from './email-purpose.ts'
import type { Occasion } from './occasion.ts'

const isDebt =
  /\b(?:unpaid|overdue|outstanding|late|owing)\b.{0,30}\b(?:invoices?|payments?|bills?|accounts?|amount)\b|\b(?:invoices?|payments?|bills?|accounts?)\b.{0,60}\b(?:unpaid|overdue|outstanding|not (?:been )?paid|hasn[’']?t (?:been )?paid|haven[’']?t paid|late|owing)\b|\b(?:owes?|chas\w+|remind\w*)\b.{0,60}\b(?:invoice|payment|\$\d)/i
const amount = /\$\s?\d[\d,]*(?:\.\d\d)?/
const dueOn =
  /\b(due|from|dated|of|sent|issued)\s+(?:on |back on |since )?((?:\w+day )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|last (?:week|month)|(?:two|three|four|\d+) weeks ago)/i
const number = /\b(?:invoice|inv)\.? (?:no\.? |number )?#?((?:inv-?)?\d{2,})\b|#(\d{2,})/i
const debtor =
  /\b(?:chas\w+(?: up)?|remind\w*|to|ask|email|message|text|write)\s+(?!me\b|pay\b|us\b)((?:the |our )?[\p{L}&’' -]{2,40}?)(?=\s+(?:about|for|that|to|on|over|because|who|their|they|re|regarding|of)\b|[,.;:]|$)/iu

/** A reminder of an unpaid invoice, rent or fee. */
export const invoiceReminder: Occasion = ({ text, request, by }) => {
  const isOwed = isOwing(request.clause)
  if ((!isDebt.test(text) && !isOwed) || /\b(?:we|i) (?:owe|are late|have not paid)\b/i.test(text))
    return undefined
  const sum = amount.exec(text)?.[0]
  const [, how = '', date = ''] = dueOn.exec(text) ?? []
  const [, named, hash] = number.exec(text) ?? []
  const known = named ?? hash
  const when = date === '' ? '' : /^due/i.test(how) ? `, due on ${tidy(date)},` : `, from ${tidy(date)},`
  const thing = isOwed && request.clause ? owedThing(request.clause) : undefined
  const isOther = thing !== undefined && !/^(?:invoices?|bills?|accounts?|it)$/i.test(thing)
  const what = isOther ? `Your ${thing} of` : `Our invoice ${known ?? '[number]'} for`
  const invoice = `${what} ${sum ?? '[amount]'}${when === '' && isOther ? ', due on [date],' : when}`
  const isFirm = request.tones.has('firm')
  return {
    to: (isOwed ? request.recipientText : debtor.exec(text)?.[1]?.trim()) ?? request.recipientText,
    subject: isOther
      ? `Your ${thing}${sum ? ` of ${sum}` : ''}`
      : `Invoice ${known ?? '[number]'}${sum ? ` for ${sum}` : ''}`,
    paragraphs: [
      `${invoice} still shows as unpaid in our books. If you have paid it in the last few days, please ignore this note.`,
      isFirm
        ? `It is overdue. Please pay it in full by ${by}.`
        : `Please pay it by ${by}, or tell me which day we can expect it.`,
    ],
    isBare: false,
  }
}
