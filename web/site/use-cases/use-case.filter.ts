/** The filters of Use Cases: reads them from the address and applies them. */
import {
  type CompanySize,
  companySizes,
  type UseCaseCategory,
  type UseCaseCategoryId,
  type UseCaseIndustry,
  useCaseCategoryIds,
  useCaseIndustries,
} from './use-case.ts'

/** Query parameters of the filters. */
export const filterNames = ['q', 'category', 'industry', 'size'] as const

/** `all` and an empty string match everything. */
export type UseCaseFilters = {
  readonly search: string
  readonly category: UseCaseCategoryId | 'all'
  readonly industry: UseCaseIndustry | ''
  readonly size: CompanySize | ''
}

const oneOf = <T extends string, N extends string>(
  all: readonly T[],
  value: string | undefined,
  none: N,
): T | N => all.find((one) => one === value) ?? none

/** Reads the filters; an unknown value counts as none. */
export const readFilters = (query: URLSearchParams): UseCaseFilters => ({
  search: query.get('q') ?? '',
  // Without scripts a pressed button adds its value to the previous one, so the last one counts.
  category: oneOf(useCaseCategoryIds, query.getAll('category').at(-1), 'all'),
  industry: oneOf(useCaseIndustries, query.get('industry') ?? '', ''),
  size: oneOf(companySizes, query.get('size') ?? '', ''),
})

/** Categories with matches, reduced to the matching solutions. */
export const filterUseCases = (
  all: readonly UseCaseCategory[],
  { search, category, industry, size }: UseCaseFilters,
): readonly UseCaseCategory[] => {
  const wanted = search.toLowerCase()
  return all
    .filter(({ id }) => category === 'all' || id === category)
    .map((one) => ({
      ...one,
      solutions: one.solutions.filter(
        ({ title, description, industries, companySize }) =>
          [title, description, one.title].some((text) => text.toLowerCase().includes(wanted)) &&
          (industry === '' || industries.includes(industry)) &&
          (size === '' || companySize.includes(size)),
      ),
    }))
    .filter(({ solutions }) => solutions.length > 0)
}
