/** Executive styles, which shape the advisor's answers. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { oneOf, text } from '../core/scalars.ts'

/** The five executive styles that a workspace can choose (decision 14). */
export const PersonaKey = oneOf(
  'hospitality_ceo',
  'value_investor',
  'innovation_focused',
  'growth_hacker',
  'operations_expert',
)
export type PersonaKey = t.TypeOf<typeof PersonaKey>

/** A style as shown. */
export const Persona = record(
  { key: PersonaKey, name: text(80, 1), description: text(400, 1), strengths: t.array(text(120, 1)) },
  undefined,
  'Persona',
)
export type Persona = t.TypeOf<typeof Persona>

/** Names of the five styles and the two chat advisors, by key. */
export const personaNames: { readonly [key: string]: string | undefined } = {
  hospitality_ceo: 'Hospitality CEO',
  value_investor: 'Value Investor',
  innovation_focused: 'Innovation Focused',
  growth_hacker: 'Growth Hacker',
  operations_expert: 'Operations Expert',
  financial_analyst: 'Financial Analyst',
  risk_manager: 'Risk Manager',
}
