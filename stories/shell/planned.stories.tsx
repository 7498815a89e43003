/** Screens that are reachable and still to come. */
import { answer } from '../../fixtures/core/answers.ts'
import getMe from '../../fixtures/session/getMe.json'
import { story } from '../core/story.tsx'

export default { title: 'Planned screens' }

const answers = [answer('getMe', getMe)]

/** One of them. */
export const Filled = story({ route: '/briefs', answers })

export const Finance = story({ route: '/dashboard/finance', answers })
export const Strategic = story({ route: '/dashboard/strategic', answers })
export const SalesMarketing = story({ route: '/dashboard/sales-marketing', answers })
export const Risk = story({ route: '/dashboard/risk', answers })
export const Agent = story({ route: '/dashboard/agent', answers })
export const Integrations = story({ route: '/connections', answers })
export const BusinessProfile = story({ route: '/profile', answers })
export const MyProfile = story({ route: '/my-profile', answers })

/** In the dark theme. */
export const Dark = story({ route: '/connections', answers, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route: '/profile', answers, width: 390 })
