import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Agent' }

const route = '/dashboard/agent'
const answers = [replay('getMe', getMe)]

export const Filled = story({ route, answers })

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
