import { story } from '../core/story.tsx'

export default { title: 'Public site/About' }

const fixed = { route: '/about-jarvin', answers: [], signedIn: false } as const

export const Filled = story(fixed)

export const Dark = story({ ...fixed, theme: 'dark' })

export const Narrow = story({ ...fixed, width: 390 })
Narrow.storyName = '390'

/** The open menu. */
export const MenuOpenNarrow = story({ ...fixed, width: 390, acts: [{ press: 'Menu' }] })
MenuOpenNarrow.storyName = 'Menu open 390'
