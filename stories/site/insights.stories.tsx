/** Executive Insights: everything, filtered, an article open, and nothing found. */
import { story } from '../core/story.tsx'

export default { title: 'Public site / Executive Insights' }

const page = { answers: [], signedIn: false } as const

/** Everything that is there. */
export const Filled = story({ ...page, route: '/executive-insights' })

/** One category. */
export const Filtered = story({ ...page, route: '/executive-insights?category=methodology' })

/** An article that somebody passed on. */
export const Reading = story({ ...page, route: '/executive-insights?article=the-quiet-tuesday' })

/** Words that nothing matches. */
export const Empty = story({ ...page, route: '/executive-insights?q=helicopter' })

/** In the dark. */
export const Dark = story({ ...page, route: '/executive-insights?article=the-quiet-tuesday', theme: 'dark' })

/** On a phone. */
export const Narrow = story({ ...page, route: '/executive-insights?article=the-quiet-tuesday', width: 390 })
