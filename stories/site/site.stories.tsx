/** The frame of the public pages: top bar, way home, footer. */
import { story } from '../core/story.tsx'

export default { title: 'Public frame' }

const signedIn = false
const route = '/about-jarvin'

/** On an inner page. */
export const Filled = story({ route, answers: [], signedIn })

/** The same in the dark theme. */
export const Dark = story({ route, answers: [], signedIn, theme: 'dark' })

/** The same on a phone, where the links stand in a menu. */
export const Narrow = story({ route, answers: [], signedIn, width: 390 })

/** On the home page, which starts with the way in. */
export const AtHome = story({ route: '/', answers: [], signedIn })
