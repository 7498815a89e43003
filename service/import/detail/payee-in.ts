/** Whom a row of a bank statement is about: its words without what differs from row to row. */

const number = /^(?:[#x*]+\d+|\d{1,2}[/.:-]\d[\d/.:-]*|[a-z]{0,4}[-#]?\d{3,}[a-z\d/.:-]*)$/i
const reference =
  /^(?:inv(?:oice)?|ref(?:erence)?|rcpt|receipt|no|nr|num|number|card|txn|trace|value|date)[.:#]*$/i

/** The words of a row without numbers of invoices, cards and receipts; the whole text where nothing else is left. */
export const payeeIn = (details: string): string => {
  const words = details.split(/\s+/)
  const hasNumber = words.some((word) => number.test(word))
  const kept = words.filter((word) => !number.test(word))
  while (hasNumber && kept.length > 1 && reference.test(kept.at(-1) ?? '')) kept.pop()
  const payee = kept.join(' ')
  return /\p{L}{2}/u.test(payee) ? payee : details
}
