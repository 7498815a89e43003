/** The three legal pages. */
import { story } from '../core/story.tsx'

export default { title: 'Legal pages' }

const fixed = { answers: [], signedIn: false } as const

/** The privacy policy. */
export const Filled = story({ ...fixed, route: '/privacy-policy' })

/** The terms of service. */
export const Terms = story({ ...fixed, route: '/terms-of-service' })

/** Security and compliance. */
export const Security = story({ ...fixed, route: '/security-compliance' })

/** The terms in the dark theme. */
export const Dark = story({ ...fixed, route: '/terms-of-service', theme: 'dark' })

/** Security, with its figures, on a phone. */
export const Narrow = story({ ...fixed, route: '/security-compliance', width: 390 })
