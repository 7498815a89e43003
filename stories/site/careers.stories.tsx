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

/** A position is read in place. */
export const Opened = story({ ...fixed, acts: [{ press: 'Learn More' }] })

/** The same on a phone. */
export const OpenedNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Learn More' }] })
