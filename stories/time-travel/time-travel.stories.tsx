/** Screens at an earlier moment, with the banner. */

import invalid from '../../fixtures/brief/generateBrief.invalid.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import compareMoments from '../../fixtures/decision-log/compareMoments.json'
import compareMomentsSame from '../../fixtures/decision-log/compareMoments.same.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import listMemos from '../../fixtures/memo/listMemos.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Time travel' }

const moments = [replay('findMoment', findMoment), replayAny('findMoment', findMomentEarlier)]
const answers = [
  replay('getMe', getMe),
  ...screenAnswers,
  ...moments,
  replayAny('compareMoments', compareMoments),
]
const asOf = `?asOf=${findMomentEarlier.body.moment.position}`
const route = `/nudges${asOf}`

/** The advisories at an earlier moment. */
export const Filled = story({ route, answers })

/** Nothing has been recorded since. */
export const Empty = story({
  route,
  answers: [
    replay('getMe', getMe),
    ...screenAnswers,
    ...moments,
    replayAny('compareMoments', compareMomentsSame),
  ],
})

/** The moment is still loading. */
export const Loading = story({
  route,
  answers: [replay('getMe', getMe), ...screenAnswers, neverRespond('findMoment')],
})

/** The moment fails to load. */
export const LoadError = story({
  route,
  answers: [replay('getMe', getMe), ...screenAnswers, replayAny('findMoment', unavailable)],
})

/** The address names a position beyond the history, so the present is shown. */
export const BeyondHistory = story({
  route: '/nudges?asOf=99999',
  answers: [replay('getMe', getMe), ...screenAnswers, replayAny('findMoment', invalid)],
})

/** The comparison fails. */
export const ComparisonError = story({
  route,
  answers: [replay('getMe', getMe), ...screenAnswers, ...moments, networkError('compareMoments')],
})

/** The present, where a moment can be chosen. */
export const Present = story({ route: '/nudges', answers })

/** The Overview greets with the time of the moment. */
export const Overview = story({ route: `/dashboard${asOf}`, answers })

/** A form with its values at the time, disabled. */
export const Form = story({ route: `/profile${asOf}`, answers })

/** The inbox opens a memo without marking it as read. */
export const MemoOpen = story({
  route: `${route}&inbox=unread&memo=${listMemos.body.find(({ status }) => status === 'unread')?.id}`,
  answers: [...answers, replayAny('listMemos', listMemos)],
})

export const Dark = story({ route, answers, theme: 'dark' })

/** A form with its values at the time. */
export const FormDark = story({ route: `/profile${asOf}`, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
