/** The formula of a figure in words. */
import type { Figure } from '#schema/core/advice'
import { textOf } from '../../core/language.ts'
import { formulaTexts } from '../../messages/en/formula.ts'

/** How a figure is calculated; the formula's name when it has no text. */
export const formulaText = ({ formula }: Pick<Figure, 'formula'>): string => {
  const { formulas, composed } = textOf(formulaTexts)
  const end = formula.lastIndexOf(' ')
  const combinator = composed[formula.slice(0, Math.max(0, end))]
  const base = formulas[formula.slice(end + 1)]
  if (combinator !== undefined && base !== undefined) return `${combinator} ${base}`
  return formulas[formula] ?? formula
}
