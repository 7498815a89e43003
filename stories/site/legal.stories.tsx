import { story } from '../core/story.tsx'

export default { title: 'Legal pages' }

const fixed = { answers: [], signedIn: false } as const

/** The privacy policy. */
export const Filled = story({ ...fixed, route: '/privacy-policy' })

export const Terms = story({ ...fixed, route: '/terms-of-service' })

export const Security = story({ ...fixed, route: '/security-compliance' })

/** The terms. */
export const Dark = story({ ...fixed, route: '/terms-of-service', theme: 'dark' })

/** Security, with its figures. */
export const Narrow = story({ ...fixed, route: '/security-compliance', width: 390 })
