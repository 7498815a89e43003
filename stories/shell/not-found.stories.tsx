/** The screen for unknown paths. */
import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Not found' }

const route = '/quarterly-offsite'
const answers = [replay('getMe', getMe), ...screenAnswers]

/** Four links, and an offer of help. */
export const Filled = story({ route, answers })

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
