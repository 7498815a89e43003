/** The dialog of the changes since an earlier moment. */
import type { HttpHandler } from 'msw'
import { always, answer, waiting } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import compareMoments from '../../fixtures/decision-log/compareMoments.json'
import compareMomentsSame from '../../fixtures/decision-log/compareMoments.same.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/Time travel/Changes dialog' }

const around = [answer('getMe', getMe), ...screenAnswers]

const moments = [answer('findMoment', findMoment), always('findMoment', findMomentEarlier)]
const changes = (comparing: HttpHandler, more: Partial<StorySetting> = {}) =>
  story({
    route: `/nudges?asOf=${findMomentEarlier.body.moment.position}`,
    answers: [...around, ...moments, comparing],
    acts: [{ press: 'What changed since' }],
    ...more,
  })
const compared = always('compareMoments', compareMoments)

export const Open = changes(compared)
export const Empty = changes(always('compareMoments', compareMomentsSame))
export const InProgress = changes(waiting('compareMoments'))
export const Failed = changes(always('compareMoments', unavailable))
export const Dark = changes(compared, { theme: 'dark' })
export const Narrow = changes(compared, { width: 390 })
Narrow.storyName = '390'
