/** Texts of an alert, with figures numbered as receipts. Pure. */
import type { Alert, AlertLine } from '#schema/alert/alert'
import type { Figure } from '#schema/core/advice'
import { markFigures, type Part, withPunctuation } from '../kit/figures/marked-figures.ts'

/** An alert ready for display: its lines in parts, and all figures in receipt order. */
export const alertParts = ({ lines, worth, step }: Alert) => {
  const figures: Figure[] = []
  const number = (line: AlertLine): readonly Part[] => {
    const [marked = []] = withPunctuation(markFigures([line.text], line.figures))
    const before = figures.length
    figures.push(...line.figures)
    return marked.map((part) =>
      part.receipt === undefined ? part : { ...part, receipt: part.receipt + before },
    )
  }
  const said = lines.map(number)
  return { lines: said, worth: worth && number(worth), step: number(step), figures }
}
