/** Generating a brief and running quick actions: in progress and failing. */
import generateBrief from '../../fixtures/brief/generateBrief.json'
import getBrief from '../../fixtures/brief/getBrief.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { story } from '../core/story.tsx'
import { actions, base, route } from './brief-answers.ts'

export default { title: 'Signed in/Briefs/Requests' }

/** The brief is never finished; it can be cancelled. */
export const Generating = story({ route, answers: [...base, neverRespond('generateBrief')] })

/** The first try fails. */
export const GenerateError = story({
  route,
  answers: () => [
    ...base,
    networkError('generateBrief', { once: true }),
    replayAny('generateBrief', generateBrief),
    replay('getBrief', getBrief),
  ],
})

/** Each action fails on the first try. */
export const ActionErrors = story({
  route,
  answers: () => [
    ...base,
    replayAny('draftEmails', unavailable, { once: true }),
    networkError('proposeRoster', { once: true }),
    replayAny('planSocial', unavailable, { once: true }),
    ...actions,
  ],
})

/** The roster works once, then fails. */
export const SecondActionError = story({
  route,
  answers: () => [
    ...base,
    replay('proposeRoster', proposeRoster, { once: true }),
    replayAny('proposeRoster', unavailable),
  ],
})

/** The actions never finish. */
export const ActionsRunning = story({
  route,
  answers: [...base, neverRespond('draftEmails'), neverRespond('proposeRoster'), neverRespond('planSocial')],
})
