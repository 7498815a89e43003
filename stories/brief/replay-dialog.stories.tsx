/** A brief asked again. */
import replayBrief from '../../fixtures/brief/replayBrief.json'
import { neverRespond, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { type StorySetting, story } from '../core/story.tsx'
import { filled, firstRoute } from './brief-answers.ts'

export default { title: 'Signed in/Briefs/Ask again' }

const opened = (setting: Pick<StorySetting, 'answers' | 'theme' | 'width'>) =>
  story({ route: firstRoute, acts: [{ press: 'Ask again' }], ...setting })

const answers = [...filled, replayAny('replayBrief', replayBrief)]

export const Filled = opened({ answers })
/** The advisor, the records and the style are the same. */
export const Nothing = opened({
  answers: [
    ...filled,
    replayAny('replayBrief', {
      ...replayBrief,
      body: {
        ...replayBrief.body,
        sameRecords: replayBrief.body.written,
        today: replayBrief.body.written,
        differences: [],
      },
    }),
  ],
})
export const Loading = opened({ answers: [...filled, neverRespond('replayBrief')] })
export const LoadError = opened({ answers: [...filled, replayAny('replayBrief', unavailable)] })
LoadError.storyName = 'Load error'
export const Dark = opened({ answers, theme: 'dark' })
export const Narrow = opened({ answers, width: 390 })
Narrow.storyName = '390'
