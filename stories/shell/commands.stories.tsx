/** The command palette. */
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import findRecords from '../../fixtures/decision-log/findRecords.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/Commands' }

const answers = [replay('getMe', getMe), ...screenAnswers]
const setting: StorySetting = { route: '/app-store', answers }

const palette = (more: Partial<StorySetting> = {}) =>
  story({ ...setting, acts: [{ key: 'k', ctrlKey: true }], ...more })

/** Nothing is open; shortcuts work. */
export const Closed = story(setting)

/** Nothing is open; the palette finds records. */
export const RecordSearch = story({
  ...setting,
  answers: [replayAny('findRecords', findRecords), ...answers],
})

export const Filled = palette()

export const Dark = palette({ theme: 'dark' })

export const Narrow = palette({ width: 390 })
Narrow.storyName = '390'

/** The palette in German, which has the longest words. */
export const German = palette({ language: 'de' })
