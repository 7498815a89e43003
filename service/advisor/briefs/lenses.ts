/** The second measure that an executive style looks at. */
import type { RecordedMeasure } from '#schema/advisor/measure'

/** First choice, then an alternative if the topic is about the first. */
const lenses: Readonly<Record<string, readonly RecordedMeasure[]>> = {
  hospitality_ceo: ['revenue-per-transaction', 'transactions', 'staff-share'],
  value_investor: ['margin', 'runway', 'profit'],
  innovation_focused: ['growth', 'runway', 'revenue-per-transaction'],
  growth_hacker: ['transactions', 'marketing-share', 'revenue'],
  operations_expert: ['staff-share', 'supplies-share', 'cost-share'],
  financial_analyst: ['contribution-per-sale', 'margin', 'cost-share'],
  risk_manager: ['break-even-revenue', 'runway', 'cost-share'],
}

/** For a topic about one of these, the style's alternative measure says more. */
const relatives: { readonly [name in RecordedMeasure]?: readonly RecordedMeasure[] } = {
  profit: ['margin'],
  margin: ['profit', 'cost-share'],
  revenue: ['transactions', 'growth'],
  growth: ['revenue'],
  transactions: ['revenue'],
  staff: ['staff-share'],
  supplies: ['supplies-share'],
  marketing: ['marketing-share'],
  runway: ['cash'],
  costs: ['cost-share'],
  'revenue-per-transaction': ['contribution-per-sale'],
}

/** The measure that a style adds to a topic. */
export const lensMeasure = (personaKey: string, topic: RecordedMeasure): RecordedMeasure | undefined => {
  const own =
    (Object.hasOwn(lenses, personaKey) ? lenses[personaKey] : undefined) ?? lenses.financial_analyst ?? []
  return own.find((measure) => measure !== topic && !relatives[topic]?.includes(measure))
}
