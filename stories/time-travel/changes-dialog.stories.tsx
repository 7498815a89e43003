/** The dialog of the changes since an earlier moment. */
import type { HttpHandler } from 'msw'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import compareMoments from '../../fixtures/decision-log/compareMoments.json'
import compareMomentsSame from '../../fixtures/decision-log/compareMoments.same.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/Time travel/Changes dialog' }

const around = [replay('getMe', getMe), ...screenAnswers]

const moments = [replay('findMoment', findMoment), replayAny('findMoment', findMomentEarlier)]
const changes = (comparing: HttpHandler, more: Partial<StorySetting> = {}) =>
  story({
    route: `/nudges?asOf=${findMomentEarlier.body.moment.position}`,
    answers: [...around, ...moments, comparing],
    acts: [{ press: 'What changed since' }],
    ...more,
  })
const compared = replayAny('compareMoments', compareMoments)

export const Open = changes(compared)
export const Empty = changes(replayAny('compareMoments', compareMomentsSame))
export const InProgress = changes(neverRespond('compareMoments'))
export const Failed = changes(replayAny('compareMoments', unavailable))
export const Dark = changes(compared, { theme: 'dark' })
export const Narrow = changes(compared, { width: 390 })
Narrow.storyName = '390'
