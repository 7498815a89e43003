/** The screen of every path that leads nowhere. */
import { answer } from '../../fixtures/core/answers.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Not found' }

const route = '/quarterly-offsite'
const answers = [answer('getMe', getMe), ...screenAnswers]

/** Four ways on, and an offer of help. */
export const Filled = story({ route, answers })

/** Signed out, the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers, width: 390 })
