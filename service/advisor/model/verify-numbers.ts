/** Checks every number of a model's text against the model's input. */
import type { Figure, FigureUnit } from '#schema/core/advice'
import { type FoundNumber, type NumberKind, numbersIn } from './read-numbers.ts'

/** A permitted number: from a figure, or a count of weeks. `value` is never negative. */
export type KnownNumber = {
  readonly value: number
  readonly kind: NumberKind
  readonly figure?: Figure
}

/** A text with doubtful numbers marked; these numbers, and the figures that support the others. */
export type Verified = {
  readonly text: string
  readonly unverified: readonly string[]
  readonly figures: readonly Figure[]
}

/** Added after an unsupported number. */
export const mark = ' (unverified)'

const kinds: { readonly [unit in FigureUnit]?: NumberKind } = {
  aud: 'aud',
  percent: 'percent',
  points: 'percent',
}

/** A figure as a permitted number; words give its sign. */
export const knownFigure = (figure: Figure): KnownNumber => ({
  value: Math.abs(figure.value),
  kind: kinds[figure.unit] ?? 'plain',
  figure,
})

/** Rounding tolerance of a number: half of its last digit, at most 3 percent if that is above one. */
const tolerance = ({ value, step }: FoundNumber): number =>
  (step <= 1 ? step / 2 : Math.max(0.5, Math.min(step / 2, value * 0.03))) * 1.000001

/** A number without unit may be from a table; with three digits it is no chance match. */
const isOfKind = (found: FoundNumber, { kind }: KnownNumber): boolean =>
  found.kind === kind || (found.kind === 'plain' && found.value / found.step >= 100)

const bears =
  (found: FoundNumber) =>
  (known: KnownNumber): boolean =>
    isOfKind(found, known) &&
    (Math.abs(found.value - known.value) <= tolerance(found) ||
      // Estimates are shown with two significant digits.
      (known.figure !== undefined &&
        Math.abs(found.value - Number(known.value.toPrecision(2))) < 1e-9 * Math.max(1, known.value)))

/** True if a number in a text may be from a figure; words or the sentence give its sign. */
export const borneBy = (found: FoundNumber, figure: Figure): boolean => bears(found)(knownFigure(figure))

/** Marks each number of the text that no known one supports. */
export const verifyNumbers = (text: string, known: readonly KnownNumber[]): Verified => {
  const unverified: string[] = []
  const figures: Figure[] = []
  const parts: string[] = []
  let at = 0
  for (const found of numbersIn(text)) {
    const borne = known.find(bears(found))
    if (borne?.figure) figures.push(borne.figure)
    if (borne) continue
    unverified.push(text.slice(found.start, found.end).slice(0, 60))
    parts.push(text.slice(at, found.end), mark)
    at = found.end
  }
  return { text: parts.join('') + text.slice(at), unverified, figures }
}
