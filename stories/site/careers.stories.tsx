import { story } from '../core/story.tsx'

export default { title: 'Public site/Careers' }

const fixed = { route: '/careers', answers: [], signedIn: false } as const

/** All positions collapsed. */
export const Filled = story(fixed)

export const Dark = story({ ...fixed, theme: 'dark' })

export const Narrow = story({ ...fixed, width: 390 })
Narrow.storyName = '390'

/** One position expanded. */
export const PositionOpen = story({ ...fixed, acts: [{ press: 'Learn More' }] })

export const PositionOpenNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Learn More' }] })
PositionOpenNarrow.storyName = 'Position open 390'
