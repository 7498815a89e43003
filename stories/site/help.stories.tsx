/** The Help Center: everything, found by search, an article open, and nothing found. */
import { story } from '../core/story.tsx'

export default { title: 'Public site / Help Center' }

const page = { answers: [], signedIn: false } as const

/** Everything that is there. */
export const Filled = story({ ...page, route: '/help-center' })

/** One topic is left. */
export const Searched = story({ ...page, route: '/help-center?q=api' })

/** An article that somebody passed on. */
export const Reading = story({ ...page, route: '/help-center?article=ask-a-question' })

/** Words that nothing matches. */
export const Empty = story({ ...page, route: '/help-center?q=helicopter' })

/** In the dark. */
export const Dark = story({ ...page, route: '/help-center?article=ask-a-question', theme: 'dark' })

/** On a phone. */
export const Narrow = story({ ...page, route: '/help-center?article=ask-a-question', width: 390 })
