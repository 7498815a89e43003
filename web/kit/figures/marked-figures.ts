/** Assigns a receipt to each figure in a text. */
import type { Figure } from '#schema/core/advice'

/**
 * A piece of text; with `receipt`, the figure of that number, counted from 1. `after` is the punctuation that follows the
 * figure and may not begin a line.
 */
export type Part = { readonly text: string; readonly receipt?: number; readonly after?: string }

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec'

// Numbers in quotations, dates and times of day are not figures.
const noFigures = new RegExp(
  [
    '“[^”]*”',
    '\\b\\d{4}-\\d\\d-\\d\\d\\b',
    `\\b\\d{1,2} (?:${months})(?: \\d{4})?\\b`,
    `\\b(?:${months}) \\d{4}\\b`,
    '\\bin 20\\d\\d\\b',
    '\\b[Ww]eek \\d{1,2}\\b',
    '\\b\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)\\b',
    '\\b\\d\\d:\\d\\d\\b',
  ].join('|'),
  'g',
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const figureForm = (figures: readonly Figure[]): RegExp => {
  const shown = [...new Set(figures.map((figure) => figure.shown))].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\d.,$-])(?:${shown.map(escaped).join('|') || '(?!)'})(?!\\d|[.,]\\d|%)`, 'g')
}

/**
 * Splits consecutive texts at their figures. Figures are listed in order of first appearance. So when several read
 * the same, the next one applies once all before it have appeared; otherwise an earlier one is repeated.
 */
export const markFigures = (
  texts: readonly string[],
  figures: readonly Figure[],
): readonly (readonly Part[])[] => {
  const form = figureForm(figures)
  const named = new Set<number>()
  const receiptOf = (shown: string): number => {
    const meant = figures.flatMap((figure, index) => (figure.shown === shown ? [index] : []))
    const isDue = (index: number) =>
      !named.has(index) && figures.slice(0, index).every((_, at) => named.has(at))
    const index =
      meant.find(isDue) ??
      meant.findLast((one) => named.has(one)) ??
      meant.find((one) => !named.has(one)) ??
      0
    named.add(index)
    return index + 1
  }
  return texts.map((text) => {
    const closed = [...text.matchAll(noFigures)].map(({ index, 0: found }) => [index, index + found.length])
    const parts: Part[] = []
    let at = 0
    for (const { index, 0: shown } of text.matchAll(form)) {
      if (closed.some(([from = 0, to = 0]) => index < to && index + shown.length > from)) continue
      if (index > at) parts.push({ text: text.slice(at, index) })
      parts.push({ text: shown, receipt: receiptOf(shown) })
      at = index + shown.length
    }
    if (at < text.length) parts.push({ text: text.slice(at) })
    return parts
  })
}

const closing = /^[.,;:!?)\]’”…]+/

/** Moves the punctuation after each figure to it, because a browser may break the line after a button. */
export const withPunctuation = (texts: readonly (readonly Part[])[]): readonly (readonly Part[])[] => {
  let figure: { text: string; receipt?: number; after?: string } | undefined
  return texts.map((parts) => {
    const kept: Part[] = []
    for (const part of parts) {
      const after = figure && part.receipt === undefined ? closing.exec(part.text)?.[0] : undefined
      if (figure && after !== undefined) figure.after = after
      const text = part.text.slice(after?.length ?? 0)
      const own = { ...part, text }
      figure = part.receipt === undefined ? undefined : own
      if (text !== '') kept.push(own)
    }
    return kept
  })
}
