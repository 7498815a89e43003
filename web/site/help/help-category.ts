/** Topics of the Help Center, and the search over them. */

/** An article; its text is the file named after its id. */
export type HelpArticle = {
  readonly id: string
  readonly title: string
  /** Reading time, such as `2 min`. */
  readonly time: string
  readonly popular: boolean
}

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
  /** Chart colour of its icon. */
  readonly color: 'navy' | 'gold' | 'green' | 'rust' | 'sky'
  readonly articles: readonly HelpArticle[]
}

/** Topics whose title, description or article titles contain the words, ignoring case. Each keeps all its articles. */
export const findHelp = (all: readonly HelpCategory[], search: string): readonly HelpCategory[] => {
  const wanted = search.toLowerCase()
  return all.filter(({ title, description, articles }) =>
    [title, description, ...articles.map((article) => article.title)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
