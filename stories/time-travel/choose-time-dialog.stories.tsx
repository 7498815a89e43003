/** The dialog that chooses an earlier moment. */
import type { HttpHandler } from 'msw'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/Time travel/Choose time dialog' }

const around = [replay('getMe', getMe), ...screenAnswers]
const moment = replay('findMoment', findMoment)

const choice = (finding: HttpHandler, more: Partial<StorySetting> = {}) =>
  story({
    route: '/nudges',
    answers: [...around, finding],
    acts: [{ press: 'See an earlier moment' }],
    ...more,
  })

export const Open = choice(moment)
export const InProgress = choice(neverRespond('findMoment'))
export const Failed = choice(replayAny('findMoment', unavailable))
export const Dark = choice(moment, { theme: 'dark' })
export const Narrow = choice(moment, { width: 390 })
Narrow.storyName = '390'
