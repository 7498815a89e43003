/** Holds every number of a text that a model wrote against what the model was given. */
import type { Figure, FigureUnit } from '#schema/core/advice'
import { type FoundNumber, type NumberKind, numbersIn } from './read-numbers.ts'

/** A number that may stand in a text: of a figure, or a count of weeks. `value` is never negative. */
export type KnownNumber = {
  readonly value: number
  readonly kind: NumberKind
  readonly figure?: Figure
}

/** A text with its doubtful numbers marked: those it holds, and the figures that bear out the others. */
export type Verified = {
  readonly text: string
  readonly unverified: readonly string[]
  readonly figures: readonly Figure[]
}

/** What stands behind a number that nothing bears out. */
export const mark = ' (unverified)'

const kinds: { readonly [unit in FigureUnit]?: NumberKind } = {
  aud: 'aud',
  percent: 'percent',
  points: 'percent',
}

/** A figure as a number that may stand in a text; words give its sign. */
export const knownFigure = (figure: Figure): KnownNumber => ({
  value: Math.abs(figure.value),
  kind: kinds[figure.unit] ?? 'plain',
  figure,
})

/** How far rounding may take a number: half of its last digit, but no further than 3 percent once that is above one. */
const tolerance = ({ value, step }: FoundNumber): number =>
  (step <= 1 ? step / 2 : Math.max(0.5, Math.min(step / 2, value * 0.03))) * 1.000001

/** A number without a unit is one of a table's, perhaps; with three digits that is no chance hit. */
const isOfKind = (found: FoundNumber, { kind }: KnownNumber): boolean =>
  found.kind === kind || (found.kind === 'plain' && found.value / found.step >= 100)

const bears =
  (found: FoundNumber) =>
  (known: KnownNumber): boolean =>
    isOfKind(found, known) &&
    (Math.abs(found.value - known.value) <= tolerance(found) ||
      // Figures that estimate are shown with two digits.
      (known.figure !== undefined &&
        Math.abs(found.value - Number(known.value.toPrecision(2))) < 1e-9 * Math.max(1, known.value)))

/** True if a number in a text may be that of a figure; words or the sentence give its sign. */
export const borneBy = (found: FoundNumber, figure: Figure): boolean => bears(found)(knownFigure(figure))

/** Marks each number of the text that no known one bears out. */
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
