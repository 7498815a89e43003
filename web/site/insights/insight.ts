/** Articles of Executive Insights, and their category filter (decision 34). */

/** The filters, with the counts from the specification. */
export const insightFilters = [
  { id: 'all', label: 'All Insights', count: 47 },
  { id: 'strategy', label: 'Strategy', count: 15 },
  { id: 'ai-decision', label: 'AI Decision Support', count: 12 },
  { id: 'industry', label: 'Industry Analysis', count: 10 },
  { id: 'methodology', label: 'Methodology', count: 10 },
] as const

export type InsightFilter = (typeof insightFilters)[number]['id']

/** A filter finds categories that contain its id, so only "all" finds Strategic Intelligence. */
export type InsightCategory =
  | 'Business Strategy'
  | 'AI-Decision Support'
  | 'Industry Analysis'
  | 'Methodology'
  | 'Strategic Intelligence'

export type Insight = {
  /** Anchor and file name. */
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly category: InsightCategory
  /** At 200 words a minute. */
  readonly readTime: string
  /** A day, such as `2026-11-16`. */
  readonly publishDate: string
  readonly author: string
  readonly popular: boolean
  readonly trending: boolean
  /** True if its file is offered for download. */
  readonly downloadable: boolean
}

/** Query parameters of the filters. */
export const insightFilterNames = ['q', 'category'] as const

/** Reads the chosen filter; an unknown value counts as `all`. */
export const readInsightFilter = (query: URLSearchParams): InsightFilter => {
  // Without scripts a pressed button adds its value to the previous one, so the last one counts.
  const asked = query.getAll('category').at(-1)
  return insightFilters.find(({ id }) => id === asked)?.id ?? 'all'
}

/** Articles whose category contains the filter's id and whose title or summary contains the words, ignoring case. */
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
