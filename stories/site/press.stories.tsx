/** The press page. File sizes are missing, because only the build measures them. */
import { story } from '../core/story.tsx'

export default { title: 'Public site/Press' }

const fixed = { route: '/press-media', answers: [], signedIn: false } as const

export const Filled = story(fixed)

export const Dark = story({ ...fixed, theme: 'dark' })

export const Narrow = story({ ...fixed, width: 390 })
Narrow.storyName = '390'

/** One release expanded. */
export const ReleaseOpen = story({ ...fixed, acts: [{ press: 'Read Release' }] })

export const ReleaseOpenNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Read Release' }] })
ReleaseOpenNarrow.storyName = 'Release open 390'
