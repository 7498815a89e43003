/** Use cases, and the figures of each industry. */

/** Efficiency of a solution, by the first industry it names. */
export const efficiencyByIndustry = {
  'Real Estate & Property': '75%',
  'Professional Services': '68%',
  'Healthcare & Allied Health': '45%',
  'Hospitality & Tourism': '52%',
  'Education & Training': '63%',
  'Retail & eCommerce': '71%',
  'Creative Industries': '58%',
} as const

export type UseCaseIndustry = keyof typeof efficiencyByIndustry

const isIndustry = (name: string): name is UseCaseIndustry => Object.hasOwn(efficiencyByIndustry, name)

/** In filter order. */
export const useCaseIndustries: readonly UseCaseIndustry[] =
  Object.keys(efficiencyByIndustry).filter(isIndustry)

/** In filter order. */
export const companySizes = ['Solo', 'Small team', 'Growing business'] as const

export type CompanySize = (typeof companySizes)[number]

/** Anchors of the page and values of the filter. */
export const useCaseCategoryIds = [
  'customer-insights',
  'operational-automation',
  'financial-intelligence',
  'competitive-advantage',
  'customer-service',
  'business-growth',
] as const

export type UseCaseCategoryId = (typeof useCaseCategoryIds)[number]

export type Solution = {
  readonly title: string
  readonly description: string
  /** The first one determines the efficiency figure. */
  readonly industries: readonly [UseCaseIndustry, ...UseCaseIndustry[]]
  readonly companySize: readonly CompanySize[]
  readonly impact: 'High' | 'Medium'
}

export type UseCaseCategory = {
  readonly id: UseCaseCategoryId
  readonly title: string
  readonly description: string
  readonly solutions: readonly Solution[]
}

/** The two figures of a solution. */
export const statsOf = ({ industries: [first], impact }: Solution) => ({
  efficiency: efficiencyByIndustry[first],
  impact,
})
