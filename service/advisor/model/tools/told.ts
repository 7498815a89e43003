/** Tool results as text for a model: receipts by id, and sentences with ids in place of figures. */
import type { Coverage } from '#schema/advisor/coverage'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Figure } from '#schema/core/advice'
import type { Line } from '../../line.ts'
import { type About, type Ledger, type Receipt, shownText } from './receipt.ts'

/** A receipt as text. */
export type ToldReceipt = {
  readonly id: string
  readonly is: string
  readonly label: string
  readonly shown: string
}

export const tellReceipt = (is: string, receipt: Receipt): ToldReceipt => ({
  id: receipt.id,
  is,
  label: receipt.figure.label,
  shown: shownText(receipt),
})

/** A line with ids in place of figures, and the figures as displayed. */
export type ToldLine = { readonly text: string; readonly shown?: Readonly<Record<string, string>> }

export const tellLine = (
  { text, figures }: Line,
  ledger: Ledger,
  about: (figure: Figure) => About,
): ToldLine => {
  let at = 0
  let told = ''
  const shown: Record<string, string> = {}
  for (const figure of figures) {
    const place = text.indexOf(figure.shown, at)
    if (place < 0) continue
    const receipt = ledger.add(figure, about(figure))
    shown[receipt.id] = shownText(receipt)
    told += `${text.slice(at, place)}{{${receipt.id}}}`
    at = place + figure.shown.length
  }
  return { text: told + text.slice(at), ...(figures.length > 0 ? { shown } : {}) }
}

/** How much of the period is on record. */
export const tellCoverage = ({ from, to, rule, onRecord, of, grain }: Coverage) => ({
  from,
  to,
  countedBy: rule,
  ...(onRecord < of ? { onlyPartOnRecord: `${onRecord} of ${of} ${grain}s` } : {}),
})

const longestSentence = 300

/** A dated fact: its day, kind, and sentence on record. */
export const tellFact = ({ from, to, kind, what, source }: TimelineFact) => ({
  ...(from === to ? { on: from } : { from, to }),
  kind,
  what: what.slice(0, longestSentence),
  record: source.kind,
  title: source.title,
  sentence: source.sentence.slice(0, longestSentence),
})
