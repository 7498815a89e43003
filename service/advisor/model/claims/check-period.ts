/** Checks a figure in a sentence against the periods and weekdays that the sentence names. */
import type { Span } from '../../periods/dates.ts'
import type { Receipt } from '../tools/receipt.ts'
import { chunkOf, isSameSpan, within } from './parts.ts'
import { type Mention, weekdaysIn } from './periods.ts'
import type { Claim, Sentence } from './sentence.ts'

const isOf = (mention: Mention, spans: readonly Span[]): boolean =>
  spans.some((span) => isSameSpan(mention.span, span))

const fitsPeriod = (mention: Mention, { role, spans, against }: Receipt): boolean => {
  if (mention.ends) {
    const [from, to] = mention.ends
    const isPair = against !== undefined && isSameSpan(from, against) && isOf({ ...mention, span: to }, spans)
    return (
      isPair ||
      isOf(mention, spans) ||
      (role === 'value' && spans.some((span) => isSameSpan(span, to) || isSameSpan(span, from)))
    )
  }
  if (role === 'value') return mention.isBaseline === true || isOf(mention, spans)
  const isBase = against !== undefined && isSameSpan(mention.span, against)
  if (mention.isBaseline === undefined) return isBase || isOf(mention, spans)
  return mention.isBaseline ? isBase || against === undefined : isOf(mention, spans)
}

/** Periods of a figure: those in its part of the sentence, otherwise the nearest before, otherwise after it. */
const mentionsFor = (sentence: Sentence, claim: Claim): readonly Mention[] => {
  const chunk = chunkOf(sentence, claim.start)
  const own = within(sentence.mentions, chunk)
  const inChunk = sentence.claims.filter(({ start }) => chunkOf(sentence, start) === chunk)
  if (own.length > 0) {
    // With several figures in one part, each has the periods up to the next.
    const next = inChunk.find(({ start }) => start > claim.start)
    const mine =
      inChunk.length > 1 ? own.filter(({ start }) => start > claim.end && (!next || start < next.start)) : own
    return mine.length > 0 ? mine : own
  }
  const before = sentence.mentions.filter(({ end }) => end <= claim.start)
  // A part that starts with a period and has its own figure keeps the period.
  const isTaken = (mention: Mention) =>
    sentence.claims.some(
      (other) => other !== claim && chunkOf(sentence, other.start) === chunkOf(sentence, mention.start),
    )
  const free = sentence.mentions.filter((mention) => mention.start > claim.end && !isTaken(mention))
  return before.length > 0 ? [...before, ...free.filter(({ isBaseline }) => isBaseline)] : free
}

const baseBefore =
  /\b(?:from|against|versus|compared (?:with|to)|than|instead of|after)(?: about| around| only)? $/i

/** True if the figure may be of the sentence's periods. */
export const isOfPeriod = (sentence: Sentence, claim: Claim, receipt: Receipt): boolean => {
  if (receipt.spans.length === 0) return true
  const mentions = mentionsFor(sentence, claim)
  if (mentions.length === 0) return true
  const isBase = receipt.role === 'value' && baseBefore.test(sentence.text.slice(0, claim.start))
  const isNamed = within(mentions, chunkOf(sentence, claim.start)).some(({ start }) => start > claim.end)
  // "Up to $900 last week, from $800": the base is from another period than the named one.
  if (isBase && !isNamed) return !mentions.some((mention) => isOf(mention, receipt.spans))
  const inChunk = within(mentions, chunkOf(sentence, claim.start))
  const bases = mentions.filter(({ isBaseline }) => isBaseline === true)
  const others = mentions.filter(({ isBaseline }) => isBaseline !== true)
  const fits = (mention: Mention) => fitsPeriod(mention, receipt)
  if (inChunk.length > 0) return (others.length === 0 || others.some(fits)) && bases.every(fits)
  return (
    (others.length === 0 || others.some(fits)) &&
    (receipt.role === 'value' || bases.length === 0 || bases.some(fits))
  )
}

/** True if the figure may be of the sentence's weekday. */
export const isOfWeekday = (sentence: Sentence, claim: Claim, { weekday, figure }: Receipt): boolean => {
  const own =
    weekday === undefined
      ? weekdaysIn(/^[^0-9]*/.exec(figure.label)?.[0] ?? '').map((one) => one.weekday)
      : [weekday]
  const chunk = within(sentence.weekdays, chunkOf(sentence, claim.start))
  const named =
    chunk.length > 0 ? chunk : sentence.weekdays.filter(({ start }) => start < claim.start).slice(-1)
  return own.length === 0 || named.length === 0 || named.some((one) => own.includes(one.weekday))
}
