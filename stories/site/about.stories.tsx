/** The page about Jarvin. */
import { story } from '../core/story.tsx'

export default { title: 'About page' }

const fixed = { route: '/about-jarvin', answers: [], signedIn: false } as const

/** Mission, what sets it apart, figures and timeline. */
export const Filled = story(fixed)

/** In the dark theme. */
export const Dark = story({ ...fixed, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ ...fixed, width: 390 })

/** The menu of a phone, open. */
export const MenuNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Menu' }] })
