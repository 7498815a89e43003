/** What each style looks at beside the measure that was asked about: its own, in the same period. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Selection } from '#schema/advisor/selection'
import type { AdvisorKey } from '#schema/chat/chat'
import { capital, type Line, say } from '../line.ts'
import { onBefore, withBefore } from './comparison.ts'
import { type Ask, subjectFor } from './written.ts'

const looks: Readonly<Record<AdvisorKey, readonly RecordedMeasure[]>> = {
  hospitality_ceo: ['margin', 'transactions'],
  value_investor: ['cash', 'margin'],
  innovation_focused: ['revenue-per-transaction', 'contribution-per-sale'],
  growth_hacker: ['transactions', 'growth'],
  operations_expert: ['staff-share', 'supplies-share'],
  financial_analyst: ['cost-share', 'margin'],
  risk_manager: ['runway', 'profit'],
}

/** The period that a plan is about and the measure that it asks; undefined where a style has nothing to add. */
const askedOf = ({ plan }: Ask): (Selection & { readonly measure: string }) | undefined => {
  if (
    plan.operator === 'value' &&
    (plan.aggregate ?? 'whole') === 'whole' &&
    !plan.group &&
    !plan.period.weekdays &&
    !plan.filter
  )
    return { measure: plan.measure, period: plan.period }
  if (plan.operator === 'explain') return { measure: plan.measure, period: plan.of }
  return undefined
}

/** One line with the first measure of the style's own that the records have for the period. */
export const styleLook = (ask: Ask): Line | undefined => {
  const asked = askedOf(ask)
  if (asked === undefined) return undefined
  for (const measure of looks[ask.personaKey]) {
    if (measure === asked.measure) continue
    const compared = withBefore(ask.context, measure, { period: asked.period })
    if (compared === undefined || compared.basis !== 'whole') continue
    const { text, was } = subjectFor(ask, measure)
    const line = say`${capital(text)} ${was} ${compared.of}${onBefore(ask.context, compared)}.`
    if (line) return line
  }
  return undefined
}
