/** The categories of the Help Center, and how its search finds one. */

/** An article; its text is a file named by its id. */
export type HelpArticle = {
  readonly id: string
  readonly title: string
  /** To read, such as `2 min`. */
  readonly time: string
  readonly popular: boolean
}

/** A topic with its articles. */
export type HelpCategory = {
  readonly id:
    | 'getting-started'
    | 'ai-advisory'
    | 'dashboards'
    | 'security'
    | 'integrations'
    | 'troubleshooting'
  readonly title: string
  readonly description: string
  /** Of its mark: one of the chart colours. */
  readonly color: 'navy' | 'gold' | 'green' | 'rust' | 'sky'
  readonly articles: readonly HelpArticle[]
}

/** Categories whose title, description or any article's title holds the words; case does not matter. Each comes whole. */
export const findHelp = (all: readonly HelpCategory[], search: string): readonly HelpCategory[] => {
  const wanted = search.toLowerCase()
  return all.filter(({ title, description, articles }) =>
    [title, description, ...articles.map((article) => article.title)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
