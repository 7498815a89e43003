/** Phrases of a digest's mail outside its sections: what is above, the captions of charts, and the end. */
import type { BriefChart } from '#schema/brief/brief'
import type { DigestChoice } from '#schema/digest/digest'
import { weekNumberOf } from '../../advisor/calendar.ts'
import { chartSpan } from './chart-svg.ts'
import { advice, frame, type MailLine, type MailOrder, wordsOf } from './mail-order.ts'

/** "Week 47 in 90 seconds". */
export const overlineOf = (order: MailOrder): string => {
  const { kind, from } = order.digest
  const words = wordsOf(order)
  if (from === undefined) return words.overlineEmpty
  return kind === 'monthly' ? words.overlineMonth : words.overlineWeek(weekNumberOf(from))
}

/** Sentences below the title; lateness comes first. */
export const leadOf = (order: MailOrder): readonly MailLine[] => {
  const { digest, lateSince } = order
  const words = wordsOf(order)
  return [
    ...(lateSince === undefined ? [] : [frame(words.late(words.weekday(lateSince.day), lateSince.hour))]),
    ...advice(digest.lines),
  ]
}

/** Worth of a choice without its sign or unit; undefined for words alone. */
export const worthOf = (
  order: MailOrder,
  { isNothing, worth }: DigestChoice,
): { readonly amount?: string; readonly words: string } => {
  const words = wordsOf(order)
  if (isNothing) return { words: words.nothingChanges }
  return worth
    ? { amount: `${worth.value > 0 ? '+' : ''}${worth.shown}`, words: words.aWeek }
    : { words: words.noPrice }
}

/** The weeks of a chart, and the start of its scale if that is not 0. */
export const captionOf = (order: MailOrder, chart: BriefChart): string => {
  const words = wordsOf(order)
  const { first, last, scaleFrom } = chartSpan(chart)
  if (first === undefined || last === undefined) return ''
  const span = words.byWeek(words.day(first), words.day(last))
  return scaleFrom === undefined ? span : `${span} ${words.scaleFrom(scaleFrom)}`
}

/** A chart in words, for readers without pictures. */
export const chartWords = (order: MailOrder, chart: BriefChart): string =>
  `${chart.title}. ${captionOf(order, chart)}`

/** Why this person gets the mail. */
export const footWords = (order: MailOrder): string =>
  wordsOf(order).why(order.digest.kind, order.digest.businessName)
