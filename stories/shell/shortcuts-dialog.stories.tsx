/** The list of shortcuts. */
import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/Commands/Shortcuts dialog' }

const shortcuts = (more: Partial<StorySetting> = {}) =>
  story({
    route: '/app-store',
    answers: [replay('getMe', getMe), ...screenAnswers],
    acts: [{ key: '?' }],
    ...more,
  })

export const Open = shortcuts()

export const Dark = shortcuts({ theme: 'dark' })

/** On a phone, in Japanese. */
export const Narrow = shortcuts({ width: 390, language: 'ja' })
Narrow.storyName = '390'
