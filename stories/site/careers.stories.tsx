/** The careers page. */
import { story } from '../core/story.tsx'

export default { title: 'Careers page' }

const fixed = { route: '/careers', answers: [], signedIn: false } as const

/** The openings, closed. */
export const Filled = story(fixed)

/** In the dark theme. */
export const Dark = story({ ...fixed, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ ...fixed, width: 390 })
