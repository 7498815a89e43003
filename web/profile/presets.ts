/**
 * Preset of each executive style for the business profile. Presets use their own codes; one table maps them to the
 * offered values, so that a preset fills the form completely (decision 13). Pure.
 */
import { PersonaKey } from '#schema/persona/persona'
import type { BusinessProfileFields } from '#schema/profile/profile'

type Business = Required<BusinessProfileFields>

const meanings = {
  tone: {
    warm_professional: 'professional',
    measured_analytical: 'analytical',
    energetic_casual: 'casual',
    bold_casual: 'casual',
    precise_analytical: 'analytical',
  },
  decisionStyle: {
    team_consensus: 'collaborative',
    evidence_based: 'data-driven',
    vision_led: 'intuitive',
    rapid_experiments: 'data-driven',
    process_metrics: 'data-driven',
  },
  risk: {
    capital_preservation: 'conservative',
    balanced_risk: 'moderate',
    calculated_bets: 'aggressive',
  },
  objectives: {
    grow_revenue: 'Revenue Growth',
    reduce_costs: 'Cost Reduction',
    enter_markets: 'Market Expansion',
    run_lean: 'Operational Efficiency',
    win_customers: 'Customer Acquisition',
    build_team: 'Team Development',
    new_products: 'Product Innovation',
    go_digital: 'Digital Transformation',
  },
  challenges: {
    cash_flow: 'Cash Flow Management',
    hiring: 'Talent Acquisition',
    competitors: 'Market Competition',
    compliance: 'Regulatory Compliance',
    adopting_technology: 'Technology Adoption',
    supply_chain: 'Supply Chain Issues',
    keeping_guests: 'Customer Retention',
    scaling_up: 'Scaling Operations',
  },
  industries: {
    tech_sector: 'Technology',
    finance_sector: 'Finance',
    retail_sector: 'Retail',
    production_sector: 'Manufacturing',
    property_sector: 'Real Estate',
    hospitality_sector: 'Hospitality',
  },
} as const satisfies {
  readonly tone: Readonly<Record<string, Business['preferredTone']>>
  readonly decisionStyle: Readonly<Record<string, Business['decisionMakingStyle']>>
  readonly risk: Readonly<Record<string, Business['riskTolerance']>>
  readonly objectives: Readonly<Record<string, Business['primaryObjectives'][number]>>
  readonly challenges: Readonly<Record<string, Business['keyChallenges'][number]>>
  readonly industries: Readonly<Record<string, Business['industryFocus'][number]>>
}

type Code<Group extends keyof typeof meanings> = keyof (typeof meanings)[Group]

type Preset = {
  readonly tone: Code<'tone'>
  readonly decisionStyle: Code<'decisionStyle'>
  readonly risk: Code<'risk'>
  readonly objectives: readonly Code<'objectives'>[]
  readonly challenges: readonly Code<'challenges'>[]
  readonly industries: readonly Code<'industries'>[]
}

const presets: Readonly<Record<PersonaKey, Preset>> = {
  hospitality_ceo: {
    tone: 'warm_professional',
    decisionStyle: 'team_consensus',
    risk: 'balanced_risk',
    objectives: ['grow_revenue', 'win_customers', 'build_team'],
    challenges: ['cash_flow', 'hiring', 'keeping_guests'],
    industries: ['hospitality_sector'],
  },
  value_investor: {
    tone: 'measured_analytical',
    decisionStyle: 'evidence_based',
    risk: 'capital_preservation',
    objectives: ['grow_revenue', 'reduce_costs'],
    challenges: ['cash_flow', 'compliance'],
    industries: ['finance_sector', 'property_sector'],
  },
  innovation_focused: {
    tone: 'energetic_casual',
    decisionStyle: 'vision_led',
    risk: 'calculated_bets',
    objectives: ['new_products', 'go_digital', 'enter_markets'],
    challenges: ['adopting_technology', 'competitors', 'hiring'],
    industries: ['tech_sector'],
  },
  growth_hacker: {
    tone: 'bold_casual',
    decisionStyle: 'rapid_experiments',
    risk: 'calculated_bets',
    objectives: ['grow_revenue', 'win_customers', 'enter_markets'],
    challenges: ['competitors', 'keeping_guests', 'scaling_up'],
    industries: ['tech_sector', 'retail_sector'],
  },
  operations_expert: {
    tone: 'precise_analytical',
    decisionStyle: 'process_metrics',
    risk: 'balanced_risk',
    objectives: ['run_lean', 'reduce_costs', 'build_team'],
    challenges: ['supply_chain', 'scaling_up', 'compliance'],
    industries: ['production_sector', 'retail_sector'],
  },
}

/** Fields of the business profile that a preset overwrites. */
export type PresetFields = Pick<
  Business,
  | 'preferredTone'
  | 'decisionMakingStyle'
  | 'riskTolerance'
  | 'primaryObjectives'
  | 'keyChallenges'
  | 'industryFocus'
>

/** A preset as form values; undefined for an unknown style. */
export const presetOf = (key: string | null): PresetFields | undefined => {
  if (!PersonaKey.is(key)) return undefined
  const preset = presets[key]
  return {
    preferredTone: meanings.tone[preset.tone],
    decisionMakingStyle: meanings.decisionStyle[preset.decisionStyle],
    riskTolerance: meanings.risk[preset.risk],
    primaryObjectives: preset.objectives.map((code) => meanings.objectives[code]),
    keyChallenges: preset.challenges.map((code) => meanings.challenges[code]),
    industryFocus: preset.industries.map((code) => meanings.industries[code]),
  }
}
