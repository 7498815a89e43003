/** The home page. */
import { story } from '../core/story.tsx'

export default { title: 'Home page' }

const fixed = { route: '/', answers: [], signedIn: false } as const

/** What it is, for whom, and one way in. */
export const Filled = story(fixed)

/** In the dark theme, with the pictures of the dark product. */
export const Dark = story({ ...fixed, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ ...fixed, width: 390 })

/** On a phone in the dark theme. */
export const NarrowDark = story({ ...fixed, width: 390, theme: 'dark' })

/** Past 600 px: the bar with the pages and the request goes along. */
export const Along = story({ ...fixed, acts: [{ press: 'Learn More' }] })

/** The same on a phone. */
export const AlongNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Learn More' }] })

/** The request for early access is open over the page. */
export const Requested = story({ ...fixed, acts: [{ press: 'Join Early Access' }] })
