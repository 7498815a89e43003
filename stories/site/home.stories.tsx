import { story } from '../core/story.tsx'

export default { title: 'Public site/Home' }

const fixed = { route: '/', answers: [], signedIn: false } as const

export const Filled = story(fixed)

/** With screenshots of the dark theme. */
export const Dark = story({ ...fixed, theme: 'dark' })

export const Narrow = story({ ...fixed, width: 390 })
Narrow.storyName = '390'

export const DarkNarrow = story({ ...fixed, width: 390, theme: 'dark' })
DarkNarrow.storyName = 'Dark 390'

/** Scrolled past 600 px: the bar with all links is sticky. */
export const Scrolled = story({ ...fixed, acts: [{ press: 'Learn More' }] })

export const ScrolledNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Learn More' }] })
ScrolledNarrow.storyName = 'Scrolled 390'

/** The request for early access is open. */
export const EarlyAccessOpen = story({ ...fixed, acts: [{ press: 'Join Early Access' }] })
