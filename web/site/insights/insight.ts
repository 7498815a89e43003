/** An article of Executive Insights, and how the category filter finds it (decision 34). */

/** The filters with the counts that the specification shows. */
export const insightFilters = [
  { id: 'all', label: 'All Insights', count: 47 },
  { id: 'strategy', label: 'Strategy', count: 15 },
  { id: 'ai-decision', label: 'AI Decision Support', count: 12 },
  { id: 'industry', label: 'Industry Analysis', count: 10 },
  { id: 'methodology', label: 'Methodology', count: 10 },
] as const

/** Id of a filter. */
export type InsightFilter = (typeof insightFilters)[number]['id']

/** Names of categories; a filter finds those that its id is part of, so none finds Strategic Intelligence but all. */
export type InsightCategory =
  | 'Business Strategy'
  | 'AI-Decision Support'
  | 'Industry Analysis'
  | 'Methodology'
  | 'Strategic Intelligence'

/** An article. */
export type Insight = {
  /** Its anchor, and the name of its file. */
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly category: InsightCategory
  /** At two hundred words a minute. */
  readonly readTime: string
  /** A day, such as `2026-11-16`. */
  readonly publishDate: string
  readonly author: string
  readonly popular: boolean
  readonly trending: boolean
  /** Whether its file is offered for download. */
  readonly downloadable: boolean
}

/** The names that the filters have in the address. */
export const insightFilterNames = ['q', 'category'] as const

/** Reads which filter is on; one that the page does not offer counts as none. */
export const readInsightFilter = (query: URLSearchParams): InsightFilter => {
  // Without scripts a pressed button adds its value to the one that stood before, so the last one counts.
  const asked = query.getAll('category').at(-1)
  return insightFilters.find(({ id }) => id === asked)?.id ?? 'all'
}

/** Those whose category holds the id of the filter, and whose title or summary holds the words; case does not matter. */
export const filterInsights = (
  all: readonly Insight[],
  { search, filter }: { readonly search: string; readonly filter: InsightFilter },
): readonly Insight[] => {
  const wanted = search.toLowerCase()
  return all.filter(
    ({ title, summary, category }) =>
      (filter === 'all' || category.toLowerCase().includes(filter)) &&
      [title, summary].some((text) => text.toLowerCase().includes(wanted)),
  )
}
