/** The place of the agent. */
import { answer } from '../../fixtures/core/answers.ts'
import getMe from '../../fixtures/session/getMe.json'
import { story } from '../core/story.tsx'

export default { title: 'Agent' }

const route = '/dashboard/agent'
const answers = [answer('getMe', getMe)]

/** What is to come. */
export const Filled = story({ route, answers })

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers, width: 390 })
