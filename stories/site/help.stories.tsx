import { story } from '../core/story.tsx'

export default { title: 'Public site/Help center' }

const page = { answers: [], signedIn: false } as const

export const Filled = story({ ...page, route: '/help-center' })

/** One topic matches. */
export const SearchResults = story({ ...page, route: '/help-center?q=api' })

/** An article opened by its link. */
export const ArticleOpen = story({ ...page, route: '/help-center?article=ask-a-question' })

/** Nothing matches. */
export const Empty = story({ ...page, route: '/help-center?q=helicopter' })

export const Dark = story({ ...page, route: '/help-center?article=ask-a-question', theme: 'dark' })

export const Narrow = story({ ...page, route: '/help-center?article=ask-a-question', width: 390 })
Narrow.storyName = '390'
