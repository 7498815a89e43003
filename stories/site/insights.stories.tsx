import { story } from '../core/story.tsx'

export default { title: 'Public site/Executive insights' }

const page = { answers: [], signedIn: false } as const

export const Filled = story({ ...page, route: '/executive-insights' })

/** One category. */
export const Filtered = story({ ...page, route: '/executive-insights?category=methodology' })

/** An article opened by its link. */
export const ArticleOpen = story({ ...page, route: '/executive-insights?article=the-quiet-tuesday' })

/** Nothing matches. */
export const Empty = story({ ...page, route: '/executive-insights?q=helicopter' })

export const Dark = story({ ...page, route: '/executive-insights?article=the-quiet-tuesday', theme: 'dark' })

export const Narrow = story({ ...page, route: '/executive-insights?article=the-quiet-tuesday', width: 390 })
Narrow.storyName = '390'
