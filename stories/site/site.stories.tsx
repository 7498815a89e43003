/** The public pages. */
import { story } from '../core/story.tsx'

export default { title: 'Public site' }

const signedIn = false

/** The home page. */
export const Home = story({ route: '/', answers: [], signedIn })

/** The home page in the dark theme. */
export const HomeDark = story({ route: '/', answers: [], signedIn, theme: 'dark' })

/** The home page on a phone. */
export const HomeNarrow = story({ route: '/', answers: [], signedIn, width: 390 })

/** A page that is still to come. */
export const Planned = story({ route: '/privacy-policy', answers: [], signedIn })

/** The same on a phone. */
export const PlannedNarrow = story({ route: '/security-compliance', answers: [], signedIn, width: 390 })
