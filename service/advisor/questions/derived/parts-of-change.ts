/** "Are sales up because of more customers or bigger bills?": which of its parts moved a measure. */
import { lastWeeks, measuresIn, type Used } from '../question.ts'
import { takeSelection } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const because =
  /\b(?:up|down|rising|falling|higher|lower|better|worse|growing|shrinking|grown|fallen|risen|f[ae]ll|rose|rise|dro[p]+\w*|jump\w*|change\w*|move\w*|dip\w*|slip\w*|grew|grow)\b.*\b(?:because|due|thanks|driven|down to|on account)\b.*\bor\b/i

/** "Are sales up because of more customers or bigger bills?" is answered by the parts of the change. */
export const partsOf: DerivedReader = (question) => {
  if (!because.test(question.text)) return undefined
  const used: Used = new Set()
  const measure = measuresIn(question)[0]?.measure ?? 'revenue'
  const { period } = takeSelection(question, used, lastWeeks(4))
  return { operator: 'explain', measure, of: period, against: { ...period, moved: 'just-before' } }
}
