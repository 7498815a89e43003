import { story } from '../core/story.tsx'

export default { title: 'Public site/Legal' }

const fixed = { answers: [], signedIn: false } as const

/** The privacy policy. */
export const Filled = story({ ...fixed, route: '/privacy-policy' })

/** The terms of service. */
export const Terms = story({ ...fixed, route: '/terms-of-service' })

/** The security page, with its figures. */
export const Security = story({ ...fixed, route: '/security-compliance' })

/** The terms. */
export const Dark = story({ ...fixed, route: '/terms-of-service', theme: 'dark' })

/** Security, with its figures. */
export const Narrow = story({ ...fixed, route: '/security-compliance', width: 390 })
Narrow.storyName = '390'
