/** The press page; how large the files are is known only where the build has weighed them. */
import { story } from '../core/story.tsx'

export default { title: 'Press page' }

const fixed = { route: '/press-media', answers: [], signedIn: false } as const

/** Releases, coverage, awards, media kit and contact. */
export const Filled = story(fixed)

/** In the dark theme. */
export const Dark = story({ ...fixed, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ ...fixed, width: 390 })

/** A release is read in place. */
export const Opened = story({ ...fixed, acts: [{ press: 'Read Release' }] })

/** The same on a phone. */
export const OpenedNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Read Release' }] })
