/** The filters of Use Cases: read from the address and applied to the list. */
import {
  type CompanySize,
  companySizes,
  type UseCaseCategory,
  type UseCaseCategoryId,
  type UseCaseIndustry,
  useCaseCategoryIds,
  useCaseIndustries,
} from './use-case.ts'

/** The names that the filters have in the address. */
export const filterNames = ['q', 'category', 'industry', 'size'] as const

/** What is asked for; `all` and an empty text leave everything in. */
export type UseCaseFilters = {
  readonly search: string
  readonly category: UseCaseCategoryId | 'all'
  readonly industry: UseCaseIndustry | ''
  readonly size: CompanySize | ''
}

const known = <T extends string, N extends string>(
  all: readonly T[],
  value: string | undefined,
  none: N,
): T | N => all.find((one) => one === value) ?? none

/** Reads them; a value that the page does not offer counts as none. */
export const readFilters = (query: URLSearchParams): UseCaseFilters => ({
  search: query.get('q') ?? '',
  // Without scripts a pressed button adds its value to the one that stood before, so the last one counts.
  category: known(useCaseCategoryIds, query.getAll('category').at(-1), 'all'),
  industry: known(useCaseIndustries, query.get('industry') ?? '', ''),
  size: known(companySizes, query.get('size') ?? '', ''),
})

/** The categories that still hold something, with only what matches. */
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
