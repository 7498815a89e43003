/** A use case, and the figures of each industry. */

/** Efficiency of a solution by the industry that it is named for first. */
export const efficiencyByIndustry = {
  'Real Estate & Property': '75%',
  'Professional Services': '68%',
  'Healthcare & Allied Health': '45%',
  'Hospitality & Tourism': '52%',
  'Education & Training': '63%',
  'Retail & eCommerce': '71%',
  'Creative Industries': '58%',
} as const

/** An industry of the filter. */
export type UseCaseIndustry = keyof typeof efficiencyByIndustry

const isIndustry = (name: string): name is UseCaseIndustry => Object.hasOwn(efficiencyByIndustry, name)

/** The industries, in the order of the filter. */
export const useCaseIndustries: readonly UseCaseIndustry[] =
  Object.keys(efficiencyByIndustry).filter(isIndustry)

/** The sizes, in the order of the filter. */
export const companySizes = ['Solo', 'Small team', 'Growing business'] as const

/** A size of the filter. */
export type CompanySize = (typeof companySizes)[number]

/** The ids of the categories: anchors of the page, and values of its filter. */
export const useCaseCategoryIds = [
  'customer-insights',
  'operational-automation',
  'financial-intelligence',
  'competitive-advantage',
  'customer-service',
  'business-growth',
] as const

/** Id of a category. */
export type UseCaseCategoryId = (typeof useCaseCategoryIds)[number]

/** Something that Jarvin does for a business. */
export type Solution = {
  readonly title: string
  readonly description: string
  /** The first one is what its efficiency is stated for. */
  readonly industries: readonly [UseCaseIndustry, ...UseCaseIndustry[]]
  readonly companySize: readonly CompanySize[]
  readonly impact: 'High' | 'Medium'
}

/** Solutions to one kind of challenge. */
export type UseCaseCategory = {
  readonly id: UseCaseCategoryId
  readonly title: string
  readonly description: string
  readonly solutions: readonly Solution[]
}

/** What a solution states in figures. */
export const statsOf = ({ industries: [first], impact }: Solution) => ({
  efficiency: efficiencyByIndustry[first],
  impact,
})
